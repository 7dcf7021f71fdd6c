import { test as base } from '../program.ts';
import { type Answer, ask, type ShopProcess, startProcess } from '../shop-process.ts';
import { type Forbidden, forbiddenWords } from './forbidden.ts';
import { HOST } from './kiln-folder.ts';
import { DEMO_HOST, fillTwoTrades } from './two-trades.ts';

/**
 * A second store beside the demo shop, of another trade, at its own https host behind a proxy: nothing of it is the
 * first
 * one's. No browser.
 */
export interface TwoTrades {
  shop: ShopProcess;
  folder: string;
  url: string;
  forbidden: Forbidden[];
}

/** What a proxy that ends TLS sends along. */
export const PROXIED = { host: HOST, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

let opened: TwoTrades | undefined;

/** Tests of the shop that `openTwoTrades` opens. */
export const test = base.extend<{ two: TwoTrades }>({ two: ({}, use) => use(opened!) });

export function openTwoTrades(): void {
  let remove: () => void;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const filled = await fillTwoTrades();
    ({ remove } = filled);
    const { folder, url } = filled;
    const shop = await startProcess({
      DATA_DIR: folder,
      STORE_ORIGIN: `https://${DEMO_HOST}`,
      TRUSTED_PROXIES: '127.0.0.1',
      PAYMENT_SANDBOX: 'yes',
    });
    opened = { shop, folder, url, forbidden: await forbiddenWords() };
  });
  test.afterAll(async () => {
    await opened?.shop.close();
    remove();
  });
}

/** Hosts that documents may name: its own, and those that names of formats are made of. */
const HOSTS = new Set([
  HOST,
  'pots.example',
  'schema.org',
  'www.w3.org',
  'base.google.com',
  'www.sitemaps.org',
  'www.google.com',
]);

const FORMATS = /^http:\/\/(www\.w3\.org|base\.google\.com|www\.sitemaps\.org|www\.google\.com)\//;

/** What in a text is the first shop's, or leads elsewhere than to this one. */
export function untrue(text: string, forbidden: Forbidden[]): string[] {
  // Names of classes and of the program's own parts are read by nobody; apps that may open are a setting.
  const read = text
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/ (class|component-url|renderer-url|data-lazy-bundle|data-island-files|d)="[^"]*"/g, '')
    .replace(/"schemes":\[.*?\]/g, '');
  const said = forbidden.flatMap(({ what, words }) => around(read, words).map((hit) => `${what}: ${hit}`));
  const addresses = [
    ...new Set(
      [...text.replace(/\/\*![^*]*\*\//g, '').matchAll(/https?:\/\/[^\s"'<>&);,\\]+/g)].map(([address]) => address),
    ),
  ];
  const led = addresses.filter(
    (address) => !HOSTS.has(new URL(address).host) || (address.startsWith('http:') && !FORMATS.test(address)),
  );
  return [...said, ...led.map((address) => `leads to ${address}`)];
}

export function around(text: string, words: RegExp): string[] {
  return [...text.matchAll(new RegExp(words, 'gi'))]
    .slice(0, 5)
    .map(({ index, 0: hit }) => text.slice(Math.max(0, index - 40), index + hit.length + 30).replace(/\s+/g, ' '));
}

export const get = (two: TwoTrades, path: string, host = HOST): Promise<Answer> =>
  ask(two.shop.origin, path, { headers: { ...PROXIED, host } });

export const headersOf = ({ headers: { location, link, 'content-security-policy': policy } }: Answer) =>
  [location, link, policy].join('\n');

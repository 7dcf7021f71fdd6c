import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeGateway, startFakeGateway } from '../../fixtures/gateway/server.ts';
import { type ShopProcess, startProcess } from '../process/shop-process.ts';
import { headlessShell } from '../support/chromium.ts';
import { test as base } from '../support/test.ts';
import { TRUST_CERTIFICATES } from './certificate.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { writePages } from '../../fixtures/shop-folder/policy-pages.ts';

/**
 * Stores of one process; the first is the default store. Hosts end in a domain that nobody can own. The first two have
 * an account at one gateway each, the third at all of them, the last has none and sells by the sandbox bank.
 */
export const STORES = {
  'indigo-row': { name: 'Indigo Row', host: 'indigo.test', product: 'Rope Belt', price: 1_250, offers: 'stripe' },
  'cedar-loft': { name: 'Cedar Loft', host: 'cedar.test', product: 'Field Cap', price: 780, offers: 'stripe' },
  'linen-hall': { name: 'Linen Hall', host: 'linen.test', product: 'Long Scarf', price: 1_250, offers: undefined },
  'sand-barn': { name: 'Sand Barn', host: 'sand.test', product: 'Beach Bag', price: 1_250, offers: undefined },
} as const;
export type StoreId = keyof typeof STORES;

const IDS = Object.keys(STORES) as StoreId[];
/** A store lists its host by itself and with these before it; the first is that of its origin. */
export const LISTED = ['', 'www.', 'shop.'] as const;

export interface Stores {
  origins: Record<StoreId, string>;
  banks: Record<Exclude<StoreId, 'sand-barn'>, FakeGateway>;
  shop: ShopProcess;
  /** Its mails as files. */
  outbox: string;
}

/** Certificates that sign themselves, and names that no name server knows. */
export const OF_STORES = {
  launchOptions: await headlessShell([TRUST_CERTIFICATES, '--host-resolver-rules=MAP *.test 127.0.0.1']),
};

const CEDAR_STRIPE = { STRIPE_SECRET_KEY: 'sk_of_cedar', STRIPE_WEBHOOK_SECRET: 'whsec_of_cedar' };

/** Each test sees one of the stores: `baseURL` is its origin. */
export const test = base.extend<{ storeId: StoreId }, { stores: Stores }>({
  storeId: ['indigo-row', { option: true }],
  baseURL: ({ stores, storeId }, use) => use(stores.origins[storeId]),
  stores: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'selvedge-stores-'));
      const proxy = await startTlsProxy();
      const banks = {
        'indigo-row': await startFakeGateway(),
        'cedar-loft': await startFakeGateway(0, CEDAR_STRIPE),
        'linen-hall': await startFakeGateway(),
      };
      const originOf = (id: StoreId) => `https://${STORES[id].host}:${proxy.port}`;
      const origins = Object.fromEntries(IDS.map((id) => [id, originOf(id)])) as Record<StoreId, string>;
      const db = await openDatabase(`sqlite:${folder}/store.db`);
      for (const id of IDS) {
        const own = join(folder, id);
        await writeFolder(own, id, origins[id]);
        await applyFolder(db, await readShopFolder(own), { media: join(folder, 'media'), failOnDelete: false });
      }
      await db.destroy();
      const shop = await startProcess({
        DATA_DIR: folder,
        TRUSTED_PROXIES: '127.0.0.1',
        PAYMENT_SANDBOX: 'yes',
        STRIPE_SECRET_KEY: banks['indigo-row'].stripe.STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: banks['indigo-row'].stripe.STRIPE_WEBHOOK_SECRET,
        STRIPE_URL: banks['indigo-row'].url,
        ...accountOf('cedar-loft', { ...CEDAR_STRIPE, STRIPE_URL: banks['cedar-loft'].url }),
        ...accountOf('linen-hall', banks['linen-hall'].settings),
      });
      proxy.leadTo(shop.origin);
      for (const bank of Object.values(banks)) bank.tell = `${shop.origin}/api/v1`;
      await use({ origins, banks, shop, outbox: join(folder, 'outbox') });
      await shop.close();
      proxy.close();
      await Promise.all(Object.values(banks).map((bank) => bank.close()));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Settings of a gateway as those of one store. */
function accountOf(id: StoreId, settings: Record<string, string>): Record<string, string> {
  const end = id.toUpperCase().replace('-', '_');
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${name}__${end}`, value]));
}

async function writeFolder(path: string, id: StoreId, origin: string): Promise<void> {
  const { name, host, product, price, offers } = STORES[id];
  await initFolder(path, { name, origin, currency: 'INR', locale: 'en-IN', email: `office@${host}` });
  writePages(path);
  const store = readFileSync(join(path, 'store.yaml'), 'utf8');
  const hosts = LISTED.map((before) => before + host).join(', ');
  writeFileSync(join(path, 'store.yaml'), store.replace(/^hosts: .*$/m, `hosts: [${hosts}]`));
  const payments = offers && `payments:\n  - gateway: ${offers}\n    label: Card at ${name}\n`;
  appendFileSync(
    join(path, 'store.yaml'),
    `${payments ?? ''}mail:
  name: ${name} orders
  address: orders@${host}
`,
  );
  writeFileSync(join(path, 'categories.yaml'), '- name: Accessories\n');
  writeFileSync(
    join(path, 'products.csv'),
    `Handle,Title,Body (HTML),Product Category,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price
piece,${product},<p>Made by ${name}.</p>,Accessories,true,Size,M,PIECE,${price}
`,
  );
  writeFileSync(join(path, 'stock.csv'), 'SKU,quantity\nPIECE,9\n');
}

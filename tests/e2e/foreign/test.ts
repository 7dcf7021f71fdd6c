import { join } from 'node:path';
import { addShopper, startForeignBackend, type ForeignBackend, type Reading } from '../../fixtures/backend.ts';
import { startFakeSmtp, type FakeSmtp } from '../../fixtures/smtp.ts';
import { sendOrder } from '../support/buying.ts';
import { readPage } from '../support/read.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { expect, newcomer, openReadingTab, test as base, type Page } from '../support/test.ts';
import { keep } from '../support/visit.ts';
import { startPictureHost, type PictureHost } from './pictures/picture-host.ts';
import { servePictures } from './pictures/serve-pictures.ts';

export interface ForeignOptions {
  /** Which of the spec's two readings the backend speaks. */
  reading: Reading;
}

interface Worker {
  backend: ForeignBackend;
  /** As it is without further settings. */
  shop: Shop;
  smtp: FakeSmtp;
  pictureHost: PictureHost;
  /** The other settings: nothing is kept, messages are mailed, and pictures of a host come through the shop. */
  uncachedShop: Shop;
  uncachedTab: Page;
}

const startForeign = (backend: ForeignBackend, env: Record<string, string>) =>
  startShop({
    PORT: '0',
    PAGE_CACHE_MB: '64',
    API_URL: backend.url,
    API_HOST: 'shop.example',
    PUBLIC_API_BASE: '',
    SMTP_URL: '',
    ...env,
  });

/**
 * A shop of its own on a foreign backend, which a test may stop, slow down and look into. All that a worker has is
 * defined here and started by the first test that asks for it: with other fixtures of a worker Playwright would start
 * another process, with a browser, a backend and a shop.
 */
export const test = base.extend<{ calmBackend: undefined }, ForeignOptions & Worker>({
  reading: ['a', { option: true, scope: 'worker' }],
  backend: [
    async ({ reading }, use) => {
      const backend = await startForeignBackend({ reading });
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ backend }, use) => {
      const shop = await startForeign(backend, {});
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  smtp: [
    async ({}, use) => {
      const smtp = await startFakeSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  pictureHost: [
    async ({}, use) => {
      const host = await startPictureHost();
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  uncachedShop: [
    async ({ backend, smtp, pictureHost }, use, { project, workerIndex }) => {
      const shop = await startForeign(backend, {
        PAGE_CACHE_MB: '0',
        SMTP_URL: smtp.url,
        IMAGE_HOSTS: pictureHost.host,
        DATA_DIR: join(project.outputDir, `foreign-${workerIndex}`),
      });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  uncachedTab: [
    ({ browser, uncachedShop }, use) => openReadingTab(browser, uncachedShop.origin, use),
    { scope: 'worker' },
  ],
  shopOrigin: [({ shop }, use) => use(shop.origin), { scope: 'worker', timeout: 600_000 }],
  calmBackend: [
    async ({ backend, baseURL }, use) => {
      backend.shop = baseURL!;
      await use(undefined);
      backend.delayMs = 0;
      backend.lost = undefined;
      backend.intercept = undefined;
      await backend.up();
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await servePictures(page);
    await use(page);
  },
});

/** For what the shop has sent: without script and pictures (support/read.ts). */
export const read = test.extend({ page: readPage });

/** Nothing is kept: for what a page says when its backend fails, or answers otherwise than in the test before. */
export const uncached = test.extend({
  baseURL: ({ uncachedShop }, use) => use(uncachedShop.origin),
});

export const uncachedRead = uncached.extend({
  page: ({ uncachedTab }, use) => readPage({ readingTab: uncachedTab }, use),
});

export { expect, type Page };

/** A piece sold in sizes S and M, and one beside it. */
export const pieceOf = (reading: Reading) =>
  reading === 'a'
    ? { id: 'p1', name: 'Foreign jeans 1', other: 'p2' }
    : { id: '101', name: 'Foreign piece 1', other: '104' };

/** Someone with an account, signed in here, with one piece in the cart; the shop has seen its backend. */
export async function signedIn(page: Page, backend: ForeignBackend) {
  const person = newcomer();
  const token = addShopper(backend.memory, person);
  const { id, name } = pieceOf(backend.memory.reading);
  const line = { id, name, image: '', price: 1499, quantity: 2, selectedSize: 'M', selectedColor: '' };
  const cart = JSON.stringify([line]);
  await page.request.get('/');
  await keep(page, 'auth_token', token);
  await keep(page, 'cart', cart);
  return { ...person, token, cart };
}

export const ADDRESS = {
  'Full Name': 'Asha Verma',
  Address: '12 Loom Street',
  City: 'Bengaluru',
  'Postal Code': '560001',
  Phone: '9876543210',
};

export async function typeAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value);
  await page.getByLabel('State').selectOption('Karnataka');
}

export async function expectAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(ADDRESS)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
}

/** From the checkout to the payment page. */
export async function placeOrder(page: Page): Promise<string> {
  await typeAddress(page);
  return sendOrder(page);
}

export async function fillPayment(page: Page, way: string): Promise<void> {
  await page.getByLabel('Way to <b>pay</b>').selectOption({ label: way });
  await page.getByLabel('Payer phone').fill('98765 43210');
  await page.getByLabel('I agree').check();
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay Now' });
export const inStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

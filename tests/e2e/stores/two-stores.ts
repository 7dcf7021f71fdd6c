import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeGateway } from '../../fixtures/gateway/server.ts';
import { startFakeGateway } from '../../fixtures/gateway/server.ts';
import { type ShopProcess, startProcess } from '../process/shop-process.ts';
import { CHROMIUM_ARGS, headlessShellPath } from '../support/chromium.ts';
import { expect, test as base } from '../support/test.ts';
import { TRUST_CERTIFICATES } from './certificate.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';

/** Two shops of one process; the first is the default store. Hosts end in a domain that nobody can own. */
export const STORES = {
  'indigo-row': { name: 'Indigo Row', host: 'indigo.test', product: 'Rope Belt', price: 1_250 },
  'cedar-loft': { name: 'Cedar Loft', host: 'cedar.test', product: 'Field Cap', price: 780 },
} as const;
export type StoreId = keyof typeof STORES;

export interface TwoStores {
  origins: Record<StoreId, string>;
  banks: Record<StoreId, FakeGateway>;
  shop: ShopProcess;
  /** Its mails as files. */
  outbox: string;
}

/** Certificates that sign themselves, and names that no name server knows. */
export const OF_TWO_STORES = {
  launchOptions: {
    executablePath: await headlessShellPath(),
    args: [...CHROMIUM_ARGS, TRUST_CERTIFICATES, '--host-resolver-rules=MAP *.test 127.0.0.1'],
  },
};

const CEDAR_STRIPE = { STRIPE_SECRET_KEY: 'sk_of_cedar', STRIPE_WEBHOOK_SECRET: 'whsec_of_cedar' };

/** Each test sees one of the stores: `baseURL` is its origin. */
export const test = base.extend<{ storeId: StoreId }, { two: TwoStores }>({
  storeId: ['indigo-row', { option: true }],
  baseURL: ({ two, storeId }, use) => use(two.origins[storeId]),
  two: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'selvedge-stores-'));
      const proxy = await startTlsProxy();
      const banks = { 'indigo-row': await startFakeGateway(), 'cedar-loft': await startFakeGateway(0, CEDAR_STRIPE) };
      const origins = {
        'indigo-row': `https://${STORES['indigo-row'].host}:${proxy.port}`,
        'cedar-loft': `https://${STORES['cedar-loft'].host}:${proxy.port}`,
      };
      for (const id of ['indigo-row', 'cedar-loft'] as const) {
        await writeFolder(join(folder, id), id, origins[id]);
        apply(join(folder, id), folder);
      }
      const shop = await startProcess({
        DATA_DIR: folder,
        TRUSTED_PROXIES: '127.0.0.1',
        STRIPE_SECRET_KEY: banks['indigo-row'].stripe.STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: banks['indigo-row'].stripe.STRIPE_WEBHOOK_SECRET,
        STRIPE_URL: banks['indigo-row'].url,
        STRIPE_SECRET_KEY__CEDAR_LOFT: CEDAR_STRIPE.STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET__CEDAR_LOFT: CEDAR_STRIPE.STRIPE_WEBHOOK_SECRET,
        STRIPE_URL__CEDAR_LOFT: banks['cedar-loft'].url,
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

async function writeFolder(path: string, id: StoreId, origin: string): Promise<void> {
  const { name, host, product, price } = STORES[id];
  await initFolder(path, { name, origin, currency: 'INR', locale: 'en-IN', email: `office@${host}` });
  appendFileSync(
    join(path, 'store.yaml'),
    `payments:
  - gateway: stripe
    label: Card at ${name}
mail:
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

function apply(path: string, dataFolder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['src/owner/cli/cli.ts', 'apply', path], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', API_URL: '' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGateway } from '../../fixtures/gateway/server.ts';
import { startProcess } from '../process/shop-process.ts';
import { expect, test as base } from '../support/test.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';

/** The first is that of the store's origin. */
export const HOSTS = ['indigo.test', 'www.indigo.test', 'shop.indigo.test'] as const;
export const STORE_ID = 'indigo-row';

/** One store that lists three hosts, once with accounts at gateways and once with the sandbox bank. */
export interface ListedHosts {
  /** Of each of the two shops. */
  ports: Record<'gateways' | 'sandbox', number>;
}

/** Each test sees one of the shops: `baseURL` is its origin. */
export const test = base.extend<{ shop: keyof ListedHosts['ports'] }, { listed: ListedHosts }>({
  shop: ['gateways', { option: true }],
  baseURL: ({ listed, shop }, use) => use(`https://${HOSTS[0]}:${listed.ports[shop]}`),
  listed: [
    async ({}, use) => {
      const bank = await startFakeGateway();
      const shops = await Promise.all([openShop(bank.settings), openShop({ PAYMENT_SANDBOX: 'yes' })]);
      bank.tell = `${shops[0].shop}/api/v1`;
      await use({ ports: { gateways: shops[0].port, sandbox: shops[1].port } });
      for (const { close } of shops) await close();
      await bank.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function openShop(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-hosts-'));
  const proxy = await startTlsProxy();
  const path = join(folder, STORE_ID);
  const origin = `https://${HOSTS[0]}:${proxy.port}`;
  await initFolder(path, { name: 'Indigo Row', origin, currency: 'INR', locale: 'en-IN', email: 'office@indigo.test' });
  const store = readFileSync(join(path, 'store.yaml'), 'utf8');
  writeFileSync(join(path, 'store.yaml'), store.replace(/^hosts: .*$/m, `hosts: [${HOSTS.join(', ')}]`));
  writeFileSync(join(path, 'categories.yaml'), '- name: Accessories\n');
  writeFileSync(
    join(path, 'products.csv'),
    'Handle,Title,Body (HTML),Product Category,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price\n' +
      'piece,Rope Belt,<p>Rope.</p>,Accessories,true,Size,M,PIECE,1250\n',
  );
  writeFileSync(join(path, 'stock.csv'), 'SKU,quantity\nPIECE,99\n');
  const { status, stderr } = spawnSync(process.execPath, ['src/owner/cli/cli.ts', 'apply', path], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', API_URL: '' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const shop = await startProcess({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', ...settings });
  proxy.leadTo(shop.origin);
  return {
    port: proxy.port,
    shop: shop.origin,
    close: async () => {
      await shop.close();
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

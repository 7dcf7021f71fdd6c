import http from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fillFolder } from './fill-folder.ts';
import { expect, test } from './program.ts';
import { ask, signUp, type ShopProcess, startProcess } from './shop-process.ts';
import { expectPages, expectTryLater, order } from './while-it-fails.ts';

/** A shop with hardly a setting, from its first answer to its end. */
test.describe.configure({ timeout: 120_000 });

let folder: string;
let remove: () => void;
let shop: ShopProcess;
test.beforeAll(async () => {
  ({ folder, remove } = await fillFolder());
  shop = await startProcess({ DATA_DIR: folder, DRAIN_DELAY_MS: '1500' });
});
test.afterAll(async () => {
  await shop.close();
  remove();
});

// The first, since it counts lines of the whole log.
test('a request has an id of our own where no proxy is trusted, in the answer and in the log', async () => {
  const id = 'edge-0a1b2c3d';
  const call = { method: 'POST', body: {}, headers: { 'x-request-id': id } };
  expect((await ask(shop.origin, '/api/v1/newsletter', call)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const missing = await ask(shop.origin, '/products?category=none', { headers: { 'x-request-id': id } });
  expect([missing.status, missing.headers['x-request-id']]).toEqual([404, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect((await ask(shop.origin, '/')).headers['x-request-id']).toBeUndefined();
  await expect.poll(() => shop.lines().filter(({ msg }) => msg === 'request')).toHaveLength(1);
});

test('without METRICS_PORT there is no second port', async () => {
  expect((await ask(shop.origin, '/healthz', { method: 'HEAD' })).status).toBe(200);
  expect((await ask(shop.origin, '/readyz?from=lb')).status).toBe(200);
  expect((await ask(shop.origin, '/healthz', { method: 'POST' })).status).toBe(405);
  expect(shop.lines().some(({ msg }) => msg === 'metrics')).toBe(false);
});

test('F4 another program holds the database: orders are refused in time, reading goes on, and it recovers by itself', async () => {
  const token = await signUp(shop.origin);
  await expectPages(shop);
  const other = new DatabaseSync(join(folder, 'store.db'));
  other.exec('begin immediate');
  const begun = Date.now();
  const refused = Promise.all([order(shop, token), order(shop, token)]);
  await expectPages(shop);
  expect((await ask(shop.origin, '/api/v1/accountInfo', { token })).status).toBe(200);
  expect((await ask(shop.origin, '/readyz')).status).toBe(200);
  expect(Date.now() - begun).toBeLessThan(4_000);
  for (const answer of await refused) expectTryLater(answer);
  expect(Date.now() - begun).toBeLessThan(15_000);
  other.exec('rollback');
  expect((await order(shop, token)).status).toBe(201);
  other.close();
});

test('F9 while it drains it says so: readyz 503, no connection kept, what came in time is answered', async () => {
  const before = await ask(shop.origin, '/readyz');
  expect([before.status, before.body]).toEqual([200, { status: 'ready' }]);
  const agent = new http.Agent({ keepAlive: true });
  expect((await ask(shop.origin, '/', { agent })).headers.connection).not.toBe('close');
  shop.signal('SIGTERM');
  await expect.poll(async () => (await ask(shop.origin, '/readyz')).status).toBe(503);
  const draining = await ask(shop.origin, '/readyz');
  expect(draining.body).toEqual({ status: 'unavailable', why: 'draining' });
  expect(draining.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' });
  expect((await ask(shop.origin, '/healthz')).status).toBe(200);
  const page = await ask(shop.origin, '/', { agent });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  expect(await shop.ended).toBe(0);
  await expect(ask(shop.origin, '/')).rejects.toThrow(/ECONNREFUSED/);
  agent.destroy();
});

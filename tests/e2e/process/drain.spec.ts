import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { expect, test } from 'playwright/test';
import { net } from '../support/net.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { BELT } from '../../api/catalogue.ts';
import { fillFolder } from './fill-folder.ts';
import { ask, ConnectionGone, orderOf, signUp, startProcess, type ShopProcess } from './shop-process.ts';

const CLIENTS = 16;

test.describe.configure({ timeout: 120_000 });

for (const workers of net([1, 2], (count) => count === 2))
  test(`F9 SIGTERM under a load of orders, ${workers} process${workers > 1 ? 'es' : ''}: none that was taken fails, none acknowledged is lost`, async () => {
    const { folder, url, remove } = await fillFolder();
    const shop = await startProcess({ DATA_DIR: folder, WEB_CONCURRENCY: String(workers) });
    const token = await signUp(shop.origin);
    const [acknowledged, broken, load] = orderWithoutEnd(shop, token);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2 * CLIENTS);
    shop.signal('SIGTERM');
    await load;
    expect(await shop.ended).toBe(0);
    expect(broken).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(CLIENTS);
    // By its own log: each order that it took was answered whole, and once.
    const taken = shop.lines().filter(({ route }) => route === 'createOrder');
    expect(taken.filter(({ status, cut }) => status !== 201 || cut)).toEqual([]);
    expect(taken).toHaveLength(acknowledged.length);
    const db = await openDatabase(url);
    const kept = await db.selectFrom('orders').select('id').execute();
    await db.destroy();
    expect(kept.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    expect(shop.lines().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['start', 'drain', 'stop']));
    remove();
  });

test('F9 while it drains it says so: readyz 503, no connection kept, what came in time is answered', async () => {
  const { folder, remove } = await fillFolder();
  const shop = await startProcess({ DATA_DIR: folder, DRAIN_DELAY_MS: '1500' });
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
  remove();
});

test('F9 a second signal ends it at once', async () => {
  const { folder, remove } = await fillFolder();
  const shop = await startProcess({ DATA_DIR: folder, DRAIN_DELAY_MS: '60000' });
  shop.signal('SIGTERM');
  await expect.poll(async () => (await ask(shop.origin, '/readyz')).status).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 600));
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(1);
  remove();
});

/**
 * Orders, one after the other on each of some keep-alive connections, until listening has ended. A connection that was
 * closed
 * while nobody used it is no fault, however late that is heard; the same order then comes over a new one.
 */
function orderWithoutEnd(
  { origin }: ShopProcess,
  token: string,
): [acknowledged: string[], broken: string[], load: Promise<unknown>] {
  const [acknowledged, broken] = [[] as string[], [] as string[]];
  const client = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let key = randomUUID(); ;)
      try {
        const { status, body, text } = await ask(origin, '/api/v1/orders', {
          method: 'POST',
          body: orderOf(BELT),
          token,
          key,
          agent,
        });
        if (status === 201) acknowledged.push(body.id as string);
        else broken.push(`${status} ${text}`);
        key = randomUUID();
      } catch (error) {
        if (error instanceof ConnectionGone) continue;
        const code = (error as NodeJS.ErrnoException).code;
        if (code === 'ECONNREFUSED') return;
        broken.push(code ?? String(error));
        return;
      }
  };
  return [acknowledged, broken, Promise.all(Array.from({ length: CLIENTS }, client))];
}

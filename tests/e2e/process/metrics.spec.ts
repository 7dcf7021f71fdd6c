import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { net } from '../support/net.ts';
import { BELT } from '../../api/catalogue.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { fillFolder } from './fill-folder.ts';
import { ask, orderOf, signUp, startProcess } from './shop-process.ts';

test.describe.configure({ timeout: 120_000 });

for (const workers of net([1, 2], (count) => count === 2))
  test(`the internal port counts what ${workers === 1 ? 'the process' : 'all processes together'} did, with few labels`, async () => {
    const { folder, remove } = await fillFolder();
    const port = await freePort();
    const shop = await startProcess({ DATA_DIR: folder, METRICS_PORT: String(port), WEB_CONCURRENCY: String(workers) });
    const inside = `http://127.0.0.1:${port}`;
    const read = async () => (await ask(inside, '/metrics')).text;
    const figure = async (name: string) =>
      Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(await read())?.[1] ?? 0);

    expect((await ask(inside, '/healthz')).body).toEqual({ status: 'ok' });
    expect((await ask(inside, '/readyz')).body).toEqual({ status: 'ready' });
    const token = await signUp(shop.origin);
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await ask(shop.origin, '/api/v1/orders', { method: 'POST', token, body: orderOf(BELT) })).status).toBe(
        201,
      );
      expect((await ask(shop.origin, '/')).status).toBe(200);
      await ask(shop.origin, `/never-${turn}/seen-${turn}`);
      await ask(shop.origin, `/api/v1/products/never-${turn}`);
    }
    await ask(shop.origin, '/robots.txt');
    for (let turn = 0; turn < 11; turn += 1)
      await ask(shop.origin, `/api/v1/orders/none?contactInfo=nobody@example.com`);

    await expect.poll(() => figure('selvedge_orders_placed_total')).toBe(6);
    expect(await figure('selvedge_requests_total{kind="api",call="createOrder",status="2xx"}')).toBe(6);
    expect(await figure('selvedge_requests_total{kind="api",call="product",status="4xx"}')).toBe(6);
    const [pages, copies] = [
      await figure('selvedge_requests_total{kind="page",call="",status="2xx"}'),
      await figure('selvedge_requests_total{kind="copy",call="",status="2xx"}'),
    ];
    // robots.txt is a page too; the front page is made once by each process.
    expect([pages + copies >= 6, copies >= 6 - workers - 1, copies <= 5]).toEqual([true, true, true]);
    expect(await figure('selvedge_page_cache_total{outcome="hit"}')).toBeGreaterThanOrEqual(copies);
    expect(await figure('selvedge_request_duration_seconds_count{kind="copy"}')).toBe(copies);
    if (workers === 1) expect(await figure('selvedge_rate_limited_total')).toBeGreaterThan(0);

    const text = await read();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'selvedge_payments_settled_total',
      'selvedge_mails_sent_total',
      'selvedge_mails_failed_total',
      'selvedge_database_errors_total',
    ])
      expect(text, name).toContain(`\n${name} `);
    expect(text).not.toMatch(/never-|nobody|seen/);
    expect(text.split('\n').filter((line) => line.startsWith('selvedge_requests_total')).length).toBeLessThan(30);
    expect((await ask(inside, '/')).status).toBe(404);
    // The public port tells nothing.
    expect((await ask(shop.origin, '/metrics')).status).not.toBe(200);
    await shop.close();
    remove();
  });

test('without METRICS_PORT there is no second port; one that is taken is said in one line', async () => {
  const { folder, remove } = await fillFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(startProcess({ DATA_DIR: folder, METRICS_PORT: String(port) })).rejects.toThrow(
    `Selvedge cannot start: port ${port} on 127.0.0.1 is in use; set METRICS_PORT to another`,
  );
  taken.close();
  const shop = await startProcess({ DATA_DIR: folder });
  expect((await ask(shop.origin, '/healthz', { method: 'HEAD' })).status).toBe(200);
  expect((await ask(shop.origin, '/readyz?from=lb')).status).toBe(200);
  expect((await ask(shop.origin, '/healthz', { method: 'POST' })).status).toBe(405);
  expect(shop.lines().some(({ msg }) => msg === 'metrics')).toBe(false);
  await shop.close();
  remove();
});

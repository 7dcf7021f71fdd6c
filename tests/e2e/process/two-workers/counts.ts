import { BELT } from '../../../api/catalogue.ts';
import { expect, test } from '../program.ts';
import { ask, orderOf } from '../shop-process.ts';
import type { Running } from './running.ts';

/** Asks first: what the figures say is what it did. */
export function countsWhatIsDone(running: Running, workers: number): void {
  test(`the internal port counts what ${workers === 1 ? 'the process' : 'all processes together'} did, with few labels`, async () => {
    const { shop, inside, token } = running;
    const read = async () => (await ask(inside, '/metrics')).text;
    const figure = async (name: string) =>
      Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(await read())?.[1] ?? 0);

    expect((await ask(inside, '/healthz')).body).toEqual({ status: 'ok' });
    expect((await ask(inside, '/readyz')).body).toEqual({ status: 'ready' });
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
  });
}

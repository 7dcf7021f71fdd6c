import { BELT } from '../../api/catalogue.ts';
import { expect } from '../process/program.ts';
import { ask, speak } from './raw.ts';
import { test } from './two-hosts.ts';

const HOST = { host: 'one.example' };
const JSON_TYPE = { ...HOST, 'content-type': 'application/json' };
const post = (shop: string, body: string, path = '/api/v1/users/authorize') =>
  ask(shop, path, { method: 'POST', headers: JSON_TYPE, body });

test('H11 slow headers and slow bodies: 408 and closed, while others are served', async ({ shop }) => {
  test.slow();
  const SLOW = 60;
  const headers = Array.from({ length: SLOW }, () =>
    speak(shop, 'GET / HTTP/1.1\r\nHost: one.example\r\nX-Slow: ', { slowly: 'x'.repeat(300), forMs: 60_000 }),
  );
  const bodies = Array.from({ length: SLOW }, () =>
    speak(
      shop,
      'POST /api/v1/users/authorize HTTP/1.1\r\nHost: one.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"',
      { slowly: 'x'.repeat(300), forMs: 60_000 },
    ),
  );
  const silent = Array.from({ length: SLOW }, () => speak(shop, '', { forMs: 60_000 }));
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const began = performance.now();
    expect((await ask(shop, turn % 2 ? '/' : '/cart', { headers: HOST })).status).toBe(200);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(500);
  for (const { status, closedAfterMs, headers: sent } of await Promise.all(headers)) {
    expect(status).toBe(408);
    expect(sent['x-content-type-options']).toBe('nosniff');
    expect(closedAfterMs).toBeLessThan(25_000);
  }
  for (const { status, closedAfterMs } of await Promise.all(bodies)) {
    expect(status).toBe(408);
    expect(closedAfterMs).toBeLessThan(45_000);
  }
  for (const { closedAfterMs } of await Promise.all(silent)) expect(closedAfterMs).toBeLessThan(45_000);
});

test('H10 too large, told by its length or not: 413 and closed, before it has all come', async ({ shop }) => {
  expect((await post(shop, JSON.stringify({ email: 'x'.repeat(70_000) }))).status).toBe(413);
  const endless = await speak(
    shop,
    `POST /api/v1/users/authorize HTTP/1.1\r\nHost: one.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n${'x'.repeat(4096)}\r\n`.concat(
      `1000\r\n${'x'.repeat(4096)}\r\n`.repeat(30),
    ),
    { forMs: 5_000 },
  );
  expect([endless.status, endless.closedAfterMs < 4_000]).toEqual([413, true]);
  const announced = await speak(
    shop,
    'POST /api/v1/contact HTTP/1.1\r\nHost: one.example\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{',
    { forMs: 5_000 },
  );
  expect(announced.status).toBe(413);
});

test('H10 H11 10,000 levels, truncated, broken chunks: 400, and the next request on another connection is answered', async ({
  shop,
}) => {
  for (const body of ['['.repeat(10_000), '{"a":'.repeat(10_000), '{"email":"a@b.co","passw', '', '\0'])
    expect((await post(shop, body)).status, body.slice(0, 20)).toBe(400);
  const say = (rest: string) =>
    speak(
      shop,
      `POST /api/v1/users/authorize HTTP/1.1\r\nHost: one.example\r\nContent-Type: application/json\r\n${rest}`,
      { forMs: 5_000 },
    );
  expect((await say('Transfer-Encoding: chunked\r\n\r\nZZZ\r\n')).status).toBe(400);
  expect((await say('Content-Length: -5\r\n\r\n')).status).toBe(400);
  expect((await say('Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello')).status).toBe(400);
  expect((await ask(shop, '/api/v1/storeInfo', { headers: HOST })).status).toBe(200);
});

test('H13 page and limit of any kind are clamped or 400, never a failure', async ({ shop }) => {
  for (const odd of [
    '0',
    '-1',
    '1e9',
    'abc',
    '1.5',
    '',
    '99999999999999999999',
    'NaN',
    'Infinity',
    '0x10',
    '１',
    '-0',
    '1;2',
    '%00',
    '1e6',
    'null',
    '[]',
  ])
    for (const path of [
      `/products?category=all&page=${odd}`,
      `/search?q=jeans&page=${odd}`,
      `/api/v1/products?page=${odd}`,
      `/api/v1/products?limit=${odd}`,
      `/api/v1/products?page=${odd}&limit=${odd}`,
      `/api/v1/products?minPrice=${odd}&maxPrice=${odd}`,
      `/sitemap-products-${encodeURIComponent(odd)}.xml`,
    ]) {
      const { status, text } = await ask(shop, encodeURI(decodeURI(path.replace('%00', '%2500'))), { headers: HOST });
      expect(status, path).toBeLessThan(500);
      if (path.startsWith('/api') && status === 200)
        expect((JSON.parse(text) as { data: unknown[] }).data.length, path).toBeLessThanOrEqual(100);
    }
});

/** More than may wait for their hash. */
const SIGN_INS = process.env.TEST_ALL ? 200 : 80;

test('A6 many sign-ins at once: memory bounded, browsing goes on, everybody is answered', async ({
  shop,
  memoryOf,
}) => {
  test.slow();
  await ask(shop, '/', { headers: HOST });
  const before = memoryOf();
  const answered = new AbortController();
  const signIns = Promise.all(
    Array.from({ length: SIGN_INS }, (_, turn) =>
      post(shop, JSON.stringify({ email: `nobody${turn}@example.com`, password: 'wrong horse' })),
    ),
  ).finally(() => answered.abort());
  const times: number[] = [];
  let most = before;
  while (!answered.signal.aborted) {
    const began = performance.now();
    expect((await ask(shop, `/product/${BELT}`, { headers: HOST })).status).toBe(200);
    times.push(performance.now() - began);
    most = Math.max(most, memoryOf());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const { status } of await signIns) expect([401, 503]).toContain(status);
  // Three hashes of 19 MiB at a time at the most, and what so many requests hold.
  expect(most - before).toBeLessThan(150);
  expect(times.length).toBeGreaterThan(5);
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(250);
});

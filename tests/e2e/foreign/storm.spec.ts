import http from 'node:http';
import { expect, pieceOf, test } from './test.ts';

/** A connection of its own for each visitor. */
function visit(address: string, headers = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent: false, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      })
      .on('error', reject);
  });
}

test('H6 500 connections on a cold page: at most 2 calls of each kind reach the backend, and all get the page', async ({
  backend,
  reading,
  shopOrigin,
}) => {
  const { other } = pieceOf(reading);
  // Of a host nobody has asked for yet nothing is cached.
  const host = 'storm.example';
  backend.delayMs = 200;
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, turn) => visit(`${shopOrigin}/product/${other}?utm_source=${turn}`, { host })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const calls = Map.groupBy(
    backend.requests.filter(({ headers }) => headers.host === host),
    ({ url }) => url,
  );
  for (const [url, all] of calls) expect(all.length, url).toBeLessThanOrEqual(2);
  expect([...calls.keys()].filter((url) => url.endsWith(`/products/${other}`))).toHaveLength(1);
  expect([...calls.keys()].filter((url) => url.endsWith('/storeInfo'))).toHaveLength(1);
});

test("H7 the backend's 500 is not cached, and what was cached stays", async ({ backend, reading, shopOrigin }) => {
  const { id, name } = pieceOf(reading);
  const page = `${shopOrigin}/product/${id}`;
  expect((await visit(page)).text).toContain(name);
  backend.intercept = (_, response) => (
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"broken"}'),
    true
  );
  const during = await Promise.all(Array.from({ length: 50 }, () => visit(`${shopOrigin}/product/never-seen`)));
  expect(during.every(({ status }) => status >= 500)).toBe(true);
  for (let turn = 0; turn < 5; turn += 1)
    expect(await visit(page)).toMatchObject({ status: 200, text: expect.stringContaining(name) });
  for (const call of ['/api/v1/products/never-seen', '/api/v1/products?category=never-seen'])
    expect((await visit(shopOrigin + call)).status).toBe(500);
  backend.intercept = undefined;
  expect((await visit(`${shopOrigin}/product/never-seen`)).status).toBe(404);
  expect((await visit(`${shopOrigin}/api/v1/products?category=never-seen`)).status).toBe(200);
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchWhole } from '#lib/net/fetch-whole.ts';

/** B12: how long is waited for an answer (docs/decisions D265). */
const PATIENCE_MS = 400;
let close: () => void = () => undefined;
afterEach(() => close());

async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => (server.closeAllConnections(), void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('B12 the answer is there whole, with status and headers', async () => {
  const address = await served((_, response) => response.writeHead(201, { 'x-kind': 'made' }).end('{"id":"a"}'));
  const answer = await fetchWhole(address, {}, PATIENCE_MS);
  expect([answer.status, answer.headers.get('x-kind'), await answer.json()]).toEqual([201, 'made', { id: 'a' }]);
});

test('B12 an answer without a body is one', async () => {
  const address = await served((_, response) => response.writeHead(204).end());
  expect((await fetchWhole(address, {}, PATIENCE_MS)).status).toBe(204);
});

test('B12 no answer, and one that stops, is given up', async () => {
  for (const begin of [false, true]) {
    const address = await served((_, response) => void (begin && response.writeHead(200).write('{"half":')));
    await expect(fetchWhole(address, {}, PATIENCE_MS)).rejects.toThrow(/abort/i);
    close();
  }
});

test('B12 an answer that is cut in half is none', async () => {
  const address = await served((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"half":', () => response.destroy());
  });
  await expect(fetchWhole(address, {}, PATIENCE_MS)).rejects.toThrow();
});

test('B12 an answer that comes slowly, in parts, is taken', async () => {
  const parts = ['{', '"sl', 'ow"', ': ', 't', 'r', 'u', 'e', ' ', ' ', ' ', ' ', ' ', '}'];
  const address = await served((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => {
      const part = parts.shift();
      if (part !== undefined) response.write(part);
      else response.end(() => clearInterval(timer));
    }, PATIENCE_MS / 20);
  });
  expect(await (await fetchWhole(address, {}, 20_000)).json()).toEqual({ slow: true });
});

test('B12 who aborts is not kept waiting, before and during the request', async () => {
  const address = await served(() => undefined);
  const controller = new AbortController();
  const waiting = fetchWhole(address, {}, 60_000, controller);
  controller.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  await expect(fetchWhole(address, {}, 60_000, controller)).rejects.toThrow(/abort/i);
});

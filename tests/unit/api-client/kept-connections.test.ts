import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostFetch } from '#api-client/host-fetch.ts';

/** A backend that closes each connection the moment a second request comes over it, as one may whose patience ends. */
const requests: { line: string; connection: number }[] = [];
let connections = 0;
let base = '';
const server = createServer((socket: Socket) => {
  const connection = (connections += 1);
  let answered = false;
  socket.on('error', () => undefined);
  socket.on('data', (sent) => {
    if (answered) return void socket.resetAndDestroy();
    answered = true;
    requests.push({ line: sent.toString().split(' HTTP')[0]!, connection });
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  });
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = async (path: string, method: string) =>
  (await hostFetch(base + path, { method, headers: new Headers(), body: method === 'POST' ? '{}' : null })).text();

test('what only reads is asked once more where a kept connection was closed under it', async () => {
  expect([await ask('/first', 'GET'), await ask('/second', 'GET'), await ask('/third', 'GET')]).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
});

test('what changes something never goes over a kept connection, and is sent once', async () => {
  await ask('/before', 'GET');
  expect(await ask('/orders', 'POST')).toBe('ok');
  expect(requests.filter(({ line }) => line === 'POST /orders')).toHaveLength(1);
});

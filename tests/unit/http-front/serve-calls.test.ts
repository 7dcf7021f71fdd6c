import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { currentRequest, inRequest } from '#request-context.ts';
import { isShortCall, serveCalls, type AnswerCall } from '#http-front/serve-calls.ts';

describe('which calls are short', () => {
  const headers = { host: 'localhost:8044', 'content-length': '20' };
  const call = { method: 'POST', url: '/api/v1/orders', headers };
  test.each([
    ['a call that writes', call, true],
    ['without a body', { ...call, headers: { host: 'shop.example' } }, true],
    ['a read', { ...call, method: 'GET' }, false],
    ['another method', { ...call, method: 'DELETE' }, false],
    ['a page', { ...call, url: '/cart' }, false],
    ['what only begins like the API', { ...call, url: '/api/v10/orders' }, false],
    ['a body of unknown length', { ...call, headers: { host: 'shop.example', 'transfer-encoding': 'chunked' } }, false],
    ['64 KB', { ...call, headers: { ...headers, 'content-length': '65536' } }, true],
    ['H10 more than the store API takes', { ...call, headers: { ...headers, 'content-length': '65537' } }, false],
    ['a length that is none', { ...call, headers: { ...headers, 'content-length': 'x' } }, false],
    ['a host no address can be made of', { ...call, headers: { ...headers, host: '[::::]' } }, false],
  ])('%s', (_, request, expected) => expect(isShortCall(request)).toBe(expected));
});

describe('a short call', () => {
  let server: Server;
  afterEach(() => void server.close());

  test('reaches the store API whole, and its answer comes back with all its headers', async () => {
    const seen: unknown[] = [];
    const { url } = await open(async (request, peer) => {
      seen.push(
        request.method,
        new URL(request.url).pathname,
        request.headers.get('authorization'),
        await request.text(),
        peer,
      );
      const answer = Response.json({ id: 'ord_1' }, { status: 201, headers: { 'retry-after': '5' } });
      answer.headers.append('set-cookie', 'a=1');
      answer.headers.append('set-cookie', 'b=2');
      return answer;
    });
    const answer = await fetch(`${url}/api/v1/orders?x=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer t' },
      body: '{"größe":"M"}',
    });
    expect(seen).toEqual(['POST', '/api/v1/orders', 'Bearer t', '{"größe":"M"}', expect.stringContaining('127.0.0.1')]);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('retry-after'),
      answer.headers.getSetCookie(),
    ]).toEqual([201, 'application/json', '5', ['a=1', 'b=2']]);
    expect(answer.headers.get('content-length')).toBe('14');
    expect(await answer.json()).toEqual({ id: 'ord_1' });
  });

  test('is answered within its request: what is logged then has its id', async () => {
    server = createServer((request, response) =>
      inRequest({ id: request.headers['x-id'] as string }, () =>
        serveCalls(async () => new Response(currentRequest()?.id))(request, response),
      ),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/orders`;
    const ids = ['one', 'two', 'three'];
    expect(
      await Promise.all(
        ids.map(async (id) => (await fetch(url, { method: 'POST', headers: { 'x-id': id }, body: '{}' })).text()),
      ),
    ).toEqual(ids);
  });

  test('without a body is one', async () => {
    const { url } = await open(async (request) => new Response(JSON.stringify(request.body), { status: 200 }));
    expect(await (await fetch(`${url}/api/v1/users/logout`, { method: 'POST' })).text()).toBe('null');
  });

  test('a long answer is compressed', async () => {
    const long = JSON.stringify({ text: 'indigo '.repeat(1000) });
    const { port } = await open(async () => new Response(long, { headers: { 'content-type': 'application/json' } }));
    const { headers, body } = await raw(port, '/api/v1/quotes');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(long);
  });

  test('a call that cannot be answered ends its connection, and nothing else', async () => {
    const answers: AnswerCall[] = [() => Promise.reject(new Error('broken')), async () => new Response('ok')];
    const { url } = await open((request, peer) => answers.shift()!(request, peer));
    await expect(fetch(`${url}/api/v1/orders`, { method: 'POST', body: '{}' })).rejects.toThrow();
    expect(await (await fetch(`${url}/api/v1/orders`, { method: 'POST', body: '{}' })).text()).toBe('ok');
  });

  test('who leaves in the middle of the body has asked for nothing', async () => {
    let asked = 0;
    const { port } = await open(async () => new Response(`${(asked += 1)}`));
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('POST /api/v1/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"products"'),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBe(0);
  });

  async function open(answer: AnswerCall): Promise<{ url: string; port: number }> {
    server = createServer(serveCalls(answer)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, port };
  }
});

async function raw(port: number, path: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    ask({ port, host: '127.0.0.1', path, method: 'POST', headers: { 'accept-encoding': 'br' } }, resolve).end('{}'),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}

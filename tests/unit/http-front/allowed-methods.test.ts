import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFront } from '#http-front/open-front.ts';
import { serveCalls } from '#http-front/serve-calls.ts';
import { callRoutes, METHODS, OTHER_ROUTES, pageRoutes } from '../../fixtures/routes.ts';

/** The front alone: what it lets through is answered 299 by the pages, 298 by the short way to the store API. */
const [PAGES, API] = [299, 298];
let embedded: Server;
let foreign: Server;
let heard: string | undefined;
beforeAll(async () => {
  const pages = (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
    void response.writeHead(PAGES).end();
  const calls = serveCalls(async (request) => ((heard = request.method), new Response('', { status: API })));
  embedded = createServer(openFront({ folder: '/nowhere', cache: undefined, pages: pages, calls }));
  foreign = createServer(openFront({ folder: '/nowhere', cache: undefined, pages: pages }));
  for (const server of [embedded, foreign])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  embedded.close();
  foreign.close();
});

test.each(pageRoutes())('$name takes $takes and no other method', async ({ path, takes }) => {
  for (const method of METHODS.filter((one) => one !== 'CONNECT')) {
    const { status, allow } = await send(embedded, method, `${path}?secret=1`);
    expect([method, status, allow]).toEqual(
      takes.includes(method) ? [method, PAGES, undefined] : [method, 405, takes.join(', ')],
    );
  }
});

test('the embedded store API checks its own addresses, also by methods that no Request can have', async () => {
  const { path } = callRoutes()[0]!;
  expect(await send(embedded, 'PUT', path)).toMatchObject({ status: PAGES });
  for (const own of [path, OTHER_ROUTES[0]!.path, '/sandbox-bank/pay?x=1']) {
    expect(await send(embedded, 'TRACE', own, 'a body')).toMatchObject({ status: API });
    expect(heard).toBe('UNKNOWN');
  }
});

test('to a backend elsewhere goes what it may know, and nothing else', async () => {
  const { path } = callRoutes()[0]!;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(await send(foreign, method, path)).toMatchObject({ status: PAGES });
  for (const method of ['TRACE', 'PROPFIND', 'PURGE'])
    expect(await send(foreign, method, path)).toEqual({ status: 405, allow: 'GET, HEAD, POST, OPTIONS' });
});

function send(
  server: Server,
  method: string,
  path: string,
  body = '',
): Promise<{ status: number; allow: string | undefined }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = ask(
      { host: '127.0.0.1', port, path, method, agent: false, headers: body ? { 'content-length': body.length } : {} },
      (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode!, allow: answer.headers.allow }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

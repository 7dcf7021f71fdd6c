import { describe, expect, test } from 'vitest';
import { ask, nextTurn, page, setup, stored, text, useCache } from './cache-setup.ts';
import { cacheHeaders } from '#cache/cache-headers.ts';
import { markDegraded } from '#cache/degraded.ts';

useCache();

describe('never cached', () => {
  const answers: [why: string, make: (request: Request) => Response][] = [
    ['an error', () => page('x', { status: 500 })],
    ['a missing page', () => page('x', { status: 404 })],
    [
      'a redirect',
      () =>
        new Response(null, {
          status: 302,
          headers: { location: '/404', ...cacheHeaders({ maxAge: 60, stale: 60, tags: [] }) },
        }),
    ],
    ['an answer with a cookie', () => page('x', { headers: { 'set-cookie': 'a=b' } })],
    ['a private answer', () => page('x', { headers: { 'cache-control': 'private' } })],
    ['an answer that differs by cookie', () => page('x', { headers: { vary: 'Cookie' } })],
    ['an answer nobody declared', () => new Response('x')],
    ['a page of which a part could not be loaded', (request) => (markDegraded(request), page('x'))],
    [
      'a page of which a part that is streamed later could not be loaded',
      (request) =>
        new Response(
          new ReadableStream({
            async pull(controller) {
              await nextTurn();
              markDegraded(request);
              controller.enqueue(Buffer.from('x'));
              controller.close();
            },
          }),
          page('').clone(),
        ),
    ],
  ];
  test.each(answers)('%s', async (_why, make) => {
    await text(ask('/'), make);
    await stored();
    await text(ask('/'), make);
    expect(setup.loads).toHaveLength(2);
  });

  const requests: [why: string, request: () => Request][] = [
    ['a signed-in visitor’s', () => ask('/api/v1/products', { authorization: 'Bearer x' })],
    ['another origin’s', () => ask('/api/v1/products', { origin: 'https://elsewhere.test' })],
    ['a part', () => ask('/', { range: 'bytes=0-3' })],
    ['a post', () => ask('/', {}, 'POST')],
    ['a page that reads its query', () => ask('/track-order?orderId=1')],
    ['a parameter the contract does not name', () => ask('/api/v1/products?mine=1')],
    ['an address too long', () => ask(`/products?category=${'x'.repeat(2_000)}`)],
  ];
  test.each(requests)('%s', async (_why, request) => {
    await text(request(), () => page('one'));
    await stored();
    expect(await text(request(), () => page('two'))).toBe('two');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { cacheHeaders } from '#cache/cache-headers.ts';
import { PageCache } from '#cache/page-cache.ts';

let now: number;
let cache: PageCache;
let loads: Request[];

beforeEach(() => {
  now = 1_000_000;
  loads = [];
  cache = new PageCache({ bytes: 1_000_000, now: () => now });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://shop.test${path}`, { method, headers: { host: 'shop.test', ...headers } });
const page = (text: string, { status = 200, headers = {}, tags = ['s:catalogue'] } = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/html', ...cacheHeaders({ maxAge: 60, stale: 3_600, tags }), ...headers },
  });

/** Answers with what `make` gives, and counts. */
function loading(make: (request: Request) => Response | Promise<Response>) {
  return async (request: Request) => {
    loads.push(request);
    return make(request);
  };
}

async function text(request: Request, make: (request: Request) => Response | Promise<Response>): Promise<string> {
  const answer = await cache.respond(request, loading(make));
  return answer.text();
}

/** Entries are stored after the first visitor has been answered. */
const stored = () => cache.settled();
/** Lets everybody who asks at the same moment ask. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('concurrency', () => {
  test('50 concurrent misses cause one render', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        text(ask('/product/1'), async () => {
          await nextTurn();
          return page('the product');
        }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['the product']));
    expect(loads).toHaveLength(1);
  });

  test('H7: 500 visitors of a page that fails cause one render, and nothing is cached', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const answer = await cache.respond(
          ask('/'),
          loading(() => nextTurn().then(() => page('broken', { status: 503 }))),
        );
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['503 broken']));
    expect(loads).toHaveLength(1);
    expect(await text(ask('/'), () => page('well'))).toBe('well');
  });

  test('a cookie goes to the first visitor alone, not to those who waited', async () => {
    const make = () => nextTurn().then(() => page('x', { headers: { 'set-cookie': 'session=1' } }));
    const answers = await Promise.all([1, 2, 3].map(() => cache.respond(ask('/'), loading(make))));
    expect(loads).toHaveLength(1);
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual(['session=1', null, null]);
  });

  test('a visitor who leaves does not take the page from those who wait', async () => {
    const slow = () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(Buffer.from('whole '));
            await nextTurn();
            controller.enqueue(Buffer.from('page'));
            controller.close();
          },
        }),
        page('').clone(),
      );
    const leaving = await cache.respond(ask('/'), loading(slow));
    const waiting = text(ask('/'), () => page('never'));
    await leaving.body!.cancel();
    expect(await waiting).toBe('whole page');
  });

  test('a page made while what it shows changed is served, but not cached', async () => {
    const making = text(ask('/'), async () => {
      cache.invalidate(['s:catalogue']);
      return page('from before');
    });
    expect(await making).toBe('from before');
    await stored();
    expect(await text(ask('/'), () => page('from after'))).toBe('from after');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { cacheHeaders } from '#cache/cache-headers.ts';
import { PageCache } from '#cache/page-cache.ts';

const MINUTE = 60_000;
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
async function cacheAs(path: string, content: string): Promise<void> {
  await text(ask(path), () => page(content));
  await stored();
}

describe('age and change', () => {
  test('a stale page is given while a new one is made', async () => {
    await cacheAs('/', 'old');
    now += 2 * MINUTE;
    expect(await text(ask('/'), () => page('new'))).toBe('old');
    await stored();
    expect(await text(ask('/'), () => page('newer'))).toBe('new');
    expect(loads).toHaveLength(2);
  });

  test('invalidation: what carries the tag is made anew before anybody is answered, the rest is not', async () => {
    await cacheAs('/products', 'old list');
    await text(ask('/contact'), () => page('contact', { tags: ['s:info'] }));
    await stored();
    cache.invalidate(['s:catalogue']);
    expect(await text(ask('/products'), () => page('new list'))).toBe('new list');
    expect(await text(ask('/contact'), () => page('never'))).toBe('contact');
    cache.invalidate(['*']);
    expect(await text(ask('/contact'), () => page('new contact'))).toBe('new contact');
  });

  test('invalidation: a product may have any letters in its id', async () => {
    const ids = ['जींस', 'a, s:info', '100%', 'line\nbreak\u2028', '\ud800', '%2C'];
    for (const [index, id] of ids.entries())
      await text(ask(`/product/p${index}`), () => page('old', { tags: [`s:product:${id}`] }));
    await text(ask('/contact'), () => page('contact', { tags: ['s:info'] }));
    await stored();
    cache.invalidate(ids.map((id) => `s:product:${id.toWellFormed()}`));
    for (const index of ids.keys()) expect(await text(ask(`/product/p${index}`), () => page('new'))).toBe('new');
    expect(await text(ask('/contact'), () => page('never'))).toBe('contact');
  });

  test('with a feed of changes a page stays fresh until it changes', async () => {
    cache.followChanges();
    await cacheAs('/', 'cached');
    now += 5 * MINUTE;
    expect(await text(ask('/'), () => page('never'))).toBe('cached');
    expect(loads).toHaveLength(1);
  });

  test('while the backend is down the stale page is served, and it is asked again only after a while', async () => {
    await cacheAs('/', 'old');
    cache.invalidate(['s:catalogue']);
    const failing = () => page('broken', { status: 503 });
    const throwing = () => Promise.reject(new Error('no backend'));
    expect(await text(ask('/'), failing)).toBe('old');
    expect(await text(ask('/'), failing)).toBe('old');
    expect(loads).toHaveLength(2);
    now += 6_000;
    expect(await text(ask('/'), throwing)).toBe('old');
    now += 6_000;
    expect(await text(ask('/'), () => page('new'))).toBe('new');
    now += 25 * 60 * MINUTE;
    await expect(text(ask('/'), throwing)).rejects.toThrow('no backend');
  });
});

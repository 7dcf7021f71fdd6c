import { describe, expect, test } from 'vitest';
import { ask, cacheAs, page, setup, stored, text, useCache } from './cache-setup.ts';

useCache();

const MINUTE = 60_000;

describe('age and change', () => {
  test('a stale page is given while a new one is made', async () => {
    await cacheAs('/', 'old');
    setup.now += 2 * MINUTE;
    expect(await text(ask('/'), () => page('new'))).toBe('old');
    await stored();
    expect(await text(ask('/'), () => page('newer'))).toBe('new');
    expect(setup.loads).toHaveLength(2);
  });

  test('invalidation: what carries the tag is made anew before anybody is answered, the rest is not', async () => {
    await cacheAs('/products', 'old list');
    await text(ask('/contact'), () => page('contact', { tags: ['s:info'] }));
    await stored();
    setup.cache.invalidate(['s:catalogue']);
    expect(await text(ask('/products'), () => page('new list'))).toBe('new list');
    expect(await text(ask('/contact'), () => page('never'))).toBe('contact');
    setup.cache.invalidate(['*']);
    expect(await text(ask('/contact'), () => page('new contact'))).toBe('new contact');
  });

  test('invalidation: a product may have any letters in its id', async () => {
    const ids = ['जींस', 'a, s:info', '100%', 'line\nbreak\u2028', '\ud800', '%2C'];
    for (const [index, id] of ids.entries())
      await text(ask(`/product/p${index}`), () => page('old', { tags: [`s:product:${id}`] }));
    await text(ask('/contact'), () => page('contact', { tags: ['s:info'] }));
    await stored();
    setup.cache.invalidate(ids.map((id) => `s:product:${id.toWellFormed()}`));
    for (const index of ids.keys()) expect(await text(ask(`/product/p${index}`), () => page('new'))).toBe('new');
    expect(await text(ask('/contact'), () => page('never'))).toBe('contact');
  });

  test('with a feed of changes a page stays fresh until it changes', async () => {
    setup.cache.followChanges();
    await cacheAs('/', 'cached');
    setup.now += 5 * MINUTE;
    expect(await text(ask('/'), () => page('never'))).toBe('cached');
    expect(setup.loads).toHaveLength(1);
  });

  test('while the backend is down the stale page is served, and it is asked again only after a while', async () => {
    await cacheAs('/', 'old');
    setup.cache.invalidate(['s:catalogue']);
    const failing = () => page('broken', { status: 503 });
    const throwing = () => Promise.reject(new Error('no backend'));
    expect(await text(ask('/'), failing)).toBe('old');
    expect(await text(ask('/'), failing)).toBe('old');
    expect(setup.loads).toHaveLength(2);
    setup.now += 6_000;
    expect(await text(ask('/'), throwing)).toBe('old');
    setup.now += 6_000;
    expect(await text(ask('/'), () => page('new'))).toBe('new');
    setup.now += 25 * 60 * MINUTE;
    await expect(text(ask('/'), throwing)).rejects.toThrow('no backend');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsConnection, OFFLINE_PATH, SHELL_PATHS } from '#offline/paths.ts';

const PAGES = 'src/pages';
/** What has the header by which the worker keeps a page. */
const kept = readdirSync(PAGES)
  .filter((name) => name.endsWith('.astro') && readFileSync(`${PAGES}/${name}`, 'utf8').includes('cachePage('))
  .map((name) => `/${name.replace(/(?:index)?\.astro$/, '')}`);

test('what is about one person, or of no use without a connection, is never kept', () => {
  for (const path of [
    '/checkout',
    '/payment',
    '/orders',
    '/order-success',
    '/track-order',
    '/account',
    '/login',
    '/api/v1',
  ])
    expect(needsConnection(path), path).toBe(true);
  expect(needsConnection('/checkout/')).toBe(true);
});

test('names that only begin alike are ordinary pages', () => {
  for (const path of ['/', '/cart', '/payment-methods', '/ordering', '/product/account', '/apis'])
    expect(needsConnection(path), path).toBe(false);
});

test('D261: pages that every visitor gets alike may be kept, and the forms of sign-in are left out of them', () => {
  expect(kept).toEqual(expect.arrayContaining(['/', '/products', OFFLINE_PATH, ...SHELL_PATHS]));
  expect(kept.filter(needsConnection)).toEqual(['/forgot-password', '/login', '/register']);
  for (const path of ['/checkout', '/payment', '/orders', '/account', '/track-order']) expect(kept).not.toContain(path);
});

import { expect, test } from 'vitest';
import { isPage, isRenamed, leadTo } from '#process/lead-to-origin.ts';

const ORIGIN = 'https://shop.example:8443';
const ask = (path: string, method = 'GET', headers = {}) =>
  new Request(`http://www.shop.example${path}`, { method, headers });

test('P16 pages are led on by GET and HEAD, whatever they are called', () => {
  for (const path of ['/', '/products?page=2', '/product/7f3a9c21-belt', '/nothing/here', '/feed', '/images'])
    for (const method of ['GET', 'HEAD']) expect(isPage(ask(path, method)), path).toBe(true);
  expect(isPage(ask('/checkout', 'POST'))).toBe(false);
});

test('P16 files, pictures and what is well known stay where they are', () => {
  for (const path of [
    '/robots.txt',
    '/service-worker.js',
    '/sitemap.xml',
    '/_astro/a',
    '/_server-islands/b',
    '/image?url=x',
  ])
    expect(isPage(ask(path)), path).toBe(false);
  expect(isPage(ask('/.well-known/acme-challenge/x'))).toBe(false);
});

test('P16 to the same path and query, and nowhere else', () => {
  for (const path of ['/', '/products?a=1&b=%2F', '//evil.example/x', '/@evil.example', '/%5Cevil.example']) {
    const { status, headers } = leadTo(ORIGIN, ask(path));
    expect(status).toBe(308);
    expect(headers.get('cache-control')).toBe('max-age=3600');
    expect(headers.get('location')).toBe(ORIGIN + path);
    expect(new URL(headers.get('location')!).origin).toBe(ORIGIN);
  }
});

test('P16 not where a proxy was asked for the origin already', () => {
  const renamed = (value?: string) =>
    isRenamed(ask('/', 'GET', value === undefined ? {} : { 'x-forwarded-host': value }), ORIGIN);
  for (const value of ['shop.example', 'SHOP.example:8443', 'shop.example, inner.example'])
    expect(renamed(value), value).toBe(true);
  for (const value of [undefined, '', 'www.shop.example', 'inner.example, shop.example'])
    expect(renamed(value)).toBe(false);
});

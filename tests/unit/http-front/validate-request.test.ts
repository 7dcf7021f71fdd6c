import { expect, test } from 'vitest';
import { validateRequest, pathOf, withShortSlashes } from '#http-front/validate-request.ts';

const validate = (url: string, headers: Record<string, string> = {}) =>
  validateRequest({ url, headers: { host: 'shop.example', ...headers } });

test.each(['/', '/products?category=jeans', '/product/a%20b', '/search?q=%E2%82%B9', '/a//b', '/search?q=http://x'])(
  'H1 %s may go on',
  (path) => {
    expect(validate(path)).toBeUndefined();
  },
);

test.each([
  '',
  '*',
  '//evil.example/',
  '///',
  '/\\evil.example',
  '/a\\b',
  '/%E0%A4%A',
  '/%',
  'products',
  'evil.example:443',
])('H1 the target %j is refused', (path) => {
  expect(validate(path)).toBe(400);
});

test.each([
  'shop.example',
  'SHOP.example:8044',
  '127.0.0.1',
  '[::1]:80',
  'localhost',
  'a_b.example',
  'xn--hndel-gra.example',
])('H1 the Host %s can be one', (host) => {
  expect(validate('/', { host })).toBeUndefined();
});

test.each([
  '',
  'shop.example/x',
  'user@shop.example',
  'shop.example:x',
  'shop.example:123456',
  'a b',
  'shop.example?x',
  'shop.example#x',
  '"><script>',
  'shop.example\\x',
  '[::1',
  'shop.example,evil.example',
  '-evil',
  `${'x'.repeat(300)}.example`,
  'é.example',
])('H1 the Host %j is none', (host) => {
  expect(validate('/', { host })).toBe(400);
});

test('H10 a length over any limit is refused before a byte of it is read', () => {
  expect(validate('/contact', { 'content-length': '1048576' })).toBeUndefined();
  expect(validate('/contact', { 'content-length': '1048577' })).toBe(413);
});

test.each([
  ['/products', 'shop.example', '/products'],
  ['http://shop.example/products?x=1', 'shop.example', '/products?x=1'],
  ['HTTP://SHOP.example/', 'shop.EXAMPLE', '/'],
  ['http://shop.example:8044', 'shop.example:8044', '/'],
  ['http://evil.example/products', 'shop.example', undefined],
  ['http://shop.example:81/', 'shop.example', undefined],
  ['http://shop.example@evil.example/', 'shop.example', undefined],
  ['http://user@shop.example/', 'shop.example', undefined],
  ['ftp://shop.example/', 'shop.example', undefined],
  ['http://shop.example/', undefined, undefined],
  ['evil.example:443', 'shop.example', undefined],
  ['*', 'shop.example', undefined],
])('H1 the target %s at the Host %s is the path %s', (target, host, path) => {
  expect(pathOf(target, host)).toBe(path);
});

test.each([
  ['/a//b', '/a//b'],
  ['/a///b////c/', '/a//b//c/'],
  ['/products////?q=a///b', '/products//?q=a///b'],
  [`/${'/'.repeat(15_000)}x`, '//x'],
])('H10 %.20s has no longer row of slashes than two: %s', (target, short) => {
  expect(withShortSlashes(target)).toBe(short);
});

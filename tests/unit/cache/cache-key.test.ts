import { expect, test } from 'vitest';
import { cacheKey } from '#cache/cache-key.ts';

const key = (path: string, host = 'shop.test') => cacheKey(host, new URL(path, 'http://shop.test'))?.key;

test.each([
  ['/', 'shop.test/'],
  ['/?utm_source=x', 'shop.test/'],
  ['/products/', 'shop.test/products'],
  ['/products?page=2&category=men&x=1', 'shop.test/products?category=men&page=2'],
  ['/search?page=2&q=a+b', 'shop.test/search?q=a+b&page=2'],
  ['/product/7f3a9c21-jeans?size=M&utm_source=x&color=blue', 'shop.test/product/7f3a9c21-jeans?color=blue&size=M'],
  ['/products?sort=name&size=L&size=M&category=jeans', 'shop.test/products?category=jeans&size=L&size=M&sort=name'],
  ['/search?inStock=true&q=tee&color=Red', 'shop.test/search?q=tee&color=Red&inStock=true'],
  ['/filters?page=1&q=tee&utm_x=1', 'shop.test/filters?q=tee&page=1'],
  ['/shipping-policy', 'shop.test/shipping-policy'],
  ['/api/v1/products?limit=4&category=men', 'shop.test/api/v1/products?limit=4&category=men'],
])('%s is cached as %s', (path, expected) => expect(key(path)).toBe(expected));

test('hosts are told apart, their case is not', () => {
  expect(key('/', 'Other.test:81')).toBe('other.test:81/');
});

test.each([
  '/checkout',
  '/payment?orderId=1',
  '/reset-password?token=x',
  '/api/v1/orders',
  '/api/v1/products?secret=1',
  '/media/a.avif',
  '/favicon.ico',
  `/${'x'.repeat(2_000)}`,
])('%s is not cached', (path) => expect(key(path)).toBeUndefined());

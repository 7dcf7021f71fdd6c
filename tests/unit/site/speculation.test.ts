import { expect, test } from 'vitest';
import { addSpeculationHeader, speculationRules } from '#site/page/speculation.ts';
import { toStore } from '#site/store.ts';

const rules = speculationRules(
  toStore({ policies: { about: '<p>About</p>', faq: '<p>Faq</p>', cart: '<p>Never</p>' } }, false),
);
const matches = (address: string) =>
  rules.prerender[0]!.where.and[0]!.or!.some(({ href_matches }) =>
    new URLPattern(href_matches, 'https://shop.example').test(address, 'https://shop.example'),
  );

test.each([
  '/',
  '/?utm_source=x',
  '/products',
  '/products?category=jeans&page=2',
  '/product/7f3a9c21-slim-jeans',
  '/about',
  '/faq',
])('%s may be got ready', (address) => {
  expect(matches(address)).toBe(true);
});

test.each([
  '/cart',
  '/checkout',
  '/payment?orderId=1',
  '/order-success',
  '/orders',
  '/account',
  '/login',
  '/login?redirect=/',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/logout',
  '/track-order',
  '/wishlist',
  '/search?q=jeans',
  '/contact',
  '/api/v1/products',
  '/media/a.jpg',
  '/image?url=x',
  '/product/a/b',
  '/sandbox-bank',
  'https://other.example/products',
])('%s never is', (address) => {
  expect(matches(address)).toBe(false);
});

test('nor what asks not to be followed, and nothing before somebody points at it', () => {
  for (const rule of [...rules.prefetch, ...rules.prerender]) {
    expect(rule.eagerness).toBe('moderate');
    expect(rule.where.and[1]!.not!.selector_matches).toBe("[href^='#'], [rel~=nofollow], [download], [target=_blank]");
  }
});

test('pages are told of the rules, other answers are not', () => {
  const told = (type: string) =>
    addSpeculationHeader(new Response('', { headers: { 'content-type': type } })).headers.get('speculation-rules');
  expect(told('text/html; charset=utf-8')).toBe('"/speculation-rules.json"');
  expect(told('application/json')).toBeNull();
});

import { expect, test } from 'vitest';
import { isCrossSitePost } from '#http-front/cross-site-post.ts';

const post = (headers: Record<string, string>, method = 'POST') =>
  isCrossSitePost({ method, headers: { host: 'shop.example', ...headers } });

test.each<Record<string, string>>([
  {},
  { origin: 'http://shop.example' },
  { origin: 'https://shop.example' },
  { origin: 'https://shop.example', host: 'Shop.example:443' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('A12 a form of the shop itself may be posted: %j', (headers) => expect(post(headers)).toBe(false));

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://shop.example.evil.example' },
  { origin: 'https://shop.example:8443' },
  { origin: 'https://api.shop.example' },
  { 'sec-fetch-site': 'cross-site' },
])('A12 a form of another site is refused: %j', (headers) => expect(post(headers)).toBe(true));

test('A12 what only reads is nobody’s form', () => {
  expect(post({ origin: 'https://evil.example' }, 'GET')).toBe(false);
});

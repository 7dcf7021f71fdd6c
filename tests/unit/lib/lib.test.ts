import { describe, expect, test } from 'vitest';
import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { decodePart, isLoopback, isPictureAddress, safePath, withQuery } from '#lib/urls.ts';
import { apiBase } from '#lib/api-base.ts';

describe('9.money: money (docs/decisions D1)', () => {
  test.each([
    [1299, '₹1,299'],
    [1299.5, '₹1,299.50'],
    [123456.789, '₹1,23,456.79'],
    [0, '₹0'],
    [Number.NaN, '₹0'],
  ])('%s', (amount, text) => expect(formatMoney(amount)).toBe(text));
  test('follows the store', () => expect(formatMoney(10, { currency: 'USD', locale: 'en-US' })).toBe('$10'));
  test.each([
    [49.5, { currency: 'GBP', locale: 'en-GB' }, '£49.50'],
    [49, { currency: 'GBP', locale: 'en-GB' }, '£49'],
    [48.999999999, { currency: 'GBP', locale: 'en-GB' }, '£49'],
    [0.1 + 0.2, { currency: 'USD', locale: 'en-US' }, '$0.30'],
    [1500, { currency: 'JPY', locale: 'ja-JP' }, '￥1,500'],
    [1.5, { currency: 'KWD', locale: 'en-KW' }, 'KWD\u00a01.50'],
    [-49.5, { currency: 'GBP', locale: 'en-GB' }, '-£49.50'],
  ])('%s in %o has the decimals of its currency or none', (amount, store, text) =>
    expect(formatMoney(amount, store)).toBe(text),
  );
  test('a store with a nonsense currency falls back', () =>
    expect(formatMoney(10, { currency: 'rupees', locale: 'x' })).toBe('₹10'));
});

test("9.api: API base: the page's own origin with the embedded API and on this machine, else api.{host} (docs/decisions D6)", () => {
  const asked = (page: string, settings = {}) => {
    const { host } = new URL(page);
    return new URL(apiBase(host, settings), page).href;
  };
  const other = { API_URL: 'https://engine.example/api/v1' };
  expect(asked('https://shop.example')).toBe('https://shop.example/api/v1');
  expect(asked('https://shop.example:8443')).toBe('https://shop.example:8443/api/v1');
  expect(asked('https://shop.example', other)).toBe('https://api.shop.example/api/v1');
  for (const settings of [{}, other])
    for (const page of ['http://localhost:8044', 'http://127.0.0.1:8044'])
      expect(asked(page, settings)).toBe(`${page}/api/v1`);
  const set = { PUBLIC_API_BASE: 'https://calls.example/v1' };
  expect(asked('https://shop.example', set)).toBe('https://calls.example/v1');
  expect(asked('http://localhost:8044', { ...other, ...set })).toBe('https://calls.example/v1');
});

test('loopback names', () => {
  expect(['localhost', 'localhost:1', 'a.localhost', '127.0.0.2', '[::1]:80'].every(isLoopback)).toBe(true);
  expect(['127.0.0.1.evil.example', 'localhost.evil.example', 'example.com'].some(isLoopback)).toBe(false);
});

test('paths and queries', () => {
  expect(safePath('/a?b=1#c')).toBe('/a?b=1#c');
  expect(withQuery('/x', { a: 1, b: '', c: undefined, d: 'e f' })).toBe('/x?a=1&d=e+f');
});

test('dates are written as the locale writes them, and a locale that is none is no failure', () => {
  expect(formatDate('2026-11-21T20:00:00Z')).toBe('22 November 2026');
  const kolkata = 'Asia/Kolkata';
  expect(formatDate('2026-11-21T10:00:00Z', { locale: 'en_IN', timeZone: kolkata })).toBe('21 November 2026');
  expect(formatDate('2026-11-21T20:00:00Z', { locale: 'de-DE', timeZone: 'Europe/Berlin' })).toBe('21. November 2026');
  expect(formatDate('2026-11-21T20:00:00Z', { locale: 'de-DE', timeZone: 'Nowhere' })).toBe('22 November 2026');
  expect(formatDate('yesterday')).toBe('');
});

test.each([
  'https://a.example/b.png',
  'http://127.0.0.1/a',
  '/media/a.png',
  '//cdn.example/a.png',
  'a.png',
  'pictures/a:b.png',
  'data:image/png;base64,AA',
  '',
  'http://[broken',
])('X2 %s can only be a picture', (address) => {
  expect(isPictureAddress(address)).toBe(true);
});

test.each([
  'javascript:x()',
  ' javascript:x()',
  'java\nscript:x()',
  '\u0001javascript:x()',
  'JAVASCRIPT:x()',
  'java\tscript\n:x()',
  'vbscript:x',
  'data:text/html,x',
  'data:image/svg+xml,x',
  'blob:x',
  'file:///etc/passwd',
  'intent:x',
])('X2 %j could be something else', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

test('decodePart: what a part of a path stands for; what is not well encoded stands for itself', () => {
  expect(['a%2C%20b', '%E0%A4%9C', '100%', '%ff'].map(decodePart)).toEqual(['a, b', 'ज', '100%', '%ff']);
});

import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { describe, expect, test } from 'vitest';
import { trustedProxies } from '#lib/net/trusted-proxies.ts';
import { clientAddress } from '#backends/serving/client-address.ts';
import { signCallback, isSigned, readReference, signReference } from '#store-api/shop/payments/signature.ts';
import { contactMatches } from '#backends/serving/contact.ts';
import { problemOf, isTooDeep } from '#backends/serving/json-body.ts';
import { checkValues } from '#store-api/shop/payments/payment-values.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';
import { pageHost } from '#backends/serving/cross-site.ts';
import { hostName } from '#store-api/shop/stores/store-of-host.ts';

const text = refusalsIn('en');

describe('contact', () => {
  const order = { email: 'Asha@Example.com', phone: '098765 43210' };
  test.each(['asha@example.com', ' ASHA@EXAMPLE.COM', '9876543210', '+919876543210', '+91 (98765) 432-10'])(
    '%s matches',
    (given) => {
      expect(contactMatches(given, order)).toBe(true);
    },
  );
  test.each(['', 'asha', '876543210', '98765432100', '9876543210x', 'x@9876543210'])('%s does not', (given) => {
    expect(contactMatches(given, order)).toBe(false);
  });
  test('a short phone on the order never matches a short guess', () => {
    expect(contactMatches('123', { email: 'a@b.co', phone: '123' })).toBe(false);
    expect(contactMatches('', { email: '', phone: '' })).toBe(false);
  });
});

describe('JSON bodies', () => {
  test('brackets in strings do not count as depth', () => {
    expect(isTooDeep(JSON.stringify({ a: '[{'.repeat(1000), b: '\\"[['.repeat(100) }))).toBe(false);
    expect(isTooDeep('['.repeat(32) + ']'.repeat(32))).toBe(false);
    expect(isTooDeep('['.repeat(33))).toBe(true);
    expect(isTooDeep('[],'.repeat(1000))).toBe(false);
  });
  test('names of prototypes and NUL are found at any depth', () => {
    expect(problemOf(JSON.parse('{"a":[{"__proto__":1}]}'), text)).toBe('__proto__ cannot be used as a name.');
    expect(problemOf({ a: ['x\0'] }, text)).toContain('NUL');
    expect(problemOf({ 'a\0': 1 }, text)).toContain('NUL');
    expect(problemOf({ a: [1, null, { b: 'constructor' }] }, text)).toBeUndefined();
  });
});

describe("the shopper's address", () => {
  const trusted = trustedProxies(['10.0.0.1', '192.168.0.0/16', '::1', 'nonsense']);
  test.each([
    ['203.0.113.7', '1.2.3.4', '203.0.113.7'],
    ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4, 192.168.1.1', '1.2.3.4'],
    ['::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['::1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', null, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
    ['2001:db8::6', null, '2001:db8:0:0::/64'],
  ])('A3 peer %s, forwarded for %s: %s', (peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });
});

test('filters are keys; nonsense asks for nothing', () => {
  const read = (query: string) => readFilter(new URLSearchParams(query));
  expect(read('')).toEqual({
    page: 1,
    limit: 12,
    category: undefined,
    parent: undefined,
    gender: undefined,
    anyOf: undefined,
    featured: false,
    sale: false,
    search: undefined,
    size: [],
    color: [],
    minPrice: undefined,
    maxPrice: undefined,
    inStock: false,
    sort: undefined,
    facets: 'none',
  });
  expect(read('search=%20Raw%20jeans&search=x').search).toBe('Raw jeans');
  expect(read('category= JEANS &parentCategory=Denim&gender=Men&featured=true&sale=yes&page=2&limit=5')).toMatchObject({
    category: 'jeans',
    parent: 'denim',
    gender: 'men',
    featured: true,
    sale: false,
    page: 2,
    limit: 5,
  });
  expect(read('category=ALL').category).toBeUndefined();
  expect(read('filter=Home, NULL ,,Unisex&filter=x').anyOf).toEqual({
    words: ['home', 'unisex', 'x'],
    withoutGender: true,
  });
  expect(read(`filter=${Array.from({ length: 500 }, (_, n) => n).join()}`).anyOf!.words).toHaveLength(50);
});

test('hosts', () => {
  expect(['Shop.Example:8044', 'shop.example.', '[::1]:80', ' localhost '].map(hostName)).toEqual([
    'shop.example',
    'shop.example',
    '[::1]',
    'localhost',
  ]);
  expect(['api.shop.example:80', 'shop.example', 'api.', 'myapi.shop.example'].map(pageHost)).toEqual([
    'shop.example:80',
    'shop.example',
    'api.',
    'myapi.shop.example',
  ]);
});

describe('signatures', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const header = signCallback('secret', '{"a":1}', now);
  test('only the same secret, body and five minutes', () => {
    expect(isSigned('secret', '{"a":1}', header, now)).toBe(true);
    expect(isSigned('other', '{"a":1}', header, now)).toBe(false);
    expect(isSigned('secret', '{"a":2}', header, now)).toBe(false);
    expect(isSigned('secret', '{"a":1}', header, new Date(now.getTime() + 300_000))).toBe(true);
    expect(isSigned('secret', '{"a":1}', header, new Date(now.getTime() + 301_000))).toBe(false);
    for (const wrong of [
      null,
      '',
      't=1',
      header.toUpperCase(),
      header.replace(/t=\d+/, 't=1'),
      header.replace(/v1=\w/, 'v1=x'),
      `${header},t=1`,
    ])
      expect(isSigned('secret', '{"a":1}', wrong, now)).toBe(false);
    // While a secret is being replaced there are two signatures, of which one is right.
    expect(isSigned('secret', '{"a":1}', `${header},v1=00`, now)).toBe(true);
  });
  test('a reference names what it was made for, in its store only', () => {
    const reference = signReference('secret', 'store', 'pay_1.scan');
    expect(readReference('secret', 'store', reference)).toBe('pay_1.scan');
    expect(readReference('secret', 'other', reference)).toBeUndefined();
    for (const wrong of ['', '.', 'pay_1.scan', reference.replace('scan', 'app'), `${reference}=`])
      expect(readReference('secret', 'store', wrong)).toBeUndefined();
  });
});

test('a hidden field counts for nothing, a field shown by it for what it is', () => {
  const fields = [
    { name: 'a' },
    { name: 'b', showWhenFilled: ['a', 'c'], rules: { required: true } },
    { name: 'tick', type: 'checkbox' },
  ];
  expect(checkValues(fields, {}, text)).toEqual({});
  expect(checkValues(fields, { a: ' ' }, text)).toEqual({});
  expect(checkValues(fields, { a: 'x' }, text)).toEqual({ b: 'This field is required' });
  expect(checkValues(fields, { a: 'x', b: 'y', tick: 'true', more: 'z' }, text)).toEqual({});
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trustedProxies } from '#lib/trusted-proxies.ts';
import { clientAddress } from '#store-api/http/client-address.ts';
import { signCallback, isSigned, readReference, signReference } from '#store-api/payments/signature.ts';
import { RateLimiter, consumeAll } from '#store-api/limits/rate-limit.ts';
import { contactMatches } from '#store-api/stores/contact.ts';
import { problemOf, isTooDeep } from '#store-api/http/json-body.ts';
import { checkValues } from '#store-api/payments/payment-values.ts';
import { readFilter } from '#store-api/catalog/product-filter.ts';
import { hostName, pageHost } from '#store-api/stores/store-of-host.ts';

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
    expect(problemOf(JSON.parse('{"a":[{"__proto__":1}]}'))).toBe('__proto__ cannot be used as a name.');
    expect(problemOf({ a: ['x\0'] })).toContain('NUL');
    expect(problemOf({ 'a\0': 1 })).toContain('NUL');
    expect(problemOf({ a: [1, null, { b: 'constructor' }] })).toBeUndefined();
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

describe('rate limits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());
  const limited = (max: number, windowMs: number) => new RateLimiter('test', { max, windowMs });

  test('A2 a window opens anew when it has passed; what was taken can be given back', async () => {
    const limiter = limited(2, 10_000);
    expect([
      await limiter.consume('a'),
      await limiter.consume('a'),
      await limiter.consume('a'),
      await limiter.consume('b'),
    ]).toEqual([0, 0, 10, 0]);
    vi.setSystemTime(9_500);
    expect(await limiter.consume('a')).toBe(1);
    vi.setSystemTime(10_000);
    expect([await limiter.consume('a'), await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 0, 10]);
    await limiter.reset('a');
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 0]);
    await limiter.reward('a');
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 10]);
    expect(await limiter.consume(undefined)).toBe(0);
  });

  test('A2 100 at once get as many as there are', async () => {
    const limiter = limited(10, 10_000);
    const waits = await Promise.all(Array.from({ length: 100 }, () => limiter.consume('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('A2 who is refused by one limit does not fill the others', async () => {
    const [strict, wide] = [limited(1, 10_000), limited(3, 10_000)];
    const take = (key: string) => consumeAll([strict, key], [wide, 'all']);
    expect([
      await take('a'),
      await take('a'),
      await take('a'),
      await take('b'),
      await take('c'),
      await take('d'),
    ]).toEqual([0, 10, 10, 0, 0, 10]);
    // 'd' was refused by the wide one, and has its own.
    expect(await strict.consume('d')).toBe(0);
  });

  test('A3 100,000 addresses take the memory of 20,000; who comes again is not forgotten', async () => {
    const limiter = limited(2, 10_000);
    for (let n = 0; n < 100_000; n += 1) {
      await limiter.consume(`key ${n}`);
      if (n % 10_000 === 0) await limiter.consume('again');
    }
    expect(await limiter.consume('again')).toBe(10);
    expect(await limiter.consume('key 99999')).toBe(0);
    expect([await limiter.consume('key 0'), await limiter.consume('key 0'), await limiter.consume('key 0')]).toEqual([
      0, 0, 10,
    ]);
  });

  test('A3 who is refused already pushes nobody out of the counts, by however many names', async () => {
    const [byPeer, byAccount] = [
      new RateLimiter('peer', { max: 3, windowMs: 10_000 }),
      new RateLimiter('account', { max: 2, windowMs: 10_000 }),
    ];
    const attempt = (peer: string, account: string) => consumeAll([byPeer, peer], [byAccount, account]);
    expect([await attempt('one', 'owner'), await attempt('one', 'owner'), await attempt('one', 'owner')]).toEqual([
      0, 0, 10,
    ]);
    for (let n = 0; n < 25_000; n += 1) await attempt('flood', `nobody${n}@example.com`);
    expect(await attempt('two', 'owner')).toBe(10);
    expect(await byAccount.consume('nobody24999@example.com')).toBe(0);
  });

  test('A2 while shared counts are away, this process counts', async () => {
    const away = {
      consume: () => Promise.reject(new Error('away')),
      reward: () => Promise.reject(new Error('away')),
      delete: () => Promise.reject(new Error('away')),
    };
    const limiter = new RateLimiter('test', { max: 1, windowMs: 10_000 }, () => away as never);
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 10]);
    await limiter.reset('a');
    expect(await limiter.consume('a')).toBe(0);
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
  expect(checkValues(fields, {})).toEqual({});
  expect(checkValues(fields, { a: ' ' })).toEqual({});
  expect(checkValues(fields, { a: 'x' })).toEqual({ b: 'This field is required' });
  expect(checkValues(fields, { a: 'x', b: 'y', tick: 'true', more: 'z' })).toEqual({});
});

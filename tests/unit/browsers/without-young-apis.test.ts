// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartLine } from '#cart/line.ts';
import { $cart, addToCart, removeLine } from '#cart/store.ts';
import { readFilters } from '#catalog/filters/filters.ts';
import { readListing, readSearch } from '#catalog/listing/listing.ts';
import { safePath } from '#lib/urls.ts';
import { allowedTarget } from '#payment/allowed-target.ts';
import { transport } from '#session/api.ts';

/** Chrome 102 has none of these. Taken away for one test each: what runs the tests needs them itself. */
async function without(owner: object, name: string, act: () => unknown): Promise<void> {
  const kept = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  try {
    await act();
  } finally {
    if (kept) Object.defineProperty(owner, name, kept);
    else Reflect.deleteProperty(owner, name);
  }
}

let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test('without URL.parse a sign-in leads back, and a payment leads on', () =>
  without(URL, 'parse', () => {
    expect(safePath('/checkout?a=1')).toBe('/checkout?a=1');
    expect(safePath('//elsewhere.example')).toBe('/');
    const places = { schemes: ['upi:'], apiOrigin: 'https://api.shop.example' };
    expect(allowedTarget('https://bank.example/pay', places)).toBe('https://bank.example/pay');
    expect(allowedTarget('/sandbox-bank/pay', places)).toBe('https://api.shop.example/sandbox-bank/pay');
    expect(allowedTarget('no address', places)).toBeUndefined();
  }));

test('without toWellFormed filters and searches are read, half a pair of surrogates too', () => {
  const [filters, listing, search] = ['size=M&color=Red', 'category=Jeans', `q=${'x'.repeat(99)}😀`].map(
    (text) => new URLSearchParams(text),
  ) as [URLSearchParams, URLSearchParams, URLSearchParams];
  return without(String.prototype, 'toWellFormed', () => {
    expect(readFilters(filters).size).toEqual(['M']);
    expect(readListing(listing).category).toBe('jeans');
    expect(readSearch(search).search).toBe(`${'x'.repeat(99)}\uFFFD`);
  });
});

test('without toSpliced a line is removed from the cart', () => {
  const line: CartLine = {
    id: 'a',
    name: 'Jeans',
    image: '',
    price: 10,
    quantity: 1,
    selectedSize: 'M',
    selectedColor: '',
  };
  addToCart(line);
  addToCart({ ...line, id: 'b' });
  return without(Array.prototype, 'toSpliced', () => {
    removeLine(line);
    expect($cart.get().map(({ id }) => id)).toEqual(['b']);
  });
});

test('without AbortSignal.timeout the store API is called', () => {
  document.documentElement.dataset.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return without(AbortSignal, 'timeout', async () =>
    expect((await transport('/store', { method: 'GET', headers: {} })).status).toBe(200),
  );
});

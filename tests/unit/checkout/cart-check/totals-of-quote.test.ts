import { expect, test } from 'vitest';
import { lineKey, type CartLine } from '#cart/line.ts';
import { NOTHING, totalsOf } from '#cart/quote/cart-quote.ts';
import { compareQuote } from '#checkout/cart-check/compare-quote.ts';

const line = (id: string, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  name: id,
  image: '',
  price: 10,
  quantity: 2,
  selectedSize: '',
  selectedColor: '',
  ...changes,
});
const DELIVERY = { kind: 'shipping', label: 'Delivery', amount: 5 };
const CART = [line('a'), line('b')];
const QUOTED = CART.map(({ id }) => ({ productId: id, price: 10 }));
const quote = compareQuote(CART, { subtotal: 40, parts: [DELIVERY], total: 45, lines: QUOTED });

test('the totals of a quote are those of the lines it was asked for', () => {
  expect(totalsOf(CART, quote, {})).toEqual({ subtotal: 40, parts: [DELIVERY], total: 45 });
});

test('of a cart that has changed since, the browser adds up; with parts that is no total', () => {
  for (const changed of [[line('a')], [line('a', { quantity: 3 }), line('b')], [line('a', { price: 9 }), line('b')]]) {
    const sum = changed.reduce((so, { price, quantity }) => so + price * quantity, 0);
    expect(totalsOf(changed, quote, {})).toEqual({ subtotal: sum, parts: [], total: sum });
    expect(totalsOf(changed, quote, { hasParts: true })).toEqual({ subtotal: sum, parts: [], total: undefined });
  }
});

test('without a quote the sum is the total, unless only the store can tell', () => {
  expect(totalsOf(CART, NOTHING, {}).total).toBe(40);
  expect(totalsOf(CART, NOTHING, { hasParts: true })).toMatchObject({ subtotal: 40, total: undefined });
});

test('B3, O12: a line that cannot be ordered is left out, and a new price is in as soon as the cart has it', () => {
  const now = compareQuote(CART, {
    subtotal: 24,
    parts: [DELIVERY],
    total: 29,
    lines: [
      { productId: 'a', price: 12 },
      { productId: 'b', problem: 'gone' },
    ],
  });
  expect([...now.prices]).toEqual([[lineKey(CART[0]!), 12]]);
  expect(totalsOf(CART, now, { hasParts: true }).total).toBeUndefined();
  expect(totalsOf([line('a', { price: 12 }), line('b')], now, {})).toMatchObject({ subtotal: 24, total: 29 });
  expect(totalsOf([line('a', { price: 12 })], now, {}).total).toBe(29);
});

test('a quote of other lines has no totals for these', () => {
  for (const lines of [[], QUOTED.slice(1), [...QUOTED].reverse()])
    expect(compareQuote(CART, { total: 45, parts: [DELIVERY], lines })).toMatchObject({ sold: undefined });
});

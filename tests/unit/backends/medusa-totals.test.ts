import { expect, test } from 'vitest';
import { toTotals } from '#backends/medusa/orders/totals.ts';
import type { TotalPart } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';

const LINES = [{ price: 19.99, quantity: 2 }];
const added = (subtotal: number, parts: TotalPart[]) =>
  sumMoney(
    [{ amount: subtotal, included: false }, ...parts]
      .filter(({ included }) => !included)
      .map(({ amount }) => ({ price: amount, quantity: 1 })),
  );

test('a cart whose delivery is free and whose prices have no tax has no parts', () => {
  expect(toTotals(LINES, { total: 39.98, shipping_total: 0, tax_total: 0, discount_total: 0 })).toEqual({
    subtotal: 39.98,
    parts: [],
    total: 39.98,
  });
  expect(toTotals(LINES, { total: 39.98 }).parts).toEqual([]);
});

test('delivery is added; taxes and promotions stand in the prices already', () => {
  const { subtotal, parts, total } = toTotals(LINES, {
    total: 46.93,
    shipping_total: 6.95,
    tax_total: 7.49,
    discount_total: 4,
  });
  expect(parts).toEqual([
    { kind: 'discount', label: 'Discount', amount: -4, included: true },
    { kind: 'shipping', label: 'Shipping', amount: 6.95 },
    { kind: 'tax', label: 'Taxes', amount: 7.49, included: true },
  ]);
  expect(added(subtotal, parts)).toBe(total);
});

test.each([
  ['a line that its pieces do not share evenly', 39.99, { kind: 'rounding', label: 'Rounding', amount: 0.01 }],
  ['store credit', 29.98, { kind: 'discount', label: 'Credit', amount: -10 }],
  ['what Medusa has no total for', 44.98, { kind: 'fee', label: 'Fees', amount: 5 }],
])('%s is a part, so that it all adds up', (_, total, part) => {
  expect(toTotals(LINES, { total })).toEqual({ subtotal: 39.98, parts: [part], total });
});

test('an order of which Medusa says no total has none', () => {
  expect(toTotals(LINES, {})).toEqual({ subtotal: 39.98, parts: [], total: undefined });
});

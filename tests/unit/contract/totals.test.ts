import { expect, test } from 'vitest';
import { OrderQuote } from '#contract/quote.ts';
import { isShippingFree } from '#contract/shipping/shipping-free.ts';
import { WireOrder } from '#contract/order.ts';

const order = (totals: object) => WireOrder.parse({ id: 'o', items: [], ...totals });
const quote = (totals: object) => OrderQuote.parse({ lines: [], ...totals });
const DELIVERY = { kind: 'shipping', label: 'Delivery', amount: 99 };

test.each([
  ['an order', order],
  ['a quote', quote],
] as const)('%s of a backend that knows no parts is read as it was', (_, read) => {
  expect(read({ total: 40 })).toMatchObject({ total: 40 });
  for (const parts of [undefined, null, 'none', {}, 7]) expect(read({ total: 40, parts }).parts ?? []).toEqual([]);
  expect(read({ subtotal: null, total: null })).toMatchObject({ subtotal: undefined, total: undefined });
});

test('parts keep their order, and one that cannot be read is left out', () => {
  const tax = { kind: 'tax', label: 'VAT', amount: '6.5', included: true };
  const { parts } = quote({ parts: [tax, null, { kind: 'fee', label: 'Gift wrap' }, DELIVERY] });
  expect(parts).toEqual([{ ...tax, amount: 6.5 }, DELIVERY]);
});

test('a kind that the contract does not have is shown all the same', () => {
  expect(order({ parts: [{ ...DELIVERY, kind: 'deposit', included: 'yes' }] }).parts).toEqual([
    { ...DELIVERY, kind: 'deposit', included: undefined },
  ]);
});

test('shipping is free unless a part charges for it', () => {
  expect(isShippingFree([])).toBe(true);
  expect(isShippingFree([{ kind: 'discount' }])).toBe(true);
  expect(isShippingFree([{ kind: 'discount' }, DELIVERY])).toBe(false);
});

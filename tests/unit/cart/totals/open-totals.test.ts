import { expect, test } from 'vitest';
import { rowsOf, shipsFree } from '#cart/totals/total-rows.ts';
import { quotedTotals } from '#cart/totals/totals.ts';

const MONEY = { currency: 'INR', locale: 'en-IN', hasParts: true };
const LINES = [{ price: 500, quantity: 2 }];

test('what depends on the place is said to be calculated later, and no sum is called the total', () => {
  const totals = quotedTotals({ subtotal: 1000, parts: [], total: 1000, open: ['shipping', 'tax'] }, LINES);
  const rows = [
    { name: 'Shipping', value: 'Calculated at checkout' },
    { name: 'Taxes', value: 'Calculated at checkout' },
    { name: 'Subtotal', value: '₹1,000' },
  ];
  expect(rowsOf(totals, MONEY, { shipping: true, taxes: true })).toEqual(rows);
  expect(rowsOf(totals, MONEY, { name: 'Total', subtotal: true, shipping: true })).toEqual(rows);
  expect(shipsFree(totals)).toBe(false);
});

test('taxes that stand in the prices are included wherever the goods go', () => {
  const totals = quotedTotals({ subtotal: 1000, parts: [], total: 1000, open: ['shipping', 'tax'] }, LINES);
  expect(rowsOf(totals, { ...MONEY, taxIncluded: true }, { shipping: true, taxes: true })).toEqual([
    { name: 'Shipping', value: 'Calculated at checkout' },
    { name: 'Taxes', value: 'Included' },
    { name: 'Subtotal', value: '₹1,000' },
  ]);
});

test('a quote with nothing open has its total', () => {
  const parts = [{ kind: 'shipping', label: 'Standard', amount: 49 }];
  expect(quotedTotals({ subtotal: 1000, parts, total: 1049, open: [] }, LINES).total).toBe(1049);
});

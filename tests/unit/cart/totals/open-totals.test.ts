import { expect, test } from 'vitest';
import { quotedTotals } from '#cart/quote/quoted-totals.ts';
import { rowsOf, shipsFree } from '#cart/totals/total-rows.ts';

const MONEY = { currency: 'INR', locale: 'en-IN', hasParts: true };
const LINES = [{ price: 500, quantity: 2 }];

test('10.delivery what depends on the place is calculated later, and no sum is called the total', () => {
  const totals = quotedTotals({ subtotal: 1000, parts: [], total: 1000, open: ['shipping', 'tax'] }, LINES);
  const rows = [
    { name: 'Shipping', value: 'Once the address is known' },
    { name: 'Taxes', value: 'Once the address is known' },
    { name: 'Subtotal', value: '₹1,000' },
  ];
  expect(rowsOf(totals, MONEY, { shipping: true, taxes: true })).toEqual(rows);
  expect(rowsOf(totals, MONEY, { name: 'Total', subtotal: true, shipping: true })).toEqual(rows);
  expect(shipsFree(totals)).toBe(false);
});

test('10.delivery taxes that stand in the prices are included wherever the goods go', () => {
  const totals = quotedTotals({ subtotal: 1000, parts: [], total: 1000, open: ['shipping'] }, LINES);
  expect(rowsOf(totals, { ...MONEY, taxIncluded: true }, { shipping: true, taxes: true })).toEqual([
    { name: 'Shipping', value: 'Once the address is known' },
    { name: 'Taxes', value: 'Included' },
    { name: 'Subtotal', value: '₹1,000' },
  ]);
});

test('10.delivery a cart says what is missing to a delivery that costs nothing', () => {
  const shippingMethods = [
    { id: 'standard', label: 'Standard', price: 49, missingToFree: 301 },
    { id: 'shop', label: 'Fetch it', price: 5, pickUp: true, missingToFree: 100 },
  ];
  const totals = quotedTotals({ subtotal: 698, parts: [], total: 698, open: ['shipping'], shippingMethods }, LINES);
  expect(rowsOf(totals, MONEY, {})).toEqual([
    { name: 'Shipping', value: 'Once the address is known' },
    { name: 'More for free delivery', value: '₹301' },
    { name: 'Subtotal', value: '₹698' },
  ]);
});

test('10.delivery what is missing wherever the goods go is said before any method can be named', () => {
  const quote = { subtotal: 698, parts: [], total: 698, open: ['shipping'], shippingMethods: [], missingToFree: 301 };
  expect(rowsOf(quotedTotals(quote, LINES), MONEY, {})).toContainEqual({
    name: 'More for free delivery',
    value: '₹301',
  });
});

test('10.delivery nothing is missing where one way costs nothing already', () => {
  const shippingMethods = [
    { id: 'standard', label: 'Standard', price: 0 },
    { id: 'express', label: 'Express', price: 149, missingToFree: 301 },
  ];
  const totals = quotedTotals({ subtotal: 698, parts: [], total: 698, open: ['shipping'], shippingMethods }, LINES);
  expect(rowsOf(totals, MONEY, {})).toHaveLength(2);
});

test('10.delivery a discount that is known stands between the subtotal and what is left before shipping', () => {
  const parts = [{ kind: 'discount', label: 'Summer', amount: -189.9 }];
  const totals = quotedTotals({ subtotal: 1899, parts, total: 1709.1, open: ['shipping'] }, LINES);
  const rows = [
    { name: 'Subtotal', value: '₹1,899' },
    { name: 'Summer', value: '-₹189.90' },
    { name: 'Shipping', value: 'Once the address is known' },
    { name: 'Before shipping', value: '₹1,709.10' },
  ];
  expect(rowsOf(totals, MONEY, { shipping: true })).toEqual(rows);
  expect(rowsOf(totals, MONEY, { name: 'Total', subtotal: true, shipping: true })).toEqual(rows);
});

test('a quote with nothing open has its total', () => {
  const parts = [{ kind: 'shipping', label: 'Standard', amount: 49 }];
  expect(quotedTotals({ subtotal: 1000, parts, total: 1049, open: [] }, LINES).total).toBe(1049);
});

import type { Example } from '../example.ts';
import { bag, bengaluru, kochi, shirt, tea } from '../goods.ts';
import { kerala, keralaAdds } from '../stores.ts';

/** Which tax class a product has, and the day from which a rate holds. */
export const classes = [
  // Chapter 62 says clothes, the product says standard. 118000 x 9 / 118 = 9000.
  {
    name: "a product's own class wins over its HSN",
    assumes: ['Q25'],
    store: kerala,
    cart: [{ ...shirt, taxClass: 'standard', price: 118000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 118000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 9000, included: true },
        { kind: 'tax', label: 'SGST', amount: 9000, included: true },
      ],
      total: 118000,
      lines: [[{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }]],
    },
  },
  // No class names chapter 09. 59000 x 9 / 118 = 4500, doubled 9000; net 50000.
  {
    name: 'an HSN that no class names has the default class',
    assumes: ['Q25'],
    store: kerala,
    cart: [{ ...tea, price: 59000, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 59000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 9000, included: true },
      ],
      total: 59000,
      lines: [[{ off: [], taxClass: 'standard', rate: 18, base: 50000, tax: { IGST: 9000 } }]],
    },
  },
  // 23:59:59 of 21 September in the store. 1,050.00 is 1,000.00 before tax: 5 %, half 2500.
  // 1,500.00 is above 1,120.00: 12 %. Half 150000 x 6 / 112 = 8035.71, so 8036; net 150000 - 16072 = 133928.
  {
    name: 'the last second of the old rates',
    store: kerala,
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...shirt, price: 150000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2025-09-21T18:29:59Z',
    expected: {
      subtotal: 255000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 10536, included: true },
        { kind: 'tax', label: 'SGST', amount: 10536, included: true },
      ],
      total: 255000,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'clothes', rate: 12, base: 133928, tax: { CGST: 8036, SGST: 8036 } }],
      ],
    },
  },
  // 00:00:00 of 22 September in the store. Both 5 %. Half of 1,500.00: 150000 x 2.5 / 105 = 3571.43, so 3571.
  {
    name: 'the first second of the new rates',
    store: kerala,
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...shirt, price: 150000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2025-09-21T18:30:00Z',
    expected: {
      subtotal: 255000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6071, included: true },
        { kind: 'tax', label: 'SGST', amount: 6071, included: true },
      ],
      total: 255000,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 142858, tax: { CGST: 3571, SGST: 3571 } }],
      ],
    },
  },
  // 999.99 x 2.5 % = 24.99975, so 25.00 a half. 999.99 + 50.00 = 1,049.99.
  {
    name: 'a store that adds tax, inside the state',
    store: keralaAdds,
    cart: [{ ...shirt, price: 99999, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 99999,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500 },
        { kind: 'tax', label: 'SGST', amount: 2500 },
      ],
      total: 104999,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 99999, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 3 x 333.33: half 99999 x 2.5 % = 2499.98, so 2500. Over three pieces 833.33 each, so 834, 833, 833; doubled 1668,
  // 1666, 1666.
  {
    name: 'a store that adds tax, three pieces across a border of states',
    assumes: ['Q2'],
    store: keralaAdds,
    cart: [{ ...shirt, price: 33333, quantity: 3 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 99999,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 5000 },
      ],
      total: 104999,
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 33333, tax: { IGST: 1668 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 33333, tax: { IGST: 1666 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 33333, tax: { IGST: 1666 } },
        ],
      ],
    },
  },
  // Shirt: half 2500 x 2 = 5000. Bag: 100000 x 9 % = 9000, doubled 18000. 200000 + 23000.
  {
    name: 'a store that adds tax, two rates',
    store: keralaAdds,
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...bag, price: 100000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 200000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 11500 },
        { kind: 'tax', label: 'SGST', amount: 11500 },
      ],
      total: 223000,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }],
      ],
    },
  },
] satisfies Example[];

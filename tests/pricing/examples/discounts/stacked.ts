import type { Example } from '../example.ts';
import { coat, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const all = { label: 'All', percent: 5 };
const shirts = { label: 'Shirts', categories: ['shirts'], percent: 10 };
const tenth = { label: 'TENTH', code: 'TENTH', percent: 10 };
const express = { code: 'express', label: 'Express', price: 9900 };

/** Several discounts: their order, what each is computed on, and how far they go. */
export const stacked = [
  // Shirts: 10 % of 1,000.00 is 100.00. Order: 5 % of 900.00 + 2,000.00 is 145.00, over 90000 and 200000: 45.00 and
  // 100.00. Left 85500 / 42 = 2035.71, so 2036, and 190000 / 42 = 4523.81, so 4524. Halves 6560.
  {
    name: 'two automatic discounts: of a line, then of the order',
    assumes: ['Q6'],
    store: { ...kerala, discounts: [all, shirts] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...coat, price: 200000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300000,
      parts: [
        { kind: 'discount', label: 'Shirts', amount: -10000 },
        { kind: 'discount', label: 'All', amount: -14500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6560, included: true },
        { kind: 'tax', label: 'SGST', amount: 6560, included: true },
      ],
      total: 275500,
      lines: [
        [{ off: [10000, 4500], taxClass: 'clothes', rate: 5, base: 81428, tax: { CGST: 2036, SGST: 2036 } }],
        [{ off: [0, 10000], taxClass: 'clothes', rate: 5, base: 180952, tax: { CGST: 4524, SGST: 4524 } }],
      ],
    },
  },
  // Automatic: 5 % of 1,000.00 is 50.00. The code: 10 % of the 950.00 left is 95.00. 85500 / 42 = 2035.71, so 2036.
  {
    name: 'a code comes after what is automatic, on what that left',
    assumes: ['Q6'],
    store: { ...kerala, discounts: [tenth, all] },
    cart: [{ ...shirt, price: 100000, quantity: 1 }],
    place: kochi,
    code: 'TENTH',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 100000,
      parts: [
        { kind: 'discount', label: 'All', amount: -5000 },
        { kind: 'discount', label: 'TENTH', amount: -9500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2036, included: true },
        { kind: 'tax', label: 'SGST', amount: 2036, included: true },
      ],
      total: 85500,
      lines: [[{ off: [5000, 9500], taxClass: 'clothes', rate: 5, base: 81428, tax: { CGST: 2036, SGST: 2036 } }]],
    },
  },
  // The coat is reduced from 2,400.00 to 2,000.00, so 10 % is of the shirt alone: 105.00. 94500 / 42 = 2250.
  // The coat: 200000 / 42 = 4761.90, so 4762. Halves 7012.
  {
    name: 'not on sale items',
    assumes: ['Q8'],
    store: { ...kerala, discounts: [{ ...tenth, notOnSale: true }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...coat, price: 240000, salePrice: 200000, quantity: 1 },
    ],
    place: kochi,
    code: 'TENTH',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 305000,
      parts: [
        { kind: 'discount', label: 'TENTH', amount: -10500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 7012, included: true },
        { kind: 'tax', label: 'SGST', amount: 7012, included: true },
      ],
      total: 294500,
      lines: [
        [{ off: [10500], taxClass: 'clothes', rate: 5, base: 90000, tax: { CGST: 2250, SGST: 2250 } }],
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 190476, tax: { CGST: 4762, SGST: 4762 } }],
      ],
    },
  },
  // 1,000.00 off goods of 800.00 is 800.00. Delivery stays 99.00 and is taxed by the goods' rate, though nothing of
  // their value is left: 9900 / 42 = 235.71, so 236; net 9900 - 472 = 9428.
  {
    name: 'an amount above the goods takes the goods alone',
    assumes: ['Q12', 'Q15'],
    store: { ...kerala, methods: [express], discounts: [{ label: 'THOUSAND', code: 'THOUSAND', amount: 100000 }] },
    cart: [{ ...shirt, price: 80000, quantity: 1 }],
    place: kochi,
    code: 'THOUSAND',
    method: 'express',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 80000,
      parts: [
        { kind: 'discount', label: 'THOUSAND', amount: -80000 },
        { kind: 'shipping', label: 'Express', amount: 9900 },
        { kind: 'tax', label: 'CGST', amount: 236, included: true },
        { kind: 'tax', label: 'SGST', amount: 236, included: true },
      ],
      total: 9900,
      delivery: [{ rate: 5, base: 9428, tax: { CGST: 236, SGST: 236 } }],
      lines: [[{ off: [80000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } }]],
    },
  },
  // All goods off and the delivery off: 800.00 - 800.00 + 99.00 - 99.00 = 0. No tax of nothing.
  {
    name: 'everything off: the total is 0',
    assumes: ['Q13', 'Q16'],
    store: {
      ...kerala,
      methods: [express],
      discounts: [
        { label: 'Everything', percent: 100 },
        { label: 'FREESHIP', code: 'FREESHIP', freeDelivery: true },
      ],
    },
    cart: [{ ...shirt, price: 80000, quantity: 1 }],
    place: kochi,
    code: 'FREESHIP',
    method: 'express',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 80000,
      parts: [
        { kind: 'discount', label: 'Everything', amount: -80000 },
        { kind: 'shipping', label: 'Express', amount: 9900 },
        { kind: 'shipping-discount', label: 'FREESHIP', amount: -9900 },
      ],
      total: 0,
      lines: [[{ off: [80000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } }]],
    },
  },
] satisfies Example[];

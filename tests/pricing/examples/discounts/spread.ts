import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const one = { label: 'ONE', code: 'ONE', amount: 100 };
const ten = { label: 'TEN', code: 'TEN', amount: 1000 };

/** How an amount off the order is spread: by largest remainder, ties by position, over lines and then over pieces. */
export const spread = [
  // 1.00 over three equal lines: 33.33 each, so 34, 33, 33 by position. Left 9966, 9967, 9967.
  // 9966 / 42 = 237.29 and 9967 / 42 = 237.31, so 237 each; nets 9966 - 474 and 9967 - 474.
  {
    name: 'three equal lines tie: the first takes the odd paisa',
    store: { ...kerala, discounts: [one] },
    cart: [
      { ...shirt, price: 10000, quantity: 1 },
      { ...shirt, price: 10000, quantity: 1 },
      { ...shirt, price: 10000, quantity: 1 },
    ],
    place: kochi,
    code: 'ONE',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 30000,
      parts: [
        { kind: 'discount', label: 'ONE', amount: -100 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 711, included: true },
        { kind: 'tax', label: 'SGST', amount: 711, included: true },
      ],
      total: 29900,
      lines: [
        [{ off: [34], taxClass: 'clothes', rate: 5, base: 9492, tax: { CGST: 237, SGST: 237 } }],
        [{ off: [33], taxClass: 'clothes', rate: 5, base: 9493, tax: { CGST: 237, SGST: 237 } }],
        [{ off: [33], taxClass: 'clothes', rate: 5, base: 9493, tax: { CGST: 237, SGST: 237 } }],
      ],
    },
  },
  // 10.00 over 10000, 20000, 30001: 166.66, 333.33, 500.01. Rounded down 999; the last paisa to the largest remainder,
  // the first line: 167, 333, 500. Left 9833, 19667, 29501.
  // Halves: 9833 / 42 = 234.12, 19667 / 42 = 468.26, 29501 / 42 = 702.40: 234 + 468 + 702 = 1404.
  {
    name: 'three lines without a tie',
    store: { ...kerala, discounts: [ten] },
    cart: [
      { ...shirt, price: 10000, quantity: 1 },
      { ...shirt, price: 20000, quantity: 1 },
      { ...shirt, price: 30001, quantity: 1 },
    ],
    place: kochi,
    code: 'TEN',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 60001,
      parts: [
        { kind: 'discount', label: 'TEN', amount: -1000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 1404, included: true },
        { kind: 'tax', label: 'SGST', amount: 1404, included: true },
      ],
      total: 59001,
      lines: [
        [{ off: [167], taxClass: 'clothes', rate: 5, base: 9365, tax: { CGST: 234, SGST: 234 } }],
        [{ off: [333], taxClass: 'clothes', rate: 5, base: 18731, tax: { CGST: 468, SGST: 468 } }],
        [{ off: [500], taxClass: 'clothes', rate: 5, base: 28097, tax: { CGST: 702, SGST: 702 } }],
      ],
    },
  },
  // 10.01 over 29997 and 10003: 750.67 and 250.33, so 751 and 250; over the three pieces of the first 251, 250, 250.
  // The pieces have 9748, 9749, 9749 left, 29246 together: half 29246 / 42 = 696.33, so 696, of which 231.98, 232.01,
  // 232.01, so 232 each. The other line: 9753 / 42 = 232.21, so 232. Halves 928.
  {
    name: 'first over the lines, then over the pieces of a line',
    store: { ...kerala, discounts: [{ label: 'ODD', code: 'ODD', amount: 1001 }] },
    cart: [
      { ...shirt, price: 9999, quantity: 3 },
      { ...shirt, price: 10003, quantity: 1 },
    ],
    place: kochi,
    code: 'ODD',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 40000,
      parts: [
        { kind: 'discount', label: 'ODD', amount: -1001 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 928, included: true },
        { kind: 'tax', label: 'SGST', amount: 928, included: true },
      ],
      total: 38999,
      lines: [
        [
          { off: [251], taxClass: 'clothes', rate: 5, base: 9284, tax: { CGST: 232, SGST: 232 } },
          { off: [250], taxClass: 'clothes', rate: 5, base: 9285, tax: { CGST: 232, SGST: 232 } },
          { off: [250], taxClass: 'clothes', rate: 5, base: 9285, tax: { CGST: 232, SGST: 232 } },
        ],
        [{ off: [250], taxClass: 'clothes', rate: 5, base: 9289, tax: { CGST: 232, SGST: 232 } }],
      ],
    },
  },
] satisfies Example[];

import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const all = { label: 'All', percent: 5 };
const shirts = { label: 'Shirts', categories: ['shirts'], percent: 10 };

/** A discount from an amount on. */
export const minimum = [
  // 2,100.00 reaches 2,000.00: 5 % is 105.00, 52.50 a piece. Left 199500 / 42 = 4750, 2375 a piece; net 99750 - 4750.
  {
    name: 'an automatic discount from an amount on',
    assumes: ['Q7'],
    store: { ...kerala, discounts: [{ ...all, minimum: 200000 }] },
    cart: [{ ...shirt, price: 105000, quantity: 2 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 210000,
      parts: [
        { kind: 'discount', label: 'All', amount: -10500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 4750, included: true },
        { kind: 'tax', label: 'SGST', amount: 4750, included: true },
      ],
      total: 199500,
      lines: [
        [
          { off: [5250], taxClass: 'clothes', rate: 5, base: 95000, tax: { CGST: 2375, SGST: 2375 } },
          { off: [5250], taxClass: 'clothes', rate: 5, base: 95000, tax: { CGST: 2375, SGST: 2375 } },
        ],
      ],
    },
  },
  // 1,050.00 is below 2,000.00, so nothing applies, and an automatic discount has nobody to refuse.
  {
    name: 'an automatic discount below its minimum',
    store: { ...kerala, discounts: [{ ...all, minimum: 200000 }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 1,000.00 reaches the minimum, though 900.00 is left once the shirts' discount is off: 1,000 - 100 - 50 = 850.
  // 85000 / 42 = 2023.81, so 2024; net 85000 - 4048 = 80952.
  {
    name: 'a minimum is compared before discounts',
    assumes: ['Q7'],
    store: { ...kerala, discounts: [shirts, { label: 'FIFTY', code: 'FIFTY', amount: 5000, minimum: 100000 }] },
    cart: [{ ...shirt, price: 100000, quantity: 1 }],
    place: kochi,
    code: 'FIFTY',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 100000,
      parts: [
        { kind: 'discount', label: 'Shirts', amount: -10000 },
        { kind: 'discount', label: 'FIFTY', amount: -5000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2024, included: true },
        { kind: 'tax', label: 'SGST', amount: 2024, included: true },
      ],
      total: 85000,
      lines: [[{ off: [10000, 5000], taxClass: 'clothes', rate: 5, base: 80952, tax: { CGST: 2024, SGST: 2024 } }]],
    },
  },
] satisfies Example[];

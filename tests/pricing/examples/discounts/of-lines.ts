import type { Example } from '../example.ts';
import { coat, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

/** Discounts of some lines, and how a percentage is rounded. */
export const ofLines = [
  // 10 % of 3 x 33.35 = 100.05 is 10.005, so 10.01, once for the line: 334, 334, 333. By piece it would be 3.335, so
  // 3.34 three times, 10.02. Left 3001, 3001, 3002, 9004 together: half 9004 / 42 = 214.38, so 214, of which 71.33,
  // 71.33, 71.35: the last paisa to the third, 71, 71, 72. Nets 2859, 2859, 2858.
  {
    name: 'a percentage is rounded once for a line',
    assumes: ['Q2', 'Q3', 'Q4'],
    store: { ...kerala, discounts: [{ label: 'Shirts', categories: ['shirts'], percent: 10 }] },
    cart: [{ ...shirt, price: 3335, quantity: 3 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 10005,
      parts: [
        { kind: 'discount', label: 'Shirts', amount: -1001 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 214, included: true },
        { kind: 'tax', label: 'SGST', amount: 214, included: true },
      ],
      total: 9004,
      lines: [
        [
          { off: [334], taxClass: 'clothes', rate: 5, base: 2859, tax: { CGST: 71, SGST: 71 } },
          { off: [334], taxClass: 'clothes', rate: 5, base: 2859, tax: { CGST: 71, SGST: 71 } },
          { off: [333], taxClass: 'clothes', rate: 5, base: 2858, tax: { CGST: 72, SGST: 72 } },
        ],
      ],
    },
  },
  // 15 % of 333.30 is 49.995, so 50.00. Left 28330 / 42 = 674.52, so 675; net 28330 - 1350 = 26980.
  {
    name: 'a percentage that ends in half a paisa',
    assumes: ['Q3'],
    store: { ...kerala, discounts: [{ label: 'FIFTEEN', code: 'FIFTEEN', percent: 15 }] },
    cart: [{ ...shirt, price: 33330, quantity: 1 }],
    place: kochi,
    code: 'FIFTEEN',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 33330,
      parts: [
        { kind: 'discount', label: 'FIFTEEN', amount: -5000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 675, included: true },
        { kind: 'tax', label: 'SGST', amount: 675, included: true },
      ],
      total: 28330,
      lines: [[{ off: [5000], taxClass: 'clothes', rate: 5, base: 26980, tax: { CGST: 675, SGST: 675 } }]],
    },
  },
  // 500.00 once off the shirts, not off each: 250.00 a piece, which leaves 450.00 twice. Half 90000 / 42 = 2142.86, so
  // 2143, over two equal pieces 1072 and 1071; nets 42856 and 42858. The coat: 200000 / 42 = 4761.90, so 4762.
  {
    name: 'an amount off a product is taken once',
    assumes: ['Q2', 'Q5'],
    store: { ...kerala, discounts: [{ label: 'Shirts', products: ['shirt'], amount: 50000 }] },
    cart: [
      { ...shirt, price: 70000, quantity: 2 },
      { ...coat, price: 200000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 340000,
      parts: [
        { kind: 'discount', label: 'Shirts', amount: -50000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6905, included: true },
        { kind: 'tax', label: 'SGST', amount: 6905, included: true },
      ],
      total: 290000,
      lines: [
        [
          { off: [25000], taxClass: 'clothes', rate: 5, base: 42856, tax: { CGST: 1072, SGST: 1072 } },
          { off: [25000], taxClass: 'clothes', rate: 5, base: 42858, tax: { CGST: 1071, SGST: 1071 } },
        ],
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 190476, tax: { CGST: 4762, SGST: 4762 } }],
      ],
    },
  },
  // The coat is of the collection: 10 % of 2,000.00 is 200.00. 180000 / 42 = 4285.71, so 4286. The shirt: 2500.
  {
    name: 'a percentage off a collection',
    store: { ...kerala, discounts: [{ label: 'Winter', collections: ['winter'], percent: 10 }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...coat, price: 200000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 305000,
      parts: [
        { kind: 'discount', label: 'Winter', amount: -20000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6786, included: true },
        { kind: 'tax', label: 'SGST', amount: 6786, included: true },
      ],
      total: 285000,
      lines: [
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [20000], taxClass: 'clothes', rate: 5, base: 171428, tax: { CGST: 4286, SGST: 4286 } }],
      ],
    },
  },
] satisfies Example[];

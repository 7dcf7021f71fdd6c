import type { Example } from '../example.ts';
import { book, coat, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const byWeight = {
  code: 'parcel',
  label: 'Parcel',
  byWeight: [
    { upTo: 500, price: 4000 },
    { upTo: 1000, price: 6000 },
    { upTo: 5000, price: 15000 },
  ],
};

/** What a method costs by weight. */
export const weights = [
  // Two shirts weigh 500 g, the limit of the first step: 40.00. 4000 / 42 = 95.24, so 95, net 3810.
  // Goods: 105000 / 42 = 2500, 1250 a piece.
  {
    name: 'by weight, at the limit of a step',
    store: { ...kerala, methods: [byWeight] },
    cart: [{ ...shirt, price: 52500, quantity: 2 }],
    place: kochi,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 4000 },
        { kind: 'tax', label: 'CGST', amount: 2595, included: true },
        { kind: 'tax', label: 'SGST', amount: 2595, included: true },
      ],
      total: 109000,
      delivery: [{ rate: 5, base: 3810, tax: { CGST: 95, SGST: 95 } }],
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 50000, tax: { CGST: 1250, SGST: 1250 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 50000, tax: { CGST: 1250, SGST: 1250 } },
        ],
      ],
    },
  },
  // A shirt of 250 g and two books of 400 g are 1,050 g: 150.00. Goods 5 %: 2500; books 0 %.
  // Delivery 15000 over 105000 and 100000: 7682.93 and 7317.07, so 7683 and 7317. 7683 / 42 = 182.93, so 183, net 7317.
  {
    name: 'by weight, of different goods',
    assumes: ['Q15'],
    store: { ...kerala, methods: [byWeight] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...book, price: 50000, quantity: 2 },
    ],
    place: kochi,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 205000,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 15000 },
        { kind: 'tax', label: 'CGST', amount: 2683, included: true },
        { kind: 'tax', label: 'SGST', amount: 2683, included: true },
      ],
      total: 220000,
      delivery: [
        { rate: 5, base: 7317, tax: { CGST: 183, SGST: 183 } },
        { rate: 0, base: 7317, tax: { CGST: 0, SGST: 0 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [
          { off: [], taxClass: 'books', rate: 0, base: 50000, tax: { CGST: 0, SGST: 0 } },
          { off: [], taxClass: 'books', rate: 0, base: 50000, tax: { CGST: 0, SGST: 0 } },
        ],
      ],
    },
  },
  // Five coats weigh 6 kg, more than the last step: no parcel, but freight for 420.00, half 1000, net 40000.
  // Goods: 1050000 / 42 = 25000, 5000 a piece.
  {
    name: 'by weight, above the last step',
    store: { ...kerala, methods: [byWeight, { code: 'freight', label: 'Freight', price: 42000 }] },
    cart: [{ ...coat, price: 210000, quantity: 5 }],
    place: kochi,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 1050000,
      parts: [
        { kind: 'shipping', label: 'Freight', amount: 42000 },
        { kind: 'tax', label: 'CGST', amount: 26000, included: true },
        { kind: 'tax', label: 'SGST', amount: 26000, included: true },
      ],
      total: 1092000,
      refusals: ['method-gone'],
      delivery: [{ rate: 5, base: 40000, tax: { CGST: 1000, SGST: 1000 } }],
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 200000, tax: { CGST: 5000, SGST: 5000 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 200000, tax: { CGST: 5000, SGST: 5000 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 200000, tax: { CGST: 5000, SGST: 5000 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 200000, tax: { CGST: 5000, SGST: 5000 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 200000, tax: { CGST: 5000, SGST: 5000 } },
        ],
      ],
    },
  },
] satisfies Example[];

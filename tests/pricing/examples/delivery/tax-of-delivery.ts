import type { Example } from '../example.ts';
import { bag, bengaluru, book, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

/** Delivery is taxed by the lines' rates, in proportion to what the lines come to. */
export const taxOfDelivery = [
  // Half of the tax in 105.00 is 10500 / 42 = 250; net 10000. Halves 2500 + 250.
  {
    name: 'a flat price, taxed as the goods are',
    assumes: ['Q14'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 10500 }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 10500 },
        { kind: 'tax', label: 'CGST', amount: 2750, included: true },
        { kind: 'tax', label: 'SGST', amount: 2750, included: true },
      ],
      total: 115500,
      delivery: [{ rate: 5, base: 10000, tax: { CGST: 250, SGST: 250 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Goods of 2,230.00 reach 2,000.00: free, so there is no delivery to be taxed.
  {
    name: 'two rates with free delivery',
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 5000, freeFrom: 200000 }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...bag, price: 118000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 223000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 11500, included: true },
        { kind: 'tax', label: 'SGST', amount: 11500, included: true },
      ],
      total: 223000,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }],
      ],
    },
  },
  // 100.00 over 105000 and 118000: 4708.52 and 5291.48, so 4709 and 5291. 4709 / 42 = 112.12, so 112, net 4485;
  // 5291 x 9 / 118 = 403.55, so 404, net 4483. Halves 2500 + 9000 + 112 + 404 = 12016.
  {
    name: 'two rates, delivery in proportion',
    assumes: ['Q14', 'Q15'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 10000 }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...bag, price: 118000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 223000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 10000 },
        { kind: 'tax', label: 'CGST', amount: 12016, included: true },
        { kind: 'tax', label: 'SGST', amount: 12016, included: true },
      ],
      total: 233000,
      delivery: [
        { rate: 5, base: 4485, tax: { CGST: 112, SGST: 112 } },
        { rate: 18, base: 4483, tax: { CGST: 404, SGST: 404 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }],
      ],
    },
  },
  // The same across a border of states: twice the halves, 24032.
  {
    name: 'two rates, delivery in proportion, to another state',
    assumes: ['Q14', 'Q15'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 10000 }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...bag, price: 118000, quantity: 1 },
    ],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 223000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 10000 },
        { kind: 'tax', label: 'IGST', amount: 24032, included: true },
      ],
      total: 233000,
      delivery: [
        { rate: 5, base: 4485, tax: { IGST: 224 } },
        { rate: 18, base: 4483, tax: { IGST: 808 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { IGST: 5000 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { IGST: 18000 } }],
      ],
    },
  },
  // 99.00 over 105000, 118000 and 50000: 3807.69, 4279.12, 1813.19, so 3808, 4279, 1813. 3808 / 42 = 90.67, so 91,
  // net 3626; 4279 x 9 / 118 = 326.36, so 326, net 3627; the book's share is untaxed. Halves 11500 + 417 = 11917.
  {
    name: 'three rates, one of them 0 %, delivery in proportion',
    assumes: ['Q14', 'Q15'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 9900 }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...bag, price: 118000, quantity: 1 },
      { ...book, price: 50000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 273000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 9900 },
        { kind: 'tax', label: 'CGST', amount: 11917, included: true },
        { kind: 'tax', label: 'SGST', amount: 11917, included: true },
      ],
      total: 282900,
      delivery: [
        { rate: 5, base: 3626, tax: { CGST: 91, SGST: 91 } },
        { rate: 18, base: 3627, tax: { CGST: 326, SGST: 326 } },
        { rate: 0, base: 1813, tax: { CGST: 0, SGST: 0 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }],
        [{ off: [], taxClass: 'books', rate: 0, base: 50000, tax: { CGST: 0, SGST: 0 } }],
      ],
    },
  },
  // Two lines share 5 %, so the delivery has one share of 5 %. 99.00 over 210000 and 118000: 6338.41 and 3561.59, so
  // 6338 and 3562. 6338 / 42 = 150.90, so 151, net 6036; 3562 x 9 / 118 = 271.68, so 272, net 3018.
  // Halves 2500 + 9000 + 2500 + 151 + 272 = 14423. By line it would be 3169 twice, 75.45, so 75 twice: 150.
  {
    name: 'delivery is shared by rate, not by line',
    assumes: ['Q14', 'Q15'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 9900 }] },
    cart: [
      { ...shirt, price: 105000, quantity: 1 },
      { ...bag, price: 118000, quantity: 1 },
      { ...shirt, price: 105000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 328000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 9900 },
        { kind: 'tax', label: 'CGST', amount: 14423, included: true },
        { kind: 'tax', label: 'SGST', amount: 14423, included: true },
      ],
      total: 337900,
      delivery: [
        { rate: 5, base: 6036, tax: { CGST: 151, SGST: 151 } },
        { rate: 18, base: 3018, tax: { CGST: 272, SGST: 272 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
      ],
    },
  },
] satisfies Example[];

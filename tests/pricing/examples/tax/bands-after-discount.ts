import type { Example } from '../example.ts';
import { coat, kochi, shirt } from '../goods.ts';
import { kerala, keralaAdds } from '../stores.ts';

const fifteen = { label: 'FIFTEEN', code: 'FIFTEEN', percent: 15 };
const coats = { label: 'Coats', categories: ['coats'], percent: 20 };

/** A discount changes what a piece's rate is judged on. */
export const bandsAfterDiscount = [
  // Half 300000 x 9 / 118 = 22881.36, so 22881; net 300000 - 45762 = 254238.
  {
    name: 'a coat of 3,000 without a discount is in the upper band',
    store: kerala,
    cart: [{ ...coat, price: 300000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 22881, included: true },
        { kind: 'tax', label: 'SGST', amount: 22881, included: true },
      ],
      total: 300000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 254238, tax: { CGST: 22881, SGST: 22881 } }]],
    },
  },
  // 15 % of 3,000.00 is 450.00, which leaves 2,550.00: 5 %. Half 255000 / 42 = 6071.43, so 6071; net 242858.
  {
    name: 'a code moves the coat into the lower band',
    store: { ...kerala, discounts: [fifteen] },
    cart: [{ ...coat, price: 300000, quantity: 1 }],
    place: kochi,
    code: 'FIFTEEN',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300000,
      parts: [
        { kind: 'discount', label: 'FIFTEEN', amount: -45000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6071, included: true },
        { kind: 'tax', label: 'SGST', amount: 6071, included: true },
      ],
      total: 255000,
      lines: [[{ off: [45000], taxClass: 'clothes', rate: 5, base: 242858, tax: { CGST: 6071, SGST: 6071 } }]],
    },
  },
  // 2,800.00 is in the gap: 18 %. Half 280000 x 9 / 118 = 21355.93, so 21356; net 280000 - 42712 = 237288.
  {
    name: 'a code moves the coat into the gap',
    store: { ...kerala, discounts: [{ label: 'TWOHUNDRED', code: 'TWOHUNDRED', amount: 20000 }] },
    cart: [{ ...coat, price: 300000, quantity: 1 }],
    place: kochi,
    code: 'TWOHUNDRED',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300000,
      parts: [
        { kind: 'discount', label: 'TWOHUNDRED', amount: -20000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 21356, included: true },
        { kind: 'tax', label: 'SGST', amount: 21356, included: true },
      ],
      total: 280000,
      lines: [[{ off: [20000], taxClass: 'clothes', rate: 18, base: 237288, tax: { CGST: 21356, SGST: 21356 } }]],
    },
  },
  // 20 % of 3,200.00 is 640.00, which leaves 2,560.00: 5 %. Half 256000 / 42 = 6095.24, so 6095; net 243810.
  // The shirt: half 2500. Together 8595.
  {
    name: "a line's own discount moves that line alone",
    store: { ...kerala, discounts: [coats] },
    cart: [
      { ...coat, price: 320000, quantity: 1 },
      { ...shirt, price: 105000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 425000,
      parts: [
        { kind: 'discount', label: 'Coats', amount: -64000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 8595, included: true },
        { kind: 'tax', label: 'SGST', amount: 8595, included: true },
      ],
      total: 361000,
      lines: [
        [{ off: [64000], taxClass: 'clothes', rate: 5, base: 243810, tax: { CGST: 6095, SGST: 6095 } }],
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
      ],
    },
  },
  // 350.00 over 2,800.00 and 700.00: 280.00 and 70.00. The coat at 2,520.00: 5 %, half 6000. The shirt at 630.00: 1500.
  {
    name: "its share of the order's discount moves a line out of the gap",
    store: { ...kerala, discounts: [{ label: 'MINUS350', code: 'MINUS350', amount: 35000 }] },
    cart: [
      { ...coat, price: 280000, quantity: 1 },
      { ...shirt, price: 70000, quantity: 1 },
    ],
    place: kochi,
    code: 'MINUS350',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 350000,
      parts: [
        { kind: 'discount', label: 'MINUS350', amount: -35000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 7500, included: true },
        { kind: 'tax', label: 'SGST', amount: 7500, included: true },
      ],
      total: 315000,
      lines: [
        [{ off: [28000], taxClass: 'clothes', rate: 5, base: 240000, tax: { CGST: 6000, SGST: 6000 } }],
        [{ off: [7000], taxClass: 'clothes', rate: 5, base: 60000, tax: { CGST: 1500, SGST: 1500 } }],
      ],
    },
  },
  // 1.00 over three pieces: 34, 33, 33. The first has 2,625.00 left: 5 %, half 6250. The others have 2,625.01: 18 %.
  // Of those 525002 x 9 / 118 = 40042.53, so 40043; over two equal pieces 20022, 20021. Net 222457 and 222459.
  // Halves 6250 + 40043 = 46293.
  {
    name: 'one line of three pieces straddles the limit',
    assumes: ['Q2'],
    store: { ...kerala, discounts: [{ label: 'ONE', code: 'ONE', amount: 100 }] },
    cart: [{ ...coat, price: 262534, quantity: 3 }],
    place: kochi,
    code: 'ONE',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 787602,
      parts: [
        { kind: 'discount', label: 'ONE', amount: -100 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 46293, included: true },
        { kind: 'tax', label: 'SGST', amount: 46293, included: true },
      ],
      total: 787502,
      lines: [
        [
          { off: [34], taxClass: 'clothes', rate: 5, base: 250000, tax: { CGST: 6250, SGST: 6250 } },
          { off: [33], taxClass: 'clothes', rate: 18, base: 222457, tax: { CGST: 20022, SGST: 20022 } },
          { off: [33], taxClass: 'clothes', rate: 18, base: 222459, tax: { CGST: 20021, SGST: 20021 } },
        ],
      ],
    },
  },
  // 15 % of 2,600.00 is 390.00, which leaves 2,210.00: 5 % to be added, half 221000 x 2.5 % = 5525. Without: 18 %.
  {
    name: 'a store that adds tax: a code moves the coat into the lower band',
    store: { ...keralaAdds, discounts: [fifteen] },
    cart: [{ ...coat, price: 260000, quantity: 1 }],
    place: kochi,
    code: 'FIFTEEN',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 260000,
      parts: [
        { kind: 'discount', label: 'FIFTEEN', amount: -39000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 5525 },
        { kind: 'tax', label: 'SGST', amount: 5525 },
      ],
      total: 232050,
      lines: [[{ off: [39000], taxClass: 'clothes', rate: 5, base: 221000, tax: { CGST: 5525, SGST: 5525 } }]],
    },
  },
] satisfies Example[];

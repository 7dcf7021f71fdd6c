import type { Example } from '../example.ts';
import { bag, bengaluru, book, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

/** GST in prices, inside the state and across: both halves are equal, and nothing that is paid depends on the state. */
export const gst = [
  // Half of the tax is 2.5 of 105 parts of 1,050.00 = 25.00; tax 50.00, net 1,000.00.
  {
    name: 'a shirt inside the state',
    store: kerala,
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
  // The same shirt: half 25.00, doubled 50.00, in one part.
  {
    name: 'the same shirt across a border of states',
    store: kerala,
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 5000, included: true },
      ],
      total: 105000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { IGST: 5000 } }]],
    },
  },
  // 3 x 333.33 = 999.99. Half: 99999 x 2.5 / 105 = 2380.93, so 2381; tax 47.62.
  // 2381 over three equal pieces: 793.67 each, so 794, 794, 793 by position. Net: 33333 - 2 x 794 = 31745, twice, and
  // 33333 - 2 x 793 = 31747. Nets 95237 + tax 4762 = 99999.
  {
    name: 'a line of three pieces inside the state: each piece has equal halves',
    assumes: ['Q2'],
    store: kerala,
    cart: [{ ...shirt, price: 33333, quantity: 3 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 99999,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2381, included: true },
        { kind: 'tax', label: 'SGST', amount: 2381, included: true },
      ],
      total: 99999,
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 31745, tax: { CGST: 794, SGST: 794 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 31745, tax: { CGST: 794, SGST: 794 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 31747, tax: { CGST: 793, SGST: 793 } },
        ],
      ],
    },
  },
  // As above: 2 x 2381 = 4762, of the pieces 1588, 1588, 1586.
  {
    name: 'the same line of three across a border of states',
    assumes: ['Q2'],
    store: kerala,
    cart: [{ ...shirt, price: 33333, quantity: 3 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 99999,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 4762, included: true },
      ],
      total: 99999,
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 31745, tax: { IGST: 1588 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 31745, tax: { IGST: 1588 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 31747, tax: { IGST: 1586 } },
        ],
      ],
    },
  },
  // Each line: 10020 x 2.5 / 105 = 238.57, so 239; two lines 478. Both lines at once would be 477.14, so 477.
  {
    name: 'two lines at one rate: tax is rounded by line, not by order',
    store: kerala,
    cart: [
      { ...shirt, price: 10020, quantity: 1 },
      { ...shirt, price: 10020, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 20040,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 478, included: true },
        { kind: 'tax', label: 'SGST', amount: 478, included: true },
      ],
      total: 20040,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 9542, tax: { CGST: 239, SGST: 239 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 9542, tax: { CGST: 239, SGST: 239 } }],
      ],
    },
  },
  // Shirt 25.00; bag 118000 x 9 / 118 = 9000; book nothing. Halves 11500.
  {
    name: 'three rates in one order, one of them 0 %',
    store: kerala,
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
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 11500, included: true },
        { kind: 'tax', label: 'SGST', amount: 11500, included: true },
      ],
      total: 273000,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'standard', rate: 18, base: 100000, tax: { CGST: 9000, SGST: 9000 } }],
        [{ off: [], taxClass: 'books', rate: 0, base: 50000, tax: { CGST: 0, SGST: 0 } }],
      ],
    },
  },
] satisfies Example[];

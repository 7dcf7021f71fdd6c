import type { Example } from '../example.ts';
import { childrensCoat, leeds, shirt } from '../goods.ts';
import { unitedKingdom } from '../stores.ts';

/** VAT in prices, children's clothes 0 %. VAT has no halves: it is rounded once. */
export const ukVat = [
  // 3000 / 6 = 500. Delivery 399 / 6 = 66.5, so 67, net 332; by halves it would be 33.25, so 33, doubled 66.
  {
    name: "an adult's shirt with delivery: VAT is rounded whole",
    assumes: ['Q1', 'Q3'],
    store: unitedKingdom,
    cart: [{ ...shirt, price: 3000, quantity: 1 }],
    place: leeds,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 3000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 399 },
        { kind: 'tax', label: 'VAT', amount: 567, included: true },
      ],
      total: 3399,
      delivery: [{ rate: 20, base: 332, tax: { VAT: 67 } }],
      lines: [[{ off: [], taxClass: 'standard', rate: 20, base: 2500, tax: { VAT: 500 } }]],
    },
  },
  // 0 % of goods and of the delivery that follows them; a tax of nothing is no part.
  {
    name: "a child's coat: 0 %, its delivery as well",
    assumes: ['Q13', 'Q15'],
    store: unitedKingdom,
    cart: [{ ...childrensCoat, price: 4500, quantity: 1 }],
    place: leeds,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 4500,
      parts: [{ kind: 'shipping', label: 'Standard', amount: 399 }],
      total: 4899,
      delivery: [{ rate: 0, base: 399, tax: { VAT: 0 } }],
      lines: [[{ off: [], taxClass: 'zero', rate: 0, base: 4500, tax: { VAT: 0 } }]],
    },
  },
  // 3000 / 6 = 500. Delivery 399 over 3000 and 1500: 266 and 133; 266 / 6 = 44.33, so 44, net 222. VAT 544.
  {
    name: "an adult's shirt and a child's coat: delivery in proportion",
    assumes: ['Q15'],
    store: unitedKingdom,
    cart: [
      { ...shirt, price: 3000, quantity: 1 },
      { ...childrensCoat, price: 1500, quantity: 1 },
    ],
    place: leeds,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 4500,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 399 },
        { kind: 'tax', label: 'VAT', amount: 544, included: true },
      ],
      total: 4899,
      delivery: [
        { rate: 20, base: 222, tax: { VAT: 44 } },
        { rate: 0, base: 133, tax: { VAT: 0 } },
      ],
      lines: [
        [{ off: [], taxClass: 'standard', rate: 20, base: 2500, tax: { VAT: 500 } }],
        [{ off: [], taxClass: 'zero', rate: 0, base: 1500, tax: { VAT: 0 } }],
      ],
    },
  },
  // 10 % of 2997 is 299.7, so 300: 100 a piece, which leaves 899. 2697 / 6 = 449.5, so 450: 150 a piece.
  // Delivery 66.5, so 67. VAT 517, total 2697 + 399.
  {
    name: 'three shirts with a code: the tax of a line ends in a half penny',
    assumes: ['Q1', 'Q3'],
    store: { ...unitedKingdom, discounts: [{ label: 'TEN', code: 'TEN', percent: 10 }] },
    cart: [{ ...shirt, price: 999, quantity: 3 }],
    place: leeds,
    code: 'TEN',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 2997,
      parts: [
        { kind: 'discount', label: 'TEN', amount: -300 },
        { kind: 'shipping', label: 'Standard', amount: 399 },
        { kind: 'tax', label: 'VAT', amount: 517, included: true },
      ],
      total: 3096,
      delivery: [{ rate: 20, base: 332, tax: { VAT: 67 } }],
      lines: [
        [
          { off: [100], taxClass: 'standard', rate: 20, base: 749, tax: { VAT: 150 } },
          { off: [100], taxClass: 'standard', rate: 20, base: 749, tax: { VAT: 150 } },
          { off: [100], taxClass: 'standard', rate: 20, base: 749, tax: { VAT: 150 } },
        ],
      ],
    },
  },
  // 50.00 is the free limit. 5000 / 6 = 833.33, so 833; over two equal pieces 416.5 each: 417, 416 by position.
  {
    name: 'the free limit reached to the penny, and a tie of two pieces',
    assumes: ['Q1', 'Q28'],
    store: unitedKingdom,
    cart: [{ ...shirt, price: 2500, quantity: 2 }],
    place: leeds,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 5000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'VAT', amount: 833, included: true },
      ],
      total: 5000,
      lines: [
        [
          { off: [], taxClass: 'standard', rate: 20, base: 2083, tax: { VAT: 417 } },
          { off: [], taxClass: 'standard', rate: 20, base: 2084, tax: { VAT: 416 } },
        ],
      ],
    },
  },
] satisfies Example[];

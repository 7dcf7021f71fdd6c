import type { Example } from '../example.ts';
import { coat, kochi } from '../goods.ts';
import { kerala, keralaAdds } from '../stores.ts';

/** A band is judged on one piece's value before tax and after discount: here 5 % up to 2,500.00, 18 % above. */
export const bands = [
  // 2,625.00 / 1.05 = 2,500.00, the limit itself: 5 %. Half 262500 / 42 = 6250.
  {
    name: 'the dearest price at the lower rate',
    store: kerala,
    cart: [{ ...coat, price: 262500, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 262500,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6250, included: true },
        { kind: 'tax', label: 'SGST', amount: 6250, included: true },
      ],
      total: 262500,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 250000, tax: { CGST: 6250, SGST: 6250 } }]],
    },
  },
  // 2,625.01 / 1.05 is above 2,500, 2,625.01 / 1.18 below it: the gap, so the higher rate.
  // Half 262501 x 9 / 118 = 20021.26, so 20021; net 262501 - 40042 = 222459.
  {
    name: 'the gap begins: the higher rate',
    store: kerala,
    cart: [{ ...coat, price: 262501, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 262501,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 20021, included: true },
        { kind: 'tax', label: 'SGST', amount: 20021, included: true },
      ],
      total: 262501,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 222459, tax: { CGST: 20021, SGST: 20021 } }]],
    },
  },
  // 2,950.00 / 1.18 = 2,500.00, not above the limit, so still in the gap. Half 295000 x 9 / 118 = 22500.
  {
    name: 'the gap ends: the higher rate, though the net is the limit',
    store: kerala,
    cart: [{ ...coat, price: 295000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 295000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 22500, included: true },
        { kind: 'tax', label: 'SGST', amount: 22500, included: true },
      ],
      total: 295000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 250000, tax: { CGST: 22500, SGST: 22500 } }]],
    },
  },
  // Half 295001 x 9 / 118 = 22500.08, so 22500; net 250001.
  {
    name: 'above the gap: the higher rate',
    store: kerala,
    cart: [{ ...coat, price: 295001, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 295001,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 22500, included: true },
        { kind: 'tax', label: 'SGST', amount: 22500, included: true },
      ],
      total: 295001,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 250001, tax: { CGST: 22500, SGST: 22500 } }]],
    },
  },
  // Half 270000 / 42 = 6428.57, so 6429; net 270000 - 12858 = 257142.
  {
    name: 'a folder that takes the lower rate in the gap',
    assumes: ['Q29'],
    store: { ...kerala, gap: 'lower' },
    cart: [{ ...coat, price: 270000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 270000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 6429, included: true },
        { kind: 'tax', label: 'SGST', amount: 6429, included: true },
      ],
      total: 270000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 257142, tax: { CGST: 6429, SGST: 6429 } }]],
    },
  },
  // 2,950.00 is the last price of the gap: 5 %, half 295000 / 42 = 7023.81, so 7024; net 295000 - 14048 = 280952.
  // 2,950.01 is beyond it: 18 %, half 22500. Together 29524.
  {
    name: 'the lower rate in the gap does not reach beyond it',
    assumes: ['Q29'],
    store: { ...kerala, gap: 'lower' },
    cart: [
      { ...coat, price: 295000, quantity: 1 },
      { ...coat, price: 295001, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 590001,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 29524, included: true },
        { kind: 'tax', label: 'SGST', amount: 29524, included: true },
      ],
      total: 590001,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 280952, tax: { CGST: 7024, SGST: 7024 } }],
        [{ off: [], taxClass: 'clothes', rate: 18, base: 250001, tax: { CGST: 22500, SGST: 22500 } }],
      ],
    },
  },
  // Prices before tax have no gap. 250000 x 2.5 % = 6250; 250001 x 9 % = 22500.09, so 22500. 500001 + 57500 = 557501.
  {
    name: 'a store that adds tax: the limit and a paisa more',
    store: keralaAdds,
    cart: [
      { ...coat, price: 250000, quantity: 1 },
      { ...coat, price: 250001, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 500001,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 28750 },
        { kind: 'tax', label: 'SGST', amount: 28750 },
      ],
      total: 557501,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 250000, tax: { CGST: 6250, SGST: 6250 } }],
        [{ off: [], taxClass: 'clothes', rate: 18, base: 250001, tax: { CGST: 22500, SGST: 22500 } }],
      ],
    },
  },
] satisfies Example[];

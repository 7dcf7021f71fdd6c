import type { Example } from '../example.ts';
import { bag, bengaluru, coat, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const threeForTwo = { label: '3 for 2', buy: 2, get: 1 };

/** Buy X, get Y: the cheapest pieces are free. */
export const buyGet = [
  // Three pieces, one of them free: the cheapest, 800.00. The shirt of 1,000.00: 100000 / 42 = 2380.95, so 2381.
  // The coat: 4761.90, so 4762. Halves 7143, total 3,000.00.
  {
    name: 'buy two, get one: the cheapest of the cart',
    assumes: ['Q11'],
    store: { ...kerala, discounts: [threeForTwo] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...shirt, price: 80000, quantity: 1 },
      { ...coat, price: 200000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 380000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -80000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 7143, included: true },
        { kind: 'tax', label: 'SGST', amount: 7143, included: true },
      ],
      total: 300000,
      lines: [
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 95238, tax: { CGST: 2381, SGST: 2381 } }],
        [{ off: [80000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } }],
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 190476, tax: { CGST: 4762, SGST: 4762 } }],
      ],
    },
  },
  // Two pieces make no three. 210000 / 42 = 5000, 2500 a piece.
  {
    name: 'buy two, get one: two are not enough',
    assumes: ['Q11'],
    store: { ...kerala, discounts: [threeForTwo] },
    cart: [{ ...shirt, price: 105000, quantity: 2 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 210000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 5000, included: true },
        { kind: 'tax', label: 'SGST', amount: 5000, included: true },
      ],
      total: 210000,
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } },
        ],
      ],
    },
  },
  // Five pieces make two pairs, so two are free: all cost 500.00, so the first two by position. The first line has 0,
  // 0, 50000 left: half 50000 / 42 = 1190.48, so 1190, all of it the third's; net 47620. The second has 100000: half
  // 2380.95, so 2381, over two equal pieces 1191 and 1190; nets 47618 and 47620. Halves 3571.
  {
    name: 'buy one, get one: five pieces at one price',
    assumes: ['Q2', 'Q11'],
    store: { ...kerala, discounts: [{ label: '2 for 1', categories: ['shirts'], buy: 1, get: 1 }] },
    cart: [
      { ...shirt, price: 50000, quantity: 3 },
      { ...shirt, price: 50000, quantity: 2 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 250000,
      parts: [
        { kind: 'discount', label: '2 for 1', amount: -100000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 3571, included: true },
        { kind: 'tax', label: 'SGST', amount: 3571, included: true },
      ],
      total: 150000,
      lines: [
        [
          { off: [50000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } },
          { off: [50000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } },
          { off: [0], taxClass: 'clothes', rate: 5, base: 47620, tax: { CGST: 1190, SGST: 1190 } },
        ],
        [
          { off: [0], taxClass: 'clothes', rate: 5, base: 47618, tax: { CGST: 1191, SGST: 1191 } },
          { off: [0], taxClass: 'clothes', rate: 5, base: 47620, tax: { CGST: 1190, SGST: 1190 } },
        ],
      ],
    },
  },
  // The free piece is worth 0, in the lower band; the others stay above it: 600000 x 9 / 118 = 45762.71, so 45763, over
  // two equal pieces 22882 and 22881; nets 300000 - 45764 = 254236 and 300000 - 45762 = 254238.
  {
    name: 'buy two, get one: the free piece is in another band',
    assumes: ['Q2', 'Q11'],
    store: { ...kerala, discounts: [threeForTwo] },
    cart: [{ ...coat, price: 300000, quantity: 3 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 900000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -300000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 45763, included: true },
        { kind: 'tax', label: 'SGST', amount: 45763, included: true },
      ],
      total: 600000,
      lines: [
        [
          { off: [300000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } },
          { off: [0], taxClass: 'clothes', rate: 18, base: 254236, tax: { CGST: 22882, SGST: 22882 } },
          { off: [0], taxClass: 'clothes', rate: 18, base: 254238, tax: { CGST: 22881, SGST: 22881 } },
        ],
      ],
    },
  },
  // Only the shirts count, though the bag costs less than they: one shirt of three is free, the one of 900.00.
  // Shirts: 100000 / 42 = 2380.95, so 2381; 110000 / 42 = 2619.05, so 2619. Bag: 59000 x 9 / 118 = 4500. Halves 9500.
  {
    name: 'buy two, get one of a category',
    assumes: ['Q11'],
    store: { ...kerala, discounts: [{ ...threeForTwo, categories: ['shirts'] }] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...bag, price: 59000, quantity: 1 },
      { ...shirt, price: 110000, quantity: 1 },
      { ...shirt, price: 90000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 359000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -90000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 9500, included: true },
        { kind: 'tax', label: 'SGST', amount: 9500, included: true },
      ],
      total: 269000,
      lines: [
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 95238, tax: { CGST: 2381, SGST: 2381 } }],
        [{ off: [0], taxClass: 'standard', rate: 18, base: 50000, tax: { CGST: 4500, SGST: 4500 } }],
        [{ off: [0], taxClass: 'clothes', rate: 5, base: 104762, tax: { CGST: 2619, SGST: 2619 } }],
        [{ off: [90000], taxClass: 'clothes', rate: 5, base: 0, tax: { CGST: 0, SGST: 0 } }],
      ],
    },
  },
  // Free: 800.00. The code: 10 % of the 2,000.00 left is 200.00, over 100000, 0 and 100000: 100.00 each to the paid
  // ones. 90000 / 42 = 2142.86, so 2143; net 90000 - 4286 = 85714. Halves 4286.
  {
    name: 'buy two, get one, and a code over what is left',
    assumes: ['Q6', 'Q11'],
    store: { ...kerala, discounts: [threeForTwo, { label: 'TENTH', code: 'TENTH', percent: 10 }] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...shirt, price: 80000, quantity: 1 },
      { ...shirt, price: 100000, quantity: 1 },
    ],
    place: bengaluru,
    code: 'TENTH',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 280000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -80000 },
        { kind: 'discount', label: 'TENTH', amount: -20000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 8572, included: true },
      ],
      total: 180000,
      lines: [
        [{ off: [0, 10000], taxClass: 'clothes', rate: 5, base: 85714, tax: { IGST: 4286 } }],
        [{ off: [80000, 0], taxClass: 'clothes', rate: 5, base: 0, tax: { IGST: 0 } }],
        [{ off: [0, 10000], taxClass: 'clothes', rate: 5, base: 85714, tax: { IGST: 4286 } }],
      ],
    },
  },
] satisfies Example[];

import type { Example } from '../example.ts';
import { kuwaitCity, manama, osaka, shirt, tea } from '../goods.ts';
import { bahrain, japan, kuwait } from '../stores.ts';

/** Currencies with no minor unit and with three decimals. */
export const currencies = [
  // 3980 / 11 = 361.82, so 362 yen; net 3618.
  {
    name: 'Japan: a shirt',
    store: japan,
    cart: [{ ...shirt, price: 3980, quantity: 1 }],
    place: osaka,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T03:00:00Z',
    expected: {
      subtotal: 3980,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'Consumption tax', amount: 362, included: true },
      ],
      total: 3980,
      lines: [[{ off: [], taxClass: 'standard', rate: 10, base: 3618, tax: { 'Consumption tax': 362 } }]],
    },
  },
  // 100 yen over three pieces: 34, 33, 33, which leaves 966, 967, 967. 2900 / 11 = 263.64, so 264.
  // 264 x 966 / 2900 = 87.94, twice 264 x 967 / 2900 = 88.03: 87 + 88 + 88 = 263, the last yen to the first. 88 each.
  {
    name: 'Japan: 100 yen off three pieces',
    store: { ...japan, discounts: [{ label: 'HUNDRED', code: 'HUNDRED', amount: 100 }] },
    cart: [{ ...shirt, price: 1000, quantity: 3 }],
    place: osaka,
    code: 'HUNDRED',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T03:00:00Z',
    expected: {
      subtotal: 3000,
      parts: [
        { kind: 'discount', label: 'HUNDRED', amount: -100 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'Consumption tax', amount: 264, included: true },
      ],
      total: 2900,
      lines: [
        [
          { off: [34], taxClass: 'standard', rate: 10, base: 878, tax: { 'Consumption tax': 88 } },
          { off: [33], taxClass: 'standard', rate: 10, base: 879, tax: { 'Consumption tax': 88 } },
          { off: [33], taxClass: 'standard', rate: 10, base: 879, tax: { 'Consumption tax': 88 } },
        ],
      ],
    },
  },
  // 1080 x 8 / 108 = 80; 2200 / 11 = 200. Delivery 550 over 1080 and 2200: 181.10 and 368.90, so 181 and 369.
  // 181 x 8 / 108 = 13.41, so 13; 369 / 11 = 33.55, so 34. Tax 327, total 3280 + 550.
  {
    name: 'Japan: tea and a shirt, delivery in proportion',
    assumes: ['Q1', 'Q15'],
    store: { ...japan, methods: [{ code: 'parcel', label: 'Parcel', price: 550 }] },
    cart: [
      { ...tea, price: 1080, quantity: 1 },
      { ...shirt, price: 2200, quantity: 1 },
    ],
    place: osaka,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T03:00:00Z',
    expected: {
      subtotal: 3280,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 550 },
        { kind: 'tax', label: 'Consumption tax', amount: 327, included: true },
      ],
      total: 3830,
      delivery: [
        { rate: 8, base: 168, tax: { 'Consumption tax': 13 } },
        { rate: 10, base: 335, tax: { 'Consumption tax': 34 } },
      ],
      lines: [
        [{ off: [], taxClass: 'food', rate: 8, base: 1000, tax: { 'Consumption tax': 80 } }],
        [{ off: [], taxClass: 'standard', rate: 10, base: 2000, tax: { 'Consumption tax': 200 } }],
      ],
    },
  },
  // 2 x 12.750 = 25.500; 5 % is 1.275: over two equal pieces 637.5 each, so 638 and 637. 24.225 + 1.500 = 25.725.
  {
    name: 'Kuwait: fils, no tax',
    store: { ...kuwait, discounts: [{ label: 'FIVE', code: 'FIVE', percent: 5 }] },
    cart: [{ ...shirt, price: 12750, quantity: 2 }],
    place: kuwaitCity,
    code: 'FIVE',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T09:00:00Z',
    expected: {
      subtotal: 25500,
      parts: [
        { kind: 'discount', label: 'FIVE', amount: -1275 },
        { kind: 'shipping', label: 'Standard', amount: 1500 },
      ],
      total: 25725,
      lines: [
        [
          { off: [638], base: 12112 },
          { off: [637], base: 12113 },
        ],
      ],
    },
  },
  // 11005 / 11 = 1000.45, so 1.000 dinar; net 10.005.
  {
    name: 'Bahrain: VAT to the fils',
    store: bahrain,
    cart: [{ ...shirt, price: 11005, quantity: 1 }],
    place: manama,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T09:00:00Z',
    expected: {
      subtotal: 11005,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'VAT', amount: 1000, included: true },
      ],
      total: 11005,
      lines: [[{ off: [], taxClass: 'standard', rate: 10, base: 10005, tax: { VAT: 1000 } }]],
    },
  },
] satisfies Example[];

import type { Example } from '../example.ts';
import { berlin, book, coat, lyon, shirt, vienna } from '../goods.ts';
import { france, germany } from '../stores.ts';

/** VAT in prices in Germany and France. */
export const euVat = [
  // 11900 x 19 / 119 = 1900. Delivery 490 x 19 / 119 = 78.24, so 78, net 412. VAT 1978.
  {
    name: 'Germany: a coat with delivery',
    store: germany,
    cart: [{ ...coat, price: 11900, quantity: 1 }],
    place: berlin,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 11900,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 490 },
        { kind: 'tax', label: 'VAT', amount: 1978, included: true },
      ],
      total: 12390,
      delivery: [{ rate: 19, base: 412, tax: { VAT: 78 } }],
      lines: [[{ off: [], taxClass: 'standard', rate: 19, base: 10000, tax: { VAT: 1900 } }]],
    },
  },
  // 1900 and 1070 x 7 / 107 = 70. Delivery 490 over 11900 and 1070: 449.58 and 40.42, so 450 and 40.
  // 450 x 19 / 119 = 71.85, so 72; 40 x 7 / 107 = 2.62, so 3. VAT 1900 + 70 + 72 + 3 = 2045.
  {
    name: 'Germany: a coat and a book, delivery in proportion',
    assumes: ['Q1', 'Q15'],
    store: germany,
    cart: [
      { ...coat, price: 11900, quantity: 1 },
      { ...book, price: 1070, quantity: 1 },
    ],
    place: berlin,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 12970,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 490 },
        { kind: 'tax', label: 'VAT', amount: 2045, included: true },
      ],
      total: 13460,
      delivery: [
        { rate: 19, base: 378, tax: { VAT: 72 } },
        { rate: 7, base: 37, tax: { VAT: 3 } },
      ],
      lines: [
        [{ off: [], taxClass: 'standard', rate: 19, base: 10000, tax: { VAT: 1900 } }],
        [{ off: [], taxClass: 'reduced', rate: 7, base: 1000, tax: { VAT: 70 } }],
      ],
    },
  },
  // 10.00 over 11900 and 1070: 917.50 and 82.50, exactly 917.502 and 82.498, so 918 and 82. Left 10982 and 988.
  // 10982 x 19 / 119 = 1753.43, so 1753; 988 x 7 / 107 = 64.64, so 65. Delivery over 10982 and 988: 449.56 and 40.44,
  // so 450 and 40 as above: 72 and 3. VAT 1893, total 11970 + 490.
  {
    name: 'Germany: an amount off two rates',
    assumes: ['Q1', 'Q15'],
    store: { ...germany, discounts: [{ label: 'TENNER', code: 'TENNER', amount: 1000 }] },
    cart: [
      { ...coat, price: 11900, quantity: 1 },
      { ...book, price: 1070, quantity: 1 },
    ],
    place: berlin,
    code: 'TENNER',
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 12970,
      parts: [
        { kind: 'discount', label: 'TENNER', amount: -1000 },
        { kind: 'shipping', label: 'Parcel', amount: 490 },
        { kind: 'tax', label: 'VAT', amount: 1893, included: true },
      ],
      total: 12460,
      delivery: [
        { rate: 19, base: 378, tax: { VAT: 72 } },
        { rate: 7, base: 37, tax: { VAT: 3 } },
      ],
      lines: [
        [{ off: [918], taxClass: 'standard', rate: 19, base: 9229, tax: { VAT: 1753 } }],
        [{ off: [82], taxClass: 'reduced', rate: 7, base: 923, tax: { VAT: 65 } }],
      ],
    },
  },
  // The lower price counts, also in the subtotal: 2 x 3570 = 7140; 7140 x 19 / 119 = 1140. Delivery 78.
  {
    name: 'Germany: a sale price',
    store: germany,
    cart: [{ ...shirt, price: 5000, salePrice: 3570, quantity: 2 }],
    place: berlin,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 7140,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 490 },
        { kind: 'tax', label: 'VAT', amount: 1218, included: true },
      ],
      total: 7630,
      delivery: [{ rate: 19, base: 412, tax: { VAT: 78 } }],
      lines: [
        [
          { off: [], taxClass: 'standard', rate: 19, base: 3000, tax: { VAT: 570 } },
          { off: [], taxClass: 'standard', rate: 19, base: 3000, tax: { VAT: 570 } },
        ],
      ],
    },
  },
  // Sales across borders are left out: the methods serve the store's one country.
  {
    name: 'Germany: an address in Austria is not served',
    assumes: ['Q20'],
    store: germany,
    cart: [{ ...coat, price: 11900, quantity: 1 }],
    place: vienna,
    method: 'parcel',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 11900,
      parts: [],
      total: 11900,
      open: ['shipping', 'tax'],
      refusals: ['not-served'],
      lines: [[{ off: [] }]],
    },
  },
  // 3000 / 6 = 500; 2110 x 5.5 / 105.5 = 110. VAT 610.
  {
    name: 'France: a rate with a decimal',
    store: france,
    cart: [
      { ...shirt, price: 3000, quantity: 1 },
      { ...book, price: 2110, quantity: 1 },
    ],
    place: lyon,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T12:00:00Z',
    expected: {
      subtotal: 5110,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'VAT', amount: 610, included: true },
      ],
      total: 5110,
      lines: [
        [{ off: [], taxClass: 'standard', rate: 20, base: 2500, tax: { VAT: 500 } }],
        [{ off: [], taxClass: 'reduced', rate: 5.5, base: 2000, tax: { VAT: 110 } }],
      ],
    },
  },
] satisfies Example[];

import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const save10 = { label: 'SAVE10', code: 'SAVE10', percent: 10 };

/** A code: how it is compared, and when it holds. */
export const codes = [
  // 10 % of 1,050.00 is 105.00, which leaves 945.00: half 94500 / 42 = 2250, net 90000.
  {
    name: 'a code',
    store: { ...kerala, discounts: [save10] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'discount', label: 'SAVE10', amount: -10500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2250, included: true },
        { kind: 'tax', label: 'SGST', amount: 2250, included: true },
      ],
      total: 94500,
      lines: [[{ off: [10500], taxClass: 'clothes', rate: 5, base: 90000, tax: { CGST: 2250, SGST: 2250 } }]],
    },
  },
  // NFKC makes the wide letters narrow, then blanks go and letters are raised: SAVE10.
  {
    name: 'a code in wide small letters with blanks around it',
    store: { ...kerala, discounts: [save10] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: ' ｓａｖｅ１０ ',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'discount', label: 'SAVE10', amount: -10500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2250, included: true },
        { kind: 'tax', label: 'SGST', amount: 2250, included: true },
      ],
      total: 94500,
      lines: [[{ off: [10500], taxClass: 'clothes', rate: 5, base: 90000, tax: { CGST: 2250, SGST: 2250 } }]],
    },
  },
  // Nothing is taken off. Half 105000 / 42 = 2500.
  {
    name: 'an unknown code',
    store: { ...kerala, discounts: [save10] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE20',
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
      refusals: ['code-refused'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 23:59:59 of 30 June in the store is 18:29:59 in UTC.
  {
    name: 'the last second of a code',
    assumes: ['Q9'],
    store: { ...kerala, discounts: [{ ...save10, to: '2026-06-30' }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-30T18:29:59Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'discount', label: 'SAVE10', amount: -10500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2250, included: true },
        { kind: 'tax', label: 'SGST', amount: 2250, included: true },
      ],
      total: 94500,
      lines: [[{ off: [10500], taxClass: 'clothes', rate: 5, base: 90000, tax: { CGST: 2250, SGST: 2250 } }]],
    },
  },
  // 00:00:00 of 1 July in the store.
  {
    name: 'the second after a code',
    assumes: ['Q9'],
    store: { ...kerala, discounts: [{ ...save10, to: '2026-06-30' }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-30T18:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      refusals: ['code-refused'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 23:59:59 of 31 May in the store.
  {
    name: 'the second before a code',
    assumes: ['Q9'],
    store: { ...kerala, discounts: [{ ...save10, from: '2026-06-01' }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    clock: '2026-05-31T18:29:59Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      refusals: ['code-refused'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 1,050.00 is a paisa below 1,050.01.
  {
    name: 'a code a paisa below its minimum',
    assumes: ['Q10'],
    store: { ...kerala, discounts: [{ ...save10, minimum: 105001 }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
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
      refusals: ['code-refused'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
] satisfies Example[];

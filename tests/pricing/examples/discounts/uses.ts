import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const save10 = { label: 'SAVE10', code: 'SAVE10', percent: 10 };
const once = { ...save10, perCustomer: 1 };
const tenInAll = { ...save10, uses: 10 };

/** A code: how often it holds, and for what. */
export const uses = [
  // The customer has not used it: 10 % is 105.00.
  {
    name: 'once per customer, the first time',
    store: { ...kerala, discounts: [once] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    past: { used: 7, usedByCustomer: 0 },
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
  // The customer has used it once, so nothing is taken off.
  {
    name: 'once per customer, the second time',
    assumes: ['Q10'],
    store: { ...kerala, discounts: [once] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    past: { used: 8, usedByCustomer: 1 },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      refusals: ['code-used'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Nine of ten are used: this is the tenth.
  {
    name: 'the last use in all',
    store: { ...kerala, discounts: [tenInAll] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    past: { used: 9, usedByCustomer: 0 },
    order: { expectedTotal: 94500 },
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
  // The tenth went to somebody else between cart and order: the new quote is the full price.
  {
    name: 'used up between cart and order',
    assumes: ['Q10', 'Q24'],
    store: { ...kerala, discounts: [tenInAll] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
    past: { used: 10, usedByCustomer: 0 },
    order: { expectedTotal: 94500 },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      refusals: ['code-used'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // No line can take it, since the shirt is no coat.
  {
    name: 'a code for goods that are not in the cart',
    assumes: ['Q10'],
    store: { ...kerala, discounts: [{ ...save10, categories: ['coats'] }] },
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

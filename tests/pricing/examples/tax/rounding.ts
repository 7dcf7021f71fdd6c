import type { Example } from '../example.ts';
import { bengaluru, coat, kochi, shirt } from '../goods.ts';
import { kerala, keralaAdds } from '../stores.ts';

/** 49, 50 and 51 paise, and 49, 50 and 51 hundredths of a paisa. */
export const rounding = [
  // 18 % above 2,500. Half: 300061 x 9 % = 27005.49, so 27005. 300061 + 54010 = 354071.
  {
    name: 'a half of the tax ends in 49 hundredths of a paisa',
    store: keralaAdds,
    cart: [{ ...coat, price: 300061, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300061,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 27005 },
        { kind: 'tax', label: 'SGST', amount: 27005 },
      ],
      total: 354071,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 300061, tax: { CGST: 27005, SGST: 27005 } }]],
    },
  },
  // Half: 300050 x 9 % = 27004.5, so 27005. 300050 + 54010 = 354060.
  {
    name: 'a half of the tax ends in 50 hundredths of a paisa',
    assumes: ['Q3'],
    store: keralaAdds,
    cart: [{ ...coat, price: 300050, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300050,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 27005 },
        { kind: 'tax', label: 'SGST', amount: 27005 },
      ],
      total: 354060,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 300050, tax: { CGST: 27005, SGST: 27005 } }]],
    },
  },
  // 18 % of 3,000.50 is 540.09 to the paisa, but twice the rounded half is 540.10, as inside the state.
  {
    name: 'across a border of states the tax is twice the rounded half',
    assumes: ['Q3'],
    store: keralaAdds,
    cart: [{ ...coat, price: 300050, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300050,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 54010 },
      ],
      total: 354060,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 300050, tax: { IGST: 54010 } }]],
    },
  },
  // Half: 300039 x 9 % = 27003.51, so 27004. 300039 + 54008 = 354047.
  {
    name: 'a half of the tax ends in 51 hundredths of a paisa',
    store: keralaAdds,
    cart: [{ ...coat, price: 300039, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 300039,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 27004 },
        { kind: 'tax', label: 'SGST', amount: 27004 },
      ],
      total: 354047,
      lines: [[{ off: [], taxClass: 'clothes', rate: 18, base: 300039, tax: { CGST: 27004, SGST: 27004 } }]],
    },
  },
  // A half is a 42nd of the price. 105020 / 42 = 2500.48, so 2500; 105021 / 42 = 2500.5, so 2501; 105022 / 42 =
  // 2500.52, so 2501. Together 7502.
  {
    name: 'tax in prices: halves just below, at and just above half a paisa',
    assumes: ['Q3'],
    store: kerala,
    cart: [
      { ...shirt, price: 105020, quantity: 1 },
      { ...shirt, price: 105021, quantity: 1 },
      { ...shirt, price: 105022, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 315063,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 7502, included: true },
        { kind: 'tax', label: 'SGST', amount: 7502, included: true },
      ],
      total: 315063,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100020, tax: { CGST: 2500, SGST: 2500 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100019, tax: { CGST: 2501, SGST: 2501 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 100020, tax: { CGST: 2501, SGST: 2501 } }],
      ],
    },
  },
  // 49 / 42 = 1.17, 50 / 42 = 1.19, 51 / 42 = 1.21: a half of 1 each.
  {
    name: 'prices of 49, 50 and 51 paise',
    store: kerala,
    cart: [
      { ...shirt, price: 49, quantity: 1 },
      { ...shirt, price: 50, quantity: 1 },
      { ...shirt, price: 51, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 150,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 3, included: true },
        { kind: 'tax', label: 'SGST', amount: 3, included: true },
      ],
      total: 150,
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 5, base: 47, tax: { CGST: 1, SGST: 1 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 48, tax: { CGST: 1, SGST: 1 } }],
        [{ off: [], taxClass: 'clothes', rate: 5, base: 49, tax: { CGST: 1, SGST: 1 } }],
      ],
    },
  },
] satisfies Example[];

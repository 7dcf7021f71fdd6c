import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

/** Totals that end in 49, 50 and 51 paise: kept as they are, or rounded to rupees where the store says so. */
export const wholeRupees = [
  // 105050 / 42 = 2501.19, so 2501; net 105050 - 5002 = 100048. Nothing is rounded.
  {
    name: 'a total of 50 paise more than rupees stays as it is',
    assumes: ['Q23'],
    store: kerala,
    cart: [{ ...shirt, price: 105050, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105050,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2501, included: true },
        { kind: 'tax', label: 'SGST', amount: 2501, included: true },
      ],
      total: 105050,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100048, tax: { CGST: 2501, SGST: 2501 } }]],
    },
  },
  // 105049 / 42 = 2501.17, so 2501. 1,050.49 is rounded down by 49 paise; tax and net stay those of 1,050.49.
  {
    name: 'a store of whole rupees: 49 paise fall away',
    assumes: ['Q23'],
    store: { ...kerala, roundTotalTo: 100 },
    cart: [{ ...shirt, price: 105049, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105049,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2501, included: true },
        { kind: 'tax', label: 'SGST', amount: 2501, included: true },
        { kind: 'rounding', label: 'Rounding', amount: -49 },
      ],
      total: 105000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100047, tax: { CGST: 2501, SGST: 2501 } }]],
    },
  },
  // 1,050.50 is rounded up by 50 paise.
  {
    name: 'a store of whole rupees: 50 paise become a rupee',
    assumes: ['Q3', 'Q23'],
    store: { ...kerala, roundTotalTo: 100 },
    cart: [{ ...shirt, price: 105050, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105050,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2501, included: true },
        { kind: 'tax', label: 'SGST', amount: 2501, included: true },
        { kind: 'rounding', label: 'Rounding', amount: 50 },
      ],
      total: 105100,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100048, tax: { CGST: 2501, SGST: 2501 } }]],
    },
  },
  // 105051 / 42 = 2501.21, so 2501. 1,050.51 is rounded up by 49 paise.
  {
    name: 'a store of whole rupees: 51 paise become a rupee',
    assumes: ['Q23'],
    store: { ...kerala, roundTotalTo: 100 },
    cart: [{ ...shirt, price: 105051, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105051,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2501, included: true },
        { kind: 'tax', label: 'SGST', amount: 2501, included: true },
        { kind: 'rounding', label: 'Rounding', amount: 49 },
      ],
      total: 105100,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100049, tax: { CGST: 2501, SGST: 2501 } }]],
    },
  },
] satisfies Example[];

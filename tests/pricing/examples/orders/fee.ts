import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala, keralaAdds } from '../stores.ts';

/** The fee of payment on delivery. */
export const fee = [
  // A fee of 0 is no part.
  {
    name: 'payment on delivery without a fee',
    assumes: ['Q13'],
    store: { ...kerala, payOnDelivery: { fee: 0 } },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
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
  // 1,050.00 + 49.00. The fee bears no tax.
  {
    name: 'payment on delivery with a fee',
    assumes: ['Q21'],
    store: { ...kerala, payOnDelivery: { fee: 4900 } },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 109900,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // The fee is that of the payment method, which is another.
  {
    name: 'the fee falls away with a payment online',
    store: { ...kerala, payOnDelivery: { fee: 4900 } },
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
  // 1,000.00 and 5 % are 1,050.00; the fee is added to that and bears no tax.
  {
    name: 'a store that adds tax: the fee bears none',
    assumes: ['Q21'],
    store: { ...keralaAdds, payOnDelivery: { fee: 4900 } },
    cart: [{ ...shirt, price: 100000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 100000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500 },
        { kind: 'tax', label: 'SGST', amount: 2500 },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 109900,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
] satisfies Example[];

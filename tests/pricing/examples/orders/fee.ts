import type { Example } from '../example.ts';
import { bag, berlin, book, kochi, leeds, sacramento, shirt } from '../goods.ts';
import { germany, kerala, keralaAdds, newYork, unitedKingdom } from '../stores.ts';

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
  // 1,050.00 + 49.00. The fee has 5 % like the shirt: half 4900 / 42 = 116.67, so 117, doubled 234, net 4666.
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
        { kind: 'tax', label: 'CGST', amount: 2617, included: true },
        { kind: 'tax', label: 'SGST', amount: 2617, included: true },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 109900,
      fee: [{ rate: 5, base: 4666, tax: { CGST: 117, SGST: 117 } }],
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
  // 1,000.00 and 5 % are 1,050.00. The fee has 5 % too: half 4900 / 40 = 122.5, so 123, doubled 246. 1,050.00 + 49.00
  // + 2.46.
  {
    name: 'a store that adds tax adds that of the fee too',
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
        { kind: 'tax', label: 'CGST', amount: 2623 },
        { kind: 'tax', label: 'SGST', amount: 2623 },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 110146,
      fee: [{ rate: 5, base: 4900, tax: { CGST: 123, SGST: 123 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Book 1000 * 7 / 107 = 65.42, so 65, net 935; bag 2000 * 19 / 119 = 319.33, so 319, net 1681. Delivery 4.90 over
  // 1000 and 2000: 163.33 and 326.67, so 163 and 327; 163 * 7 / 107 = 10.66, so 11, net 152; 327 * 19 / 119 = 52.21, so
  // 52, net 275. The fee of 3.00: 100 and 200; 100 * 7 / 107 = 6.54, so 7, net 93; 200 * 19 / 119 = 31.93, so 32, net
  // 168. VAT 65 + 319 + 11 + 52 + 7 + 32 = 486. 30.00 + 4.90 + 3.00.
  {
    name: 'a German fee has the rates of the goods, by what they cost',
    assumes: ['Q1', 'Q15', 'Q21'],
    store: { ...germany, payOnDelivery: { fee: 300 } },
    cart: [
      { ...book, price: 1000, quantity: 1 },
      { ...bag, price: 2000, quantity: 1 },
    ],
    place: berlin,
    method: 'parcel',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 3000,
      parts: [
        { kind: 'shipping', label: 'Parcel', amount: 490 },
        { kind: 'tax', label: 'VAT', amount: 486, included: true },
        { kind: 'fee', label: 'Payment on delivery', amount: 300 },
      ],
      total: 3790,
      delivery: [
        { rate: 7, base: 152, tax: { VAT: 11 } },
        { rate: 19, base: 275, tax: { VAT: 52 } },
      ],
      fee: [
        { rate: 7, base: 93, tax: { VAT: 7 } },
        { rate: 19, base: 168, tax: { VAT: 32 } },
      ],
      lines: [
        [{ off: [], taxClass: 'reduced', rate: 7, base: 935, tax: { VAT: 65 } }],
        [{ off: [], taxClass: 'standard', rate: 19, base: 1681, tax: { VAT: 319 } }],
      ],
    },
  },
  // Books are zero-rated, and so is what is paid to have them brought: 60.00 and 2.00, no VAT, delivery free from
  // 50.00.
  {
    name: 'the fee of zero-rated goods has no VAT',
    assumes: ['Q21'],
    store: { ...unitedKingdom, payOnDelivery: { fee: 200 } },
    cart: [{ ...book, price: 6000, quantity: 1 }],
    place: leeds,
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 6000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'fee', label: 'Payment on delivery', amount: 200 },
      ],
      total: 6200,
      fee: [{ rate: 0, base: 200, tax: { VAT: 0 } }],
      lines: [[{ off: [], taxClass: 'zero', rate: 0, base: 6000, tax: { VAT: 0 } }]],
    },
  },
  // California does not tax delivery here, and not the fee: 100.00 * 7.25 % = 7.25. 100.00 + 10.00 + 7.25 + 5.00.
  {
    name: 'the fee bears no tax where delivery bears none',
    assumes: ['Q21'],
    store: { ...newYork, payOnDelivery: { fee: 500 } },
    cart: [{ ...bag, price: 10000, quantity: 1 }],
    place: sacramento,
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 10000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 1000 },
        { kind: 'tax', label: 'Sales tax', amount: 725 },
        { kind: 'fee', label: 'Payment on delivery', amount: 500 },
      ],
      total: 12225,
      delivery: [{ rate: 7.25, base: 1000, tax: { 'Sales tax': 0 } }],
      fee: [{ rate: 7.25, base: 500, tax: { 'Sales tax': 0 } }],
      lines: [[{ off: [], taxClass: 'standard', rate: 7.25, base: 10000, tax: { 'Sales tax': 725 } }]],
    },
  },
] satisfies Example[];

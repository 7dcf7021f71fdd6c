import type { Example } from '../example.ts';
import { kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

/** What an order expects to pay, and what it comes to. */
export const expectedTotal = [
  // 1,050.00 is expected and due.
  {
    name: 'the expected total is right',
    store: kerala,
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    order: { expectedTotal: 105000 },
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
  // The price has risen to 1,102.50: half 110250 / 42 = 2625, net 105000.
  {
    name: 'the price rose between quote and order',
    store: kerala,
    cart: [{ ...shirt, price: 110250, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    order: { expectedTotal: 105000 },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 110250,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2625, included: true },
        { kind: 'tax', label: 'SGST', amount: 2625, included: true },
      ],
      total: 110250,
      refusals: ['price-changed'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 105000, tax: { CGST: 2625, SGST: 2625 } }]],
    },
  },
  // A lower total is another total, too: 997.50, half 99750 / 42 = 2375.
  {
    name: 'the price fell between quote and order',
    store: kerala,
    cart: [{ ...shirt, price: 99750, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    order: { expectedTotal: 105000 },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 99750,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2375, included: true },
        { kind: 'tax', label: 'SGST', amount: 2375, included: true },
      ],
      total: 99750,
      refusals: ['price-changed'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 95000, tax: { CGST: 2375, SGST: 2375 } }]],
    },
  },
  // A client of the bare specification: total and sum of the lines are equal, tax is in the prices.
  {
    name: 'no expected total, nothing to add',
    store: kerala,
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    payment: 'online',
    order: {},
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
  // The cheapest method costs 105.00 (half 250, net 10000), so the total is not the sum of the lines.
  {
    name: 'no expected total, delivery to be paid',
    assumes: ['Q24'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', price: 10500 }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    payment: 'online',
    order: {},
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 10500 },
        { kind: 'tax', label: 'CGST', amount: 2750, included: true },
        { kind: 'tax', label: 'SGST', amount: 2750, included: true },
      ],
      total: 115500,
      refusals: ['price-changed'],
      delivery: [{ rate: 5, base: 10000, tax: { CGST: 250, SGST: 250 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 10 % off, so the shopper would pay 945.00 and has not seen it.
  {
    name: 'no expected total, an automatic discount',
    assumes: ['Q24'],
    store: { ...kerala, discounts: [{ label: 'All', percent: 10 }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    payment: 'online',
    order: {},
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'discount', label: 'All', amount: -10500 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2250, included: true },
        { kind: 'tax', label: 'SGST', amount: 2250, included: true },
      ],
      total: 94500,
      refusals: ['price-changed'],
      lines: [[{ off: [10500], taxClass: 'clothes', rate: 5, base: 90000, tax: { CGST: 2250, SGST: 2250 } }]],
    },
  },
  // The shopper saw 1,050.00 before payment on delivery was chosen: now 1,099.00. Half of the fee's tax is
  // 4900 / 42 = 116.67, so 117.
  {
    name: 'the fee was not in the expected total',
    assumes: ['Q21'],
    store: { ...kerala, payOnDelivery: { fee: 4900 } },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
    order: { expectedTotal: 105000 },
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
      refusals: ['price-changed'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // 945.00 was expected; the code ended yesterday, which says why the total is another.
  {
    name: 'a code that ended explains the other total',
    assumes: ['Q10', 'Q24'],
    store: { ...kerala, discounts: [{ label: 'SAVE10', code: 'SAVE10', percent: 10, to: '2026-05-31' }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'SAVE10',
    method: 'standard',
    payment: 'online',
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
      refusals: ['code-refused'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
] satisfies Example[];

import type { Example } from '../example.ts';
import { bengaluru, kochi, shirt } from '../goods.ts';
import { kerala, keralaAdds } from '../stores.ts';

const from1000 = { code: 'standard', label: 'Standard', price: 5000, freeFrom: 100000 };
const hundred = { label: 'HUNDRED', code: 'HUNDRED', amount: 10000 };

/**
 * The free limit is compared with prices as they are stated, after discounts, before fees; a code may take the delivery
 * off as well.
 */
export const freeLimit = [
  // 1,100.00 - 100.00 = 1,000.00, the limit: free. 100000 / 42 = 2380.95, so 2381; net 95238.
  {
    name: 'the free limit reached to the paisa after a discount',
    assumes: ['Q28'],
    store: { ...kerala, methods: [from1000], discounts: [hundred] },
    cart: [{ ...shirt, price: 110000, quantity: 1 }],
    place: kochi,
    code: 'HUNDRED',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 110000,
      parts: [
        { kind: 'discount', label: 'HUNDRED', amount: -10000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2381, included: true },
        { kind: 'tax', label: 'SGST', amount: 2381, included: true },
      ],
      total: 100000,
      lines: [[{ off: [10000], taxClass: 'clothes', rate: 5, base: 95238, tax: { CGST: 2381, SGST: 2381 } }]],
    },
  },
  // 1,099.99 - 100.00 = 999.99: delivery is 50.00. 99999 / 42 = 2380.93, so 2381; 5000 / 42 = 119.05, so 119.
  {
    name: 'the free limit missed by a paisa after a discount',
    store: { ...kerala, methods: [from1000], discounts: [hundred] },
    cart: [{ ...shirt, price: 109999, quantity: 1 }],
    place: kochi,
    code: 'HUNDRED',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 109999,
      parts: [
        { kind: 'discount', label: 'HUNDRED', amount: -10000 },
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 104999,
      delivery: [{ rate: 5, base: 4762, tax: { CGST: 119, SGST: 119 } }],
      lines: [[{ off: [10000], taxClass: 'clothes', rate: 5, base: 95237, tax: { CGST: 2381, SGST: 2381 } }]],
    },
  },
  // 960.00 is below the limit, though 5 % make it 1,008.00. Half of the goods 2400, of the delivery 125.
  // 960.00 + 50.00 + 50.50 = 1,060.50.
  {
    name: 'a store that adds tax: the limit is compared without it',
    assumes: ['Q32'],
    store: { ...keralaAdds, methods: [from1000] },
    cart: [{ ...shirt, price: 96000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 96000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 2525 },
        { kind: 'tax', label: 'SGST', amount: 2525 },
      ],
      total: 106050,
      delivery: [{ rate: 5, base: 5000, tax: { CGST: 125, SGST: 125 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 96000, tax: { CGST: 2400, SGST: 2400 } }]],
    },
  },
  // 1,005.00 - 10.00 = 995.00, below the limit. Half of the goods 99500 x 2.5 % = 2487.5, so 2488, of the delivery 125.
  // 995.00 + 50.00 + 52.26 = 1,097.26.
  {
    name: 'a store that adds tax: a discount brings it below the limit',
    store: { ...keralaAdds, methods: [from1000], discounts: [{ label: 'TEN', code: 'TEN', amount: 1000 }] },
    cart: [{ ...shirt, price: 100500, quantity: 1 }],
    place: kochi,
    code: 'TEN',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 100500,
      parts: [
        { kind: 'discount', label: 'TEN', amount: -1000 },
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 2613 },
        { kind: 'tax', label: 'SGST', amount: 2613 },
      ],
      total: 109726,
      delivery: [{ rate: 5, base: 5000, tax: { CGST: 125, SGST: 125 } }],
      lines: [[{ off: [1000], taxClass: 'clothes', rate: 5, base: 99500, tax: { CGST: 2488, SGST: 2488 } }]],
    },
  },
  // 980.00 and a fee of 49.00 are above 1,000.00, but the fee does not count: delivery is 50.00.
  // 98000 / 42 = 2333.33, so 2333; 119 for the delivery, and 4900 / 42 = 116.67, so 117, for the fee. 980.00 + 50.00 +
  // 49.00.
  {
    name: 'the fee of payment on delivery does not count for the free limit',
    assumes: ['Q21'],
    store: { ...kerala, methods: [from1000], payOnDelivery: { fee: 4900 } },
    cart: [{ ...shirt, price: 98000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 98000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 2569, included: true },
        { kind: 'tax', label: 'SGST', amount: 2569, included: true },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 107900,
      fee: [{ rate: 5, base: 4666, tax: { CGST: 117, SGST: 117 } }],
      delivery: [{ rate: 5, base: 4762, tax: { CGST: 119, SGST: 119 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 93334, tax: { CGST: 2333, SGST: 2333 } }]],
    },
  },
  // Kerala is free from 1,000.00, elsewhere nothing is: 100.00. 10000 / 42 = 238.10, so 238, doubled 476, net 9524.
  {
    name: 'a free limit that holds in one zone only',
    assumes: ['Q19'],
    store: {
      ...kerala,
      methods: [
        {
          code: 'standard',
          label: 'Standard',
          zones: [{ states: ['KL'], price: 5000, freeFrom: 100000 }, { price: 10000 }],
        },
      ],
    },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 10000 },
        { kind: 'tax', label: 'IGST', amount: 5476, included: true },
      ],
      total: 115000,
      delivery: [{ rate: 5, base: 9524, tax: { IGST: 476 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { IGST: 5000 } }]],
    },
  },
  // Taken off whole, so nothing of it is taxed: 1,050.00 + 99.00 - 99.00.
  {
    name: 'a code for free delivery with the dearer method',
    assumes: ['Q16'],
    store: {
      ...kerala,
      methods: [...kerala.methods, { code: 'express', label: 'Express', price: 9900 }],
      discounts: [{ label: 'FREESHIP', code: 'FREESHIP', freeDelivery: true }],
    },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    code: 'FREESHIP',
    method: 'express',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Express', amount: 9900 },
        { kind: 'shipping-discount', label: 'FREESHIP', amount: -9900 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
] satisfies Example[];

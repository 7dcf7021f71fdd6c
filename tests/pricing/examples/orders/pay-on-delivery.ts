import type { Example } from '../example.ts';
import { coat, kochi, shirt, thiruvananthapuram } from '../goods.ts';
import { kerala } from '../stores.ts';

const fifty = { code: 'standard', label: 'Standard', price: 5000 };
const coats = { label: 'Coats', categories: ['coats'], percent: 10 };
const minus50 = { label: 'MINUS50', code: 'MINUS50', amount: 5000 };

/** The limits of payment on delivery, by amount before its fee, by postal code and by refused parcels. */
export const payOnDelivery = [
  // Coats: 10 % of 2,500.00 is 250.00. The code: 50.00 over 225000 and 80000: 3688.52 and 1311.48, so 3689 and 1311.
  // Left 221311 / 42 = 5269.31, so 5269, net 210773, and 78689 / 42 = 1873.55, so 1874, net 74941. Delivery 119, net
  // 4762. Halves 7262. 3,300.00 - 250.00 - 50.00 + 50.00 = 3,050.00, the limit itself: allowed, and 49.00 more to pay,
  // of which half of the tax is 4900 / 42 = 116.67, so 117: halves 7379.
  {
    name: 'two discounts and a fee, at the limit',
    assumes: ['Q21', 'Q22'],
    store: { ...kerala, methods: [fifty], discounts: [coats, minus50], payOnDelivery: { fee: 4900, upTo: 305000 } },
    cart: [
      { ...coat, price: 250000, quantity: 1 },
      { ...shirt, price: 80000, quantity: 1 },
    ],
    place: kochi,
    code: 'MINUS50',
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 330000,
      parts: [
        { kind: 'discount', label: 'Coats', amount: -25000 },
        { kind: 'discount', label: 'MINUS50', amount: -5000 },
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 7379, included: true },
        { kind: 'tax', label: 'SGST', amount: 7379, included: true },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 309900,
      fee: [{ rate: 5, base: 4666, tax: { CGST: 117, SGST: 117 } }],
      delivery: [{ rate: 5, base: 4762, tax: { CGST: 119, SGST: 119 } }],
      lines: [
        [{ off: [25000, 3689], taxClass: 'clothes', rate: 5, base: 210773, tax: { CGST: 5269, SGST: 5269 } }],
        [{ off: [0, 1311], taxClass: 'clothes', rate: 5, base: 74941, tax: { CGST: 1874, SGST: 1874 } }],
      ],
    },
  },
  // Coats: 10 % of 2,500.00 is 250.00. The code: 50.00 over 225000 and 80000: 3688.52 and 1311.48, so 3689 and 1311.
  // Left 221311 / 42 = 5269.31, so 5269, net 210773, and 78689 / 42 = 1873.55, so 1874, net 74941. Delivery 119, net
  // 4762. Halves 7262. 3,300.00 - 250.00 - 50.00 + 50.00 = 3,050.00, a paisa above the limit: refused, and no fee.
  {
    name: 'two discounts, a paisa above the limit',
    assumes: ['Q22'],
    store: { ...kerala, methods: [fifty], discounts: [coats, minus50], payOnDelivery: { fee: 4900, upTo: 304999 } },
    cart: [
      { ...coat, price: 250000, quantity: 1 },
      { ...shirt, price: 80000, quantity: 1 },
    ],
    place: kochi,
    code: 'MINUS50',
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 330000,
      parts: [
        { kind: 'discount', label: 'Coats', amount: -25000 },
        { kind: 'discount', label: 'MINUS50', amount: -5000 },
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 7262, included: true },
        { kind: 'tax', label: 'SGST', amount: 7262, included: true },
      ],
      total: 305000,
      refusals: ['method-gone'],
      delivery: [{ rate: 5, base: 4762, tax: { CGST: 119, SGST: 119 } }],
      lines: [
        [{ off: [25000, 3689], taxClass: 'clothes', rate: 5, base: 210773, tax: { CGST: 5269, SGST: 5269 } }],
        [{ off: [0, 1311], taxClass: 'clothes', rate: 5, base: 74941, tax: { CGST: 1874, SGST: 1874 } }],
      ],
    },
  },
  // 695001 begins with 695: goods go there, payment on delivery does not.
  {
    name: 'a postal code without payment on delivery',
    assumes: ['Q22'],
    store: { ...kerala, payOnDelivery: { fee: 4900, notServed: ['695'] } },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: thiruvananthapuram,
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
      refusals: ['method-gone'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Nobody brings what is picked up.
  {
    name: 'no payment on delivery of what is picked up',
    assumes: ['Q22'],
    store: {
      ...kerala,
      methods: [fifty, { code: 'pick-up', label: 'Pick-up', pickUp: true }],
      payOnDelivery: { fee: 4900 },
    },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'pick-up',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Pick-up', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      refusals: ['method-gone'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // One parcel refused is as many as the folder allows. Half of the fee's tax is 4900 / 42 = 116.67, so 117.
  {
    name: 'as many refused parcels as are allowed',
    assumes: ['Q21', 'Q22'],
    store: { ...kerala, payOnDelivery: { fee: 4900, maxRefusedParcels: 1 } },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
    past: { refusedParcels: 1 },
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
  // Two are more than one.
  {
    name: 'a refused parcel too many',
    assumes: ['Q22'],
    store: { ...kerala, payOnDelivery: { fee: 4900, maxRefusedParcels: 1 } },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'on-delivery',
    past: { refusedParcels: 2 },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      refusals: ['method-gone'],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
] satisfies Example[];

import type { Example } from '../example.ts';
import { bengaluru, kochi, portBlair, shirt, thiruvananthapuram } from '../goods.ts';
import { kerala } from '../stores.ts';

const zoned = {
  code: 'standard',
  label: 'Standard',
  zones: [{ prefixes: ['682'], price: 3000 }, { states: ['KL'], price: 5000 }, { price: 9000 }],
};

/** What a method costs by place, and which places are not served. */
export const zones = [
  // The postal code begins with 682: 30.00. 3000 / 42 = 71.43, so 71, net 2858.
  {
    name: 'a zone by the beginning of the postal code',
    assumes: ['Q19'],
    store: { ...kerala, methods: [zoned] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 3000 },
        { kind: 'tax', label: 'CGST', amount: 2571, included: true },
        { kind: 'tax', label: 'SGST', amount: 2571, included: true },
      ],
      total: 108000,
      delivery: [{ rate: 5, base: 2858, tax: { CGST: 71, SGST: 71 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Not 682, but Kerala: 50.00. 5000 / 42 = 119.05, so 119, net 4762.
  {
    name: 'a zone by the state',
    assumes: ['Q19'],
    store: { ...kerala, methods: [zoned] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: thiruvananthapuram,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'tax', label: 'CGST', amount: 2619, included: true },
        { kind: 'tax', label: 'SGST', amount: 2619, included: true },
      ],
      total: 110000,
      delivery: [{ rate: 5, base: 4762, tax: { CGST: 119, SGST: 119 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Neither: 90.00. 9000 / 42 = 214.29, so 214, doubled 428, net 8572.
  {
    name: 'the zone of all other places',
    assumes: ['Q19'],
    store: { ...kerala, methods: [zoned] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 9000 },
        { kind: 'tax', label: 'IGST', amount: 5428, included: true },
      ],
      total: 114000,
      delivery: [{ rate: 5, base: 8572, tax: { IGST: 428 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { IGST: 5000 } }]],
    },
  },
  // The code begins with 744, which the store does not serve.
  {
    name: 'a postal code that is not served',
    assumes: ['Q19', 'Q20'],
    store: { ...kerala, notServed: ['744'] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: portBlair,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [],
      total: 105000,
      open: ['shipping', 'tax'],
      refusals: ['not-served'],
      lines: [[{ off: [] }]],
    },
  },
  // The one method has a zone for Kerala and none for the rest.
  {
    name: 'a place that no zone names',
    assumes: ['Q20'],
    store: { ...kerala, methods: [{ code: 'standard', label: 'Standard', zones: [{ states: ['KL'], price: 5000 }] }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [],
      total: 105000,
      open: ['shipping', 'tax'],
      refusals: ['not-served'],
      lines: [[{ off: [] }]],
    },
  },
] satisfies Example[];

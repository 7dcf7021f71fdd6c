import type { Example } from '../example.ts';
import { bengaluru, kochi, shirt } from '../goods.ts';
import { composition, unregistered } from '../stores.ts';

/** Stores that show no tax: composition, which stays within its state, and none. */
export const registration = [
  // The price is what is paid; no tax line.
  {
    name: 'composition within the state',
    store: composition,
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [{ kind: 'shipping', label: 'Standard', amount: 0 }],
      total: 105000,
      lines: [[{ off: [], base: 105000 }]],
    },
  },
  // Composition may not sell across a border of states, so the place is not served.
  {
    name: 'composition to another state',
    assumes: ['Q20', 'Q27'],
    store: composition,
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [],
      total: 105000,
      open: ['shipping'],
      refusals: ['not-served'],
      lines: [[{ off: [], base: 105000 }]],
    },
  },
  // 10 % of 999.99 is 99.999, so 100.00; over three pieces 3334, 3333, 3333. 899.99 + 50.00 + 49.00 = 998.99.
  {
    name: 'composition with a code, delivery and payment on delivery',
    store: {
      ...composition,
      methods: [{ code: 'standard', label: 'Standard', price: 5000 }],
      discounts: [{ label: 'TEN', code: 'TEN', percent: 10 }],
      payOnDelivery: { fee: 4900 },
    },
    cart: [{ ...shirt, price: 33333, quantity: 3 }],
    place: kochi,
    code: 'TEN',
    method: 'standard',
    payment: 'on-delivery',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 99999,
      parts: [
        { kind: 'discount', label: 'TEN', amount: -10000 },
        { kind: 'shipping', label: 'Standard', amount: 5000 },
        { kind: 'fee', label: 'Payment on delivery', amount: 4900 },
      ],
      total: 99899,
      lines: [
        [
          { off: [3334], base: 29999 },
          { off: [3333], base: 30000 },
          { off: [3333], base: 30000 },
        ],
      ],
    },
  },
  // No tax anywhere, so only the delivery is not known yet.
  {
    name: 'composition without a place',
    assumes: ['Q20'],
    store: composition,
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [],
      total: 105000,
      open: ['shipping'],
      lines: [[{ off: [], base: 105000 }]],
    },
  },
  // A plain bill; another state makes no difference to the price.
  {
    name: 'no registration, to another state',
    assumes: ['Q27'],
    store: unregistered,
    cart: [{ ...shirt, price: 105000, quantity: 2 }],
    place: bengaluru,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 210000,
      parts: [{ kind: 'shipping', label: 'Standard', amount: 0 }],
      total: 210000,
      lines: [
        [
          { off: [], base: 105000 },
          { off: [], base: 105000 },
        ],
      ],
    },
  },
] satisfies Example[];

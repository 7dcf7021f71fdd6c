import type { Example } from '../example.ts';
import { bag, coat, manhattan, portland, sacramento, shirt } from '../goods.ts';
import { newYork } from '../stores.ts';

/** Sales tax that is added, by state and the beginning of the postal code. It has no halves. */
export const unitedStates = [
  // The shirt at 80.00 is in the band of 0 %. The coat: 20000 x 8.875 % = 1775. Delivery 1000 over 8000 and 20000:
  // 285.71 and 714.29, so 286 and 714; 714 x 8.875 % = 63.37, so 63. 28000 + 1000 + 1838 = 30838.
  {
    name: 'New York: a band of 0 %, delivery taxed in proportion',
    assumes: ['Q1', 'Q15'],
    store: newYork,
    cart: [
      { ...shirt, price: 8000, quantity: 1 },
      { ...coat, price: 20000, quantity: 1 },
    ],
    place: manhattan,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 28000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 1000 },
        { kind: 'tax', label: 'Sales tax', amount: 1838 },
      ],
      total: 30838,
      delivery: [
        { rate: 0, base: 286, tax: { 'Sales tax': 0 } },
        { rate: 8.875, base: 714, tax: { 'Sales tax': 63 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 0, base: 8000, tax: { 'Sales tax': 0 } }],
        [{ off: [], taxClass: 'clothes', rate: 8.875, base: 20000, tax: { 'Sales tax': 1775 } }],
      ],
    },
  },
  // 109.99 is the limit, 110.00 above it: 11000 x 8.875 % = 976.25, so 976. Delivery over 10999 and 11000: 499.98 and
  // 500.02, so 500 and 500; 500 x 8.875 % = 44.38, so 44. 21999 + 1000 + 1020 = 24019.
  {
    name: 'New York: the limit of the band and a cent more',
    assumes: ['Q15'],
    store: newYork,
    cart: [
      { ...shirt, price: 10999, quantity: 1 },
      { ...shirt, price: 11000, quantity: 1 },
    ],
    place: manhattan,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 21999,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 1000 },
        { kind: 'tax', label: 'Sales tax', amount: 1020 },
      ],
      total: 24019,
      delivery: [
        { rate: 0, base: 500, tax: { 'Sales tax': 0 } },
        { rate: 8.875, base: 500, tax: { 'Sales tax': 44 } },
      ],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 0, base: 10999, tax: { 'Sales tax': 0 } }],
        [{ off: [], taxClass: 'clothes', rate: 8.875, base: 11000, tax: { 'Sales tax': 976 } }],
      ],
    },
  },
  // 8000 x 7.25 % = 580, 20000 x 7.25 % = 1450; delivery is not taxed there. 28000 + 1000 + 2030 = 31030.
  {
    name: 'California: delivery is not taxed',
    assumes: ['Q15'],
    store: newYork,
    cart: [
      { ...shirt, price: 8000, quantity: 1 },
      { ...coat, price: 20000, quantity: 1 },
    ],
    place: sacramento,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 28000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 1000 },
        { kind: 'tax', label: 'Sales tax', amount: 2030 },
      ],
      total: 31030,
      delivery: [{ rate: 7.25, base: 1000, tax: { 'Sales tax': 0 } }],
      lines: [
        [{ off: [], taxClass: 'clothes', rate: 7.25, base: 8000, tax: { 'Sales tax': 580 } }],
        [{ off: [], taxClass: 'clothes', rate: 7.25, base: 20000, tax: { 'Sales tax': 1450 } }],
      ],
    },
  },
  // No rate names Oregon, so nothing is added.
  {
    name: 'Oregon: no rate holds there',
    assumes: ['Q26'],
    store: newYork,
    cart: [{ ...coat, price: 20000, quantity: 1 }],
    place: portland,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 20000,
      parts: [{ kind: 'shipping', label: 'Standard', amount: 1000 }],
      total: 21000,
      delivery: [{ rate: 0, base: 1000, tax: { 'Sales tax': 0 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 0, base: 20000, tax: { 'Sales tax': 0 } }]],
    },
  },
  // 42000 x 7.25 % = 3045; delivery is untaxed. It is below 500.00, so it is paid.
  // 42000 + 1000 + 3045 = 46045.
  {
    name: 'California: below the free limit',
    assumes: ['Q1'],
    store: newYork,
    cart: [{ ...coat, price: 42000, quantity: 1 }],
    place: sacramento,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 42000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 1000 },
        { kind: 'tax', label: 'Sales tax', amount: 3045 },
      ],
      total: 46045,
      delivery: [{ rate: 7.25, base: 1000, tax: { 'Sales tax': 0 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 7.25, base: 42000, tax: { 'Sales tax': 3045 } }]],
    },
  },
  // A bag is of the standard class. 46000 x 8.875 % = 4082.5, so 4083 (half up): 500.83 with tax, but the limit of
  // 500.00 is compared without. 1000 x 8.875 % = 88.75, so 89. 46000 + 1000 + 4172 = 51172.
  {
    name: 'New York: above the free limit only with tax, which does not count',
    assumes: ['Q1', 'Q3', 'Q32'],
    store: newYork,
    cart: [{ ...bag, price: 46000, quantity: 1 }],
    place: manhattan,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 46000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 1000 },
        { kind: 'tax', label: 'Sales tax', amount: 4172 },
      ],
      total: 51172,
      delivery: [{ rate: 8.875, base: 1000, tax: { 'Sales tax': 89 } }],
      lines: [[{ off: [], taxClass: 'standard', rate: 8.875, base: 46000, tax: { 'Sales tax': 4083 } }]],
    },
  },
  // 50000 x 8.875 % = 4437.5, so 4438.
  {
    name: 'New York: at the free limit before tax',
    assumes: ['Q1', 'Q3', 'Q28', 'Q32'],
    store: newYork,
    cart: [{ ...bag, price: 50000, quantity: 1 }],
    place: manhattan,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T16:00:00Z',
    expected: {
      subtotal: 50000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'Sales tax', amount: 4438 },
      ],
      total: 54438,
      lines: [[{ off: [], taxClass: 'standard', rate: 8.875, base: 50000, tax: { 'Sales tax': 4438 } }]],
    },
  },
] satisfies Example[];

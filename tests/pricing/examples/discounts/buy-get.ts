import type { Example } from '../example.ts';
import { bag, bengaluru, coat, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const threeForTwo = { label: '3 for 2', buy: 2, get: 1 };

/** Buy X, get Y: what the cheapest pieces cost is taken off, spread over all that the discount is for. */
export const buyGet = [
  // Three pieces, one of them free: the cheapest, 800.00, spread over 100000, 80000 and 200000: 21052.63, 16842.11
  // and 42105.26, so 21053, 16842, 42105. 78947 / 42 = 1879.69, so 1880; 63158 / 42 = 1503.76, so 1504; 157895 / 42
  // = 3759.40, so 3759. Halves 7143, total 3,000.00.
  {
    name: 'buy two, get one: the cheapest of the cart',
    assumes: ['Q11'],
    store: { ...kerala, discounts: [threeForTwo] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...shirt, price: 80000, quantity: 1 },
      { ...coat, price: 200000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 380000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -80000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 7143, included: true },
        { kind: 'tax', label: 'SGST', amount: 7143, included: true },
      ],
      total: 300000,
      lines: [
        [{ off: [21053], taxClass: 'clothes', rate: 5, base: 75187, tax: { CGST: 1880, SGST: 1880 } }],
        [{ off: [16842], taxClass: 'clothes', rate: 5, base: 60150, tax: { CGST: 1504, SGST: 1504 } }],
        [{ off: [42105], taxClass: 'clothes', rate: 5, base: 150377, tax: { CGST: 3759, SGST: 3759 } }],
      ],
    },
  },
  // Two pieces make no three. 210000 / 42 = 5000, 2500 a piece.
  {
    name: 'buy two, get one: two are not enough',
    assumes: ['Q11'],
    store: { ...kerala, discounts: [threeForTwo] },
    cart: [{ ...shirt, price: 105000, quantity: 2 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 210000,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 5000, included: true },
        { kind: 'tax', label: 'SGST', amount: 5000, included: true },
      ],
      total: 210000,
      lines: [
        [
          { off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } },
          { off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } },
        ],
      ],
    },
  },
  // Five pieces make two pairs, so two are free, 1,000.00: 200.00 of each. The first line has 90000 left: half
  // 2142.86, so 2143, over three equal pieces 715, 714 and 714; nets 28570 and 28572. The second has 60000: half
  // 1428.57, so 1429, over two 715 and 714. Halves 3572.
  {
    name: 'buy one, get one: five pieces at one price',
    assumes: ['Q2', 'Q11'],
    store: { ...kerala, discounts: [{ label: '2 for 1', categories: ['shirts'], buy: 1, get: 1 }] },
    cart: [
      { ...shirt, price: 50000, quantity: 3 },
      { ...shirt, price: 50000, quantity: 2 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 250000,
      parts: [
        { kind: 'discount', label: '2 for 1', amount: -100000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 3572, included: true },
        { kind: 'tax', label: 'SGST', amount: 3572, included: true },
      ],
      total: 150000,
      lines: [
        [
          { off: [20000], taxClass: 'clothes', rate: 5, base: 28570, tax: { CGST: 715, SGST: 715 } },
          { off: [20000], taxClass: 'clothes', rate: 5, base: 28572, tax: { CGST: 714, SGST: 714 } },
          { off: [20000], taxClass: 'clothes', rate: 5, base: 28572, tax: { CGST: 714, SGST: 714 } },
        ],
        [
          { off: [20000], taxClass: 'clothes', rate: 5, base: 28570, tax: { CGST: 715, SGST: 715 } },
          { off: [20000], taxClass: 'clothes', rate: 5, base: 28572, tax: { CGST: 714, SGST: 714 } },
        ],
      ],
    },
  },
  // Each is worth 2,000.00 after its share, in the lower band: 600000 / 42 = 14285.71, so 14286, 4762 each; net
  // 200000 - 9524 = 190476.
  {
    name: 'buy two, get one: the pieces come into another band',
    assumes: ['Q2', 'Q11'],
    store: { ...kerala, discounts: [threeForTwo] },
    cart: [{ ...coat, price: 300000, quantity: 3 }],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 900000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -300000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 14286, included: true },
        { kind: 'tax', label: 'SGST', amount: 14286, included: true },
      ],
      total: 600000,
      lines: [
        [
          { off: [100000], taxClass: 'clothes', rate: 5, base: 190476, tax: { CGST: 4762, SGST: 4762 } },
          { off: [100000], taxClass: 'clothes', rate: 5, base: 190476, tax: { CGST: 4762, SGST: 4762 } },
          { off: [100000], taxClass: 'clothes', rate: 5, base: 190476, tax: { CGST: 4762, SGST: 4762 } },
        ],
      ],
    },
  },
  // Only the shirts count, though the bag costs less than they: one shirt of three is free, the one of 900.00, 30 %
  // of what they cost. 70000 / 42 = 1666.67, so 1667; 77000 / 42 = 1833.33, so 1833; 63000 / 42 = 1500. Bag: 59000
  // x 9 / 118 = 4500. Halves 9500.
  {
    name: 'buy two, get one of a category',
    assumes: ['Q11'],
    store: { ...kerala, discounts: [{ ...threeForTwo, categories: ['shirts'] }] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...bag, price: 59000, quantity: 1 },
      { ...shirt, price: 110000, quantity: 1 },
      { ...shirt, price: 90000, quantity: 1 },
    ],
    place: kochi,
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 359000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -90000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 9500, included: true },
        { kind: 'tax', label: 'SGST', amount: 9500, included: true },
      ],
      total: 269000,
      lines: [
        [{ off: [30000], taxClass: 'clothes', rate: 5, base: 66666, tax: { CGST: 1667, SGST: 1667 } }],
        [{ off: [0], taxClass: 'standard', rate: 18, base: 50000, tax: { CGST: 4500, SGST: 4500 } }],
        [{ off: [33000], taxClass: 'clothes', rate: 5, base: 73334, tax: { CGST: 1833, SGST: 1833 } }],
        [{ off: [27000], taxClass: 'clothes', rate: 5, base: 60000, tax: { CGST: 1500, SGST: 1500 } }],
      ],
    },
  },
  // Free: 800.00, over 100000, 80000 and 100000: 28571.43, 22857.14 and 28571.43, so 28572, 22857, 28571. The code:
  // 10 % of the 2,000.00 left is 200.00, over 71428, 57143 and 71429: 7143, 5714, 7143. 64285 / 42 = 1530.60, so
  // 1531; 51429 / 42 = 1224.5, so 1225; 64286 / 42 = 1530.62, so 1531. IGST 3062 + 2450 + 3062 = 8574.
  {
    name: 'buy two, get one, and a code over what is left',
    assumes: ['Q6', 'Q11'],
    store: { ...kerala, discounts: [threeForTwo, { label: 'TENTH', code: 'TENTH', percent: 10 }] },
    cart: [
      { ...shirt, price: 100000, quantity: 1 },
      { ...shirt, price: 80000, quantity: 1 },
      { ...shirt, price: 100000, quantity: 1 },
    ],
    place: bengaluru,
    code: 'TENTH',
    method: 'standard',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 280000,
      parts: [
        { kind: 'discount', label: '3 for 2', amount: -80000 },
        { kind: 'discount', label: 'TENTH', amount: -20000 },
        { kind: 'shipping', label: 'Standard', amount: 0 },
        { kind: 'tax', label: 'IGST', amount: 8574, included: true },
      ],
      total: 180000,
      lines: [
        [{ off: [28572, 7143], taxClass: 'clothes', rate: 5, base: 61223, tax: { IGST: 3062 } }],
        [{ off: [22857, 5714], taxClass: 'clothes', rate: 5, base: 48979, tax: { IGST: 2450 } }],
        [{ off: [28571, 7143], taxClass: 'clothes', rate: 5, base: 61224, tax: { IGST: 3062 } }],
      ],
    },
  },
] satisfies Example[];

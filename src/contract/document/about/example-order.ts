/** The order of the examples. */
export const ORDER = {
  id: 'ord-20418',
  number: '7KQ-M2X-D4T',
  status: 1,
  createdAt: '2026-06-03T11:42:07.000Z',
  subtotal: 4999,
  parts: [{ kind: 'shipping', label: 'Delivery', amount: 99 }],
  total: 5098,
  currency: 'INR',
  items: [{ id: 'jeans-straight-01', productTitle: 'Straight Jeans', quantity: 2, price: 2499.5 }],
  shippingAddress: { address: '4 Lake Road', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' },
} as const;

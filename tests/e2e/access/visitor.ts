import type { Page } from 'playwright/test';
import { answerWith, keep } from '../support/visit.ts';

/** A visitor whose account, orders and payment are the same in every run, whatever the store holds. */
const ACCOUNT = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha.verma@example.com',
  createdAt: '2026-01-02T03:04:05Z',
};

const items = [
  { id: 'p1', productTitle: 'Raw Selvedge Jeans', quantity: 2, price: 1299.5, size: '32', color: 'Indigo' },
  { id: 'p2', productTitle: 'Linen Camp Shirt', quantity: 1, price: 2299, size: 'M', color: 'Khaki' },
];
const shippingAddress = {
  fullName: 'Asha Verma',
  address: '12 Loom Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};

/** One order of each status (docs/behaviour.md 4.status). */
export const ORDERS = [0, 1, 2, 3, 4].map((status) => ({
  id: `order-${status}`,
  status,
  createdAt: `2026-02-0${status + 1}T03:04:05Z`,
  items,
  shippingAddress,
}));

/** A field of each type (docs/behaviour.md 5.payment.types). */
const FIELDS = [
  {
    name: 'way',
    label: 'How would you like to pay?',
    type: 'select',
    options: ['Bank page', 'QR code'],
    rules: { required: true },
  },
  { name: 'bank', label: 'Bank', type: 'select', inline: true, options: ['Loom Bank', 'Weft Bank'] },
  { name: 'phone', label: 'Mobile number', type: 'tel', description: 'For the receipt', rules: { required: true } },
  { name: 'mail', label: 'Mail', type: 'email', placeholder: 'you@example.com', rules: { required: true } },
  { name: 'note', label: 'Note', type: 'textarea' },
  { name: 'keep', label: 'Remember this way', type: 'checkbox' },
];

export async function signIn(page: Page, orders: readonly object[] = ORDERS): Promise<void> {
  await keep(page, 'auth_token', 'some');
  await answerWith(page, '/accountInfo', 200, ACCOUNT);
  await answerWith(page, '/orders', 200, orders);
}

export async function atPayment(page: Page): Promise<void> {
  await signIn(page);
  await answerWith(page, '/payments/fields*', 200, FIELDS);
}

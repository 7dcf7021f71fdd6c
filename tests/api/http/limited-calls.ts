import { BELT } from '../catalogue.ts';
import { orderOf } from '../fixture.ts';

interface Case {
  email: string;
  token: string;
}
export const json = (method: string, body: unknown) => ({ method, body: JSON.stringify(body) });
const person = { firstName: 'Asha', lastName: 'Rao' };
const message = { name: 'Asha', subject: 'Hello', message: 'A question.' };
const LINES = [{ line: 0, quantity: 1 }];
const byLink = (call: string, more: object = {}): [string, RequestInit] => [
  `/order-links${call}`,
  json('POST', { token: 'none', ...more }),
];
/** A call of each endpoint in the list: one that fails where only failures count. */
export const CALLS: Record<string, (one: Case) => [path: string, init?: RequestInit]> = {
  authorize: ({ email }) => ['/users/authorize', json('POST', { email, password: 'wrong horse' })],
  register: ({ email }) => ['/users/register', json('POST', { email, password: 'correct horse', ...person })],
  forgotPassword: ({ email }) => ['/users/forgot-password', json('POST', { email })],
  sendMessage: ({ email }) => ['/contact', json('POST', { ...message, email })],
  subscribe: ({ email }) => ['/newsletter', json('POST', { email })],
  confirmSubscription: () => ['/newsletter/confirm', json('POST', { token: 'none' })],
  requestStock: ({ email }) => [`/products/${BELT}/stock-requests`, json('POST', { email })],
  order: () => ['/orders/ord_x?contactInfo=a%40b.co'],
  orderLink: () => byLink(''),
  confirmOrder: () => byLink('/confirm'),
  openLinked: () => byLink('/open'),
  payLinked: () => byLink('/pay', { fields: {} }),
  cancelLinked: () => byLink('/cancel', { lines: LINES }),
  returnLinked: () => byLink('/return', { kind: 'return', lines: LINES }),
  referenceLinked: () => byLink('/reference', { reference: '123456789012' }),
  sendLink: () => byLink('/send', { order: 'none' }),
  ownerLink: () => ['/owner-links', json('POST', { token: 'none' })],
  ownerAct: () => ['/owner-links/act', json('POST', { token: 'none', act: 'pack', seen: 1 })],
  createOrder: () => ['/orders', json('POST', orderOf([{ productId: BELT, quantity: 1 }]))],
  paymentReference: () => ['/payments/reference', json('POST', { orderId: 'ord_x', reference: '123456789012' })],
  createPayment: () => ['/payments', json('POST', { orderId: 'ord_x', fields: { method: 'none' } })],
};

import { BELT } from '../api/catalogue.ts';
import { SHIPPING } from '../api/fixture.ts';
import { ADDRESS_FIELD_NAMES } from '#contract/store/address-fields.ts';
import type { EndpointName } from '#contract/endpoint.ts';

const ITEM = { productId: BELT, quantity: 1, size: 'M', color: 'Black' };

/**
 * The one list: by each endpoint of the contract a body, right but for the text that is tried (passwords are too short,
 * since a right one costs a slow hash), and the texts in it. An endpoint or a field that is missing here fails.
 */
export const BODIES: Partial<Record<EndpointName, { body: object; texts: string[] }>> = {
  authorize: { body: { email: 'a@b.co', password: 'short' }, texts: ['email', 'password'] },
  register: {
    body: { email: 'a@b.co', password: 'short', firstName: 'Asha', lastName: 'Rao' },
    texts: ['email', 'password', 'firstName', 'lastName'],
  },
  forgotPassword: { body: { email: 'a@b.co' }, texts: ['email'] },
  resetPassword: { body: { token: 'x', password: 'short' }, texts: ['token', 'password'] },
  orderLink: { body: { token: 'x' }, texts: ['token'] },
  confirmOrder: { body: { token: 'x' }, texts: ['token'] },
  openLinked: { body: { token: 'x' }, texts: ['token'] },
  payLinked: { body: { token: 'x', fields: { method: 'bank' } }, texts: ['token', 'fields key', 'fields'] },
  cancelLinked: { body: { token: 'x', lines: [{ line: 0, quantity: 1 }] }, texts: ['token'] },
  returnLinked: {
    body: { token: 'x', kind: 'return', lines: [{ line: 0, quantity: 1, note: 'n', size: 'M' }] },
    texts: ['token', 'lines.note', 'lines.size'],
  },
  referenceLinked: { body: { token: 'x', reference: '123456789012' }, texts: ['token', 'reference'] },
  sendLink: { body: { order: 'x' }, texts: ['order'] },
  ownerLink: { body: { token: 'x' }, texts: ['token'] },
  ownerAct: {
    body: {
      ...{ token: 'x', act: 'ship', seen: 1, number: 1, note: 'A gift', carrier: 'Post', tracking: 'AB1' },
      ...{ lines: [{ line: 0, quantity: 1 }], unfit: [{ line: 0, quantity: 1 }] },
    },
    texts: ['token', 'note', 'carrier', 'tracking'],
  },
  quote: {
    body: {
      items: [ITEM],
      destination: { state: 'Goa', postalCode: '403001' },
      shippingMethod: 'standard',
      code: 'SUMMER',
    },
    texts: [
      'items.productId',
      'items.size',
      'items.color',
      'destination.state',
      'destination.postalCode',
      'shippingMethod',
      'code',
    ],
  },
  createOrder: {
    body: {
      products: { [BELT]: 1 },
      shippingAddress: SHIPPING,
      items: [ITEM],
      shippingMethod: 'standard',
      code: 'SUMMER',
    },
    texts: [
      'products key',
      ...ADDRESS_FIELD_NAMES.map((name) => `shippingAddress.${name}`),
      'items.productId',
      'items.size',
      'items.color',
      'shippingMethod',
      'code',
    ],
  },
  paymentReference: { body: { orderId: 'ord_x', reference: '123456789012' }, texts: ['orderId', 'reference'] },
  cancelPieces: { body: { lines: [{ line: 0, quantity: 1 }] }, texts: [] },
  returnPieces: {
    body: { kind: 'exchange', lines: [{ line: 0, quantity: 1, note: 'Too tight', size: 'L' }] },
    texts: ['lines.note', 'lines.size'],
  },
  createPayment: {
    body: { orderId: 'ord_1', fields: { method: 'upi', email: 'a@b.co', phone: '+919876543210' } },
    texts: ['orderId', 'fields key', 'fields'],
  },
  subscribe: { body: { email: 'a@b.co' }, texts: ['email'] },
  confirmSubscription: { body: { token: 'x' }, texts: ['token'] },
  requestStock: { body: { email: 'a@b.co', size: 'M', color: 'Black' }, texts: ['email', 'size', 'color'] },
  sendMessage: {
    body: { name: 'Asha', email: 'a@b.co', subject: 'Fit', message: 'Is it?' },
    texts: ['name', 'email', 'subject', 'message'],
  },
};
export const WITHOUT_BODY: EndpointName[] = [
  'logout',
  'accountInfo',
  'storeInfo',
  'products',
  'product',
  'orders',
  'order',
  'paymentFields',
  'related',
  'sizeGuide',
  'suggestions',
];

/** The calls that read a parameter of the query, by its name. */
export const QUERIES: Record<string, string> = {
  ...Object.fromEntries(
    [
      'category',
      'collection',
      'color',
      'facets',
      'featured',
      'filter',
      'gender',
      'inStock',
      'limit',
      'maxPrice',
      'minPrice',
      'page',
      'parentCategory',
      'sale',
      'search',
      'size',
      'sort',
    ].map((name) => [name, '/products']),
  ),
  as: '/documents/none',
  contactInfo: '/orders/ord_1',
  left: '/payments/return/sandbox',
  orderId: '/payments/fields',
  q: '/suggestions',
  reference: '/payments/return/sandbox',
};
/** A header, and a call that reads it. */
export const HEADERS: Record<string, [method: 'GET' | 'POST', path: string]> = {
  authorization: ['GET', '/accountInfo'],
  'content-length': ['POST', '/newsletter'],
  'content-type': ['POST', '/newsletter'],
  host: ['GET', '/storeInfo'],
  'idempotency-key': ['POST', '/orders'],
  origin: ['POST', '/newsletter'],
  'sec-ch-ua-mobile': ['GET', '/payments/enter/sandbox?reference=x'],
  'sec-fetch-site': ['POST', '/newsletter'],
  'stripe-signature': ['POST', '/payments/callback/stripe'],
  'user-agent': ['GET', '/payments/enter/sandbox?reference=x'],
  'x-forwarded-for': ['GET', '/orders/ord_1?contactInfo=x'],
  'x-razorpay-signature': ['POST', '/payments/callback/razorpay'],
  'x-signature': ['POST', '/payments/callback/sandbox'],
};
export const CALLBACKS = [
  '/payments/callback/payu',
  '/payments/callback/razorpay',
  '/payments/callback/sandbox',
  '/payments/callback/stripe',
  '/payments/return/payu',
  '/payments/return/stripe',
];

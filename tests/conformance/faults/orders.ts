import { type Fault, json } from '../fault.ts';

const PLACE = ['POST /orders'];
const LIST = ['GET /orders'];
const TRACK = ['GET /orders/:id'];

const DELIVERY = { kind: 'shipping', label: 'Delivery', amount: 99 };

const eachItem = (change: (item: any) => object) => (order: any) => ({ ...order, items: order.items.map(change) });

export const ORDER_FAULTS: Fault[] = [
  {
    name: 'no order id',
    on: PLACE,
    body: () => ({ success: true }),
    finding: { endpoint: 'createOrder', path: '$.id', kind: 'missing' },
  },
  {
    name: 'products that are not there can be ordered',
    on: PLACE,
    answer: ({ status, text }) =>
      status === 422 && text.includes('unknown') ? json(200, { id: 'x' }) : json(status, JSON.parse(text)),
    finding: { endpoint: 'createOrder', path: '', kind: 'accepted' },
  },
  {
    name: 'an order is placed without a token',
    on: PLACE,
    answer: ({ status, text }) => json(status === 401 ? 201 : status, status === 401 ? { id: 'x' } : JSON.parse(text)),
    finding: { endpoint: 'createOrder', path: '', kind: 'access' },
  },
  {
    name: 'a quantity of 0 is taken',
    on: PLACE,
    when: ({ body }) => Object.values(body.products).includes(0),
    answer: () => json(200, { id: 'x' }),
    finding: { endpoint: 'createOrder', path: '', kind: 'accepted', severity: 'warning' },
  },
  {
    name: 'a wrong contact signs the shopper out',
    on: TRACK,
    answer: ({ status, text }) => json(status === 404 ? 401 : status, JSON.parse(text)),
    finding: { endpoint: 'order', path: '', kind: 'status', severity: 'error' },
  },
  {
    name: 'Idempotency-Key is ignored',
    on: PLACE,
    request: ({ headers }) => void delete headers['idempotency-key'],
    finding: { endpoint: 'createOrder', path: 'idempotency-key', kind: 'repeated' },
  },
  {
    name: 'the size is forgotten',
    on: PLACE,
    request: ({ body }) => body.items?.forEach((item: any) => delete item.size),
    finding: { endpoint: 'order', path: '$.items[0].size', kind: 'ignored' },
  },
  {
    name: 'the total is not the sum',
    on: LIST,
    body: (orders) => orders.map((order: any) => ({ ...order, total: order.total + 50 })),
    finding: { endpoint: 'orders', path: '$[0].total', kind: 'sum' },
  },
  {
    name: 'parts that do not add up to the total',
    on: LIST,
    body: (orders) => orders.map((order: any) => ({ ...order, parts: [DELIVERY], total: order.total + 98 })),
    finding: { endpoint: 'orders', path: '$[0].total', kind: 'sum' },
  },
  {
    name: 'what is included in the prices is charged again',
    on: LIST,
    body: (orders) =>
      orders.map((order: any) => ({ ...order, parts: [{ ...DELIVERY, included: true }], total: order.total + 99 })),
    finding: { endpoint: 'orders', path: '$[0].total', kind: 'sum' },
  },
  {
    name: 'a subtotal that is not the sum',
    on: LIST,
    body: (orders) =>
      orders.map((order: any) => ({ ...order, subtotal: order.total - 99, parts: [DELIVERY], total: order.total })),
    finding: { endpoint: 'orders', path: '$[0].subtotal', kind: 'sum' },
  },
  {
    name: 'the lines of an order cost paise',
    on: TRACK,
    body: eachItem((item) => ({ ...item, price: item.price * 100 })),
    finding: { endpoint: 'order', path: '$.items[0].price', kind: 'unit' },
  },
  {
    name: 'another price than the one that was shown',
    on: TRACK,
    body: eachItem((item) => ({ ...item, price: item.price + 10 })),
    finding: { endpoint: 'order', path: '$.items[0].price', kind: 'differs' },
  },
  {
    name: 'quantities are texts',
    on: LIST,
    body: (orders) => orders.map(eachItem((item) => ({ ...item, quantity: String(item.quantity) }))),
    finding: { endpoint: 'orders', path: '$[0].items[0].quantity', kind: 'type', severity: 'warning' },
  },
  {
    name: 'the status is a word',
    on: TRACK,
    body: (order) => ({ ...order, status: 'pending' }),
    finding: { endpoint: 'order', path: '$.status', kind: 'type' },
  },
  {
    name: 'the date of an order is a sentence',
    on: TRACK,
    body: (order) => ({ ...order, createdAt: 'the day before' }),
    finding: { endpoint: 'order', path: '$.createdAt', kind: 'value' },
  },
  {
    name: 'a parcel arrived at no date',
    on: TRACK,
    body: (order) => ({ ...order, parcels: [{ deliveredAt: 'the day before' }] }),
    finding: { endpoint: 'order', path: '$.parcels[0].deliveredAt', kind: 'value' },
  },
  {
    name: 'the currency of an order is a word',
    on: TRACK,
    body: (order) => ({ ...order, currency: 'rupees' }),
    finding: { endpoint: 'order', path: '$.currency', kind: 'value' },
  },
  {
    name: 'everybody sees the orders of one',
    on: LIST,
    when: ({ headers }) => headers.authorization !== undefined,
    request: (asked, first) => void (asked.headers.authorization = first.headers.authorization ?? ''),
    finding: { endpoint: 'orders', path: '$', kind: 'access' },
  },
  {
    name: 'orders are listed without a token',
    on: LIST,
    answer: ({ status, text }) => json(200, status === 401 ? [] : JSON.parse(text)),
    finding: { endpoint: 'orders', path: '', kind: 'access' },
  },
  {
    name: 'a new order is not listed',
    on: LIST,
    body: () => [],
    finding: { endpoint: 'orders', path: '$', kind: 'missing' },
  },
  {
    name: 'the list stands under a name of its own',
    on: LIST,
    body: (results) => ({ results }),
    finding: { endpoint: 'orders', path: '$', kind: 'type' },
  },
  {
    name: 'tracking needs no contact',
    on: TRACK,
    request: ({ query }) => query.set('contactInfo', '+919876543210'),
    finding: { endpoint: 'order', path: '', kind: 'access' },
  },
  {
    name: 'the phone is no contact',
    on: TRACK,
    when: ({ query }) => query.get('contactInfo') === '+919876543210',
    answer: () => json(404, { error: 'Order not found' }),
    finding: { endpoint: 'order', path: '', kind: 'status' },
  },
  {
    name: 'the phone is a contact only as it was written',
    on: TRACK,
    when: ({ query }) => query.get('contactInfo')?.includes(' ') === true,
    answer: () => json(404, { error: 'Order not found' }),
    finding: { endpoint: 'order', path: '?contactInfo', kind: 'ignored', severity: 'warning' },
  },
];

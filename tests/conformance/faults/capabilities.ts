import type { Fault } from '../fault.ts';

const LISTING = ['GET /products'];
const without =
  (name: string): Fault['request'] =>
  ({ query }) =>
    query.delete(name);

/** What the example backend does not offer: these are faults of the embedded API. */
export const CAPABILITY_FAULTS: Fault[] = [
  {
    name: 'sort is ignored',
    on: LISTING,
    request: without('sort'),
    finding: { endpoint: 'products', path: '?sort', kind: 'ignored' },
  },
  {
    name: 'search is ignored',
    on: LISTING,
    when: ({ query }) => (query.get('search')?.length ?? 0) <= 100,
    request: without('search'),
    finding: { endpoint: 'products', path: '?search', kind: 'ignored' },
  },
  {
    name: 'minPrice is ignored',
    on: LISTING,
    request: without('minPrice'),
    finding: { endpoint: 'products', path: '?minPrice', kind: 'ignored' },
  },
  {
    name: 'facets are not counted',
    on: LISTING,
    request: without('facets'),
    finding: { endpoint: 'products', path: '$.facets.parentCategory', kind: 'missing' },
  },
  {
    name: 'a product goes with itself',
    on: ['GET /products/:id/related'],
    body: ({ data }, { path }) => ({
      data: [{ ...data[0], id: decodeURIComponent(path.split('/')[2]!) }, ...data.slice(1)],
    }),
    finding: { endpoint: 'related', path: '$.data[0].id', kind: 'value' },
  },
  {
    name: 'a mail is promised for what is there',
    on: ['POST /products/:id/stock-requests'],
    when: ({ path }) => !path.includes('no-such'),
    answer: () => Response.json({ success: true }),
    finding: { endpoint: 'requestStock', path: '', kind: 'accepted' },
  },
  {
    name: 'whoever guesses is on the list',
    on: ['POST /newsletter/confirm'],
    answer: () => Response.json({ success: true }),
    finding: { endpoint: 'confirmSubscription', path: '', kind: 'accepted' },
  },
  {
    name: 'a quote of another sum',
    on: ['POST /quotes'],
    body: (quote) => ({ ...quote, total: quote.total + 1 }),
    finding: { endpoint: 'quote', path: '$.total', kind: 'sum' },
  },
  {
    name: 'something goes back that has not come',
    on: ['POST /orders/:id/returns'],
    when: ({ path }) => !path.includes('no-such'),
    answer: () => Response.json({ id: 'ord-1', shippingAddress: {} }),
    finding: { endpoint: 'returnPieces', path: '', kind: 'accepted' },
  },
  {
    name: 'an order that was sent in no parcel',
    on: ['GET /orders'],
    body: (orders: object[]) => orders.map((order) => ({ ...order, status: 2, parcels: [] })),
    finding: { endpoint: 'orders', path: '$[0].parcels', kind: 'missing' },
  },
  {
    name: 'an order without a number',
    on: ['GET /orders'],
    body: (orders: object[]) => orders.map((order) => ({ ...order, number: undefined })),
    finding: { endpoint: 'orders', path: '$[0].number', kind: 'missing' },
  },
  {
    name: 'a number by which no order is found',
    on: ['GET /orders'],
    body: (orders: object[]) => orders.map((order) => ({ ...order, number: '222-222-222' })),
    finding: { endpoint: 'order', path: '', kind: 'ignored' },
  },
  {
    name: 'a sign-out that keeps the token',
    on: ['POST /users/logout'],
    request: ({ headers }) => void (headers.authorization = 'Bearer another'),
    answer: () => Response.json({ success: true }),
    finding: { endpoint: 'logout', path: '', kind: 'ignored' },
  },
];

import { type Fault, json } from '../fault.ts';

const PRODUCTS = ['GET /products'];
const PRODUCT = ['GET /products/:id'];
const STORE = ['GET /storeInfo'];

const each = (change: (product: any) => object) => (body: any) => ({ ...body, data: body.data.map(change) });
const fourth = (change: object) => (body: any) => ({
  ...body,
  data: body.data.map((one: object, at: number) => (at === 3 ? { ...one, ...change } : one)),
});
const without = (name: string) => (request: Parameters<NonNullable<Fault['request']>>[0]) => request.query.delete(name);
const inPaise = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    typeof inner === 'number' && /price|total/i.test(key) ? Math.round(inner * 100) : inner,
  );
const isFirstPage: Fault['when'] = ({ query }) => query.get('limit') === '12';

export const CATALOGUE_FAULTS: Fault[] = [
  {
    name: 'sale is ignored',
    on: PRODUCTS,
    request: without('sale'),
    finding: { endpoint: 'products', path: '?sale', kind: 'ignored', severity: 'warning' },
  },
  {
    name: 'a price is an object',
    on: PRODUCT,
    body: (product) => ({ ...product, regularPrice: { amount: product.regularPrice } }),
    finding: { endpoint: 'product', path: '$.regularPrice', kind: 'type' },
  },
  {
    name: 'prices are texts',
    on: PRODUCTS,
    body: each((product) => ({ ...product, regularPrice: String(product.regularPrice) })),
    finding: { endpoint: 'products', path: '$.data[0].regularPrice', kind: 'type', severity: 'warning' },
  },
  {
    name: 'products have no title',
    on: PRODUCTS,
    body: each((product) => ({ ...product, title: undefined })),
    finding: { endpoint: 'products', path: '$.data[0].title', kind: 'missing', severity: 'warning' },
  },
  {
    name: 'products have no id',
    on: PRODUCTS,
    body: each((product) => ({ ...product, id: undefined })),
    finding: { endpoint: 'products', path: '$.data[0].id', kind: 'missing' },
  },
  {
    name: 'the id of one product is an object',
    on: PRODUCTS,
    when: isFirstPage,
    body: fourth({ id: { value: 4 } }),
    finding: { endpoint: 'products', path: '$.data[3].id', kind: 'type' },
  },
  {
    name: 'a product by itself costs paise',
    on: PRODUCT,
    body: inPaise,
    finding: { endpoint: 'product', path: '$.regularPrice', kind: 'unit' },
  },
  {
    name: 'all amounts are paise',
    on: [...PRODUCTS, ...PRODUCT, 'GET /orders', 'GET /orders/:id'],
    body: inPaise,
    allowed: { write: true },
    finding: { endpoint: 'products', path: '$.data[0].regularPrice', kind: 'unit', severity: 'warning' },
  },
  {
    name: 'a price is negative',
    on: PRODUCTS,
    when: isFirstPage,
    body: fourth({ regularPrice: -5 }),
    finding: { endpoint: 'products', path: '$.data[3].regularPrice', kind: 'value' },
  },
  {
    name: 'a discounted price is above the regular one',
    on: PRODUCTS,
    when: isFirstPage,
    body: fourth({ discountedPrice: 99_999 }),
    finding: { endpoint: 'products', path: '$.data[3].discountedPrice', kind: 'value', severity: 'warning' },
  },
  {
    name: 'a product is listed twice',
    on: PRODUCTS,
    when: isFirstPage,
    body: (body) => ({ ...body, data: [...body.data.slice(0, 11), body.data[5]] }),
    finding: { endpoint: 'products', path: '$.data[11].id', kind: 'duplicate' },
  },
  {
    name: 'dates are written by hand',
    on: PRODUCTS,
    body: each((product) => ({ ...product, createdAt: '31/01/2026' })),
    finding: { endpoint: 'products', path: '$.data[0].createdAt', kind: 'value' },
  },
  {
    name: 'the list has no count',
    on: PRODUCTS,
    body: ({ data }) => ({ data }),
    finding: { endpoint: 'products', path: '$.count', kind: 'missing' },
  },
  {
    name: 'the count is that of the page',
    on: PRODUCTS,
    body: ({ data }) => ({ data, count: data.length }),
    finding: { endpoint: 'products', path: '$.count', kind: 'value' },
  },
  {
    name: 'page is ignored',
    on: PRODUCTS,
    request: without('page'),
    finding: { endpoint: 'products', path: '?page', kind: 'ignored' },
  },
  {
    name: 'limit is ignored',
    on: PRODUCTS,
    request: without('limit'),
    finding: { endpoint: 'products', path: '?limit', kind: 'ignored' },
  },
  {
    name: 'category is ignored',
    on: PRODUCTS,
    request: without('category'),
    finding: { endpoint: 'products', path: '?category', kind: 'ignored' },
  },
  {
    name: 'parentCategory is ignored',
    on: PRODUCTS,
    request: without('parentCategory'),
    finding: { endpoint: 'products', path: '?parentCategory', kind: 'ignored' },
  },
  {
    name: 'an unknown id is answered with some product',
    on: PRODUCT,
    answer: ({ status, text }) =>
      status === 404 ? json(200, { id: 'piece-1', title: 'Jeans', regularPrice: 1 }) : json(200, JSON.parse(text)),
    finding: { endpoint: 'product', path: '', kind: 'accepted' },
  },
  {
    name: 'an unknown id is an error of the server',
    on: PRODUCT,
    answer: ({ status, text }) => json(status === 404 ? 500 : status, JSON.parse(text)),
    finding: { endpoint: 'product', path: '', kind: 'status' },
  },
  {
    name: 'an unknown id is forbidden',
    on: PRODUCT,
    answer: ({ status, text }) => json(status === 404 ? 403 : status, JSON.parse(text)),
    finding: { endpoint: 'product', path: '', kind: 'status', severity: 'warning' },
  },
  {
    name: 'categories are one text',
    on: STORE,
    body: (store) => ({ ...store, categories: 'Jeans, Shirts' }),
    finding: { endpoint: 'storeInfo', path: '$.categories', kind: 'type' },
  },
  {
    name: 'a capability has an unknown name',
    on: STORE,
    body: (store) => ({ ...store, capabilities: [...store.capabilities, 'searching'] }),
    finding: { endpoint: 'storeInfo', path: '$.capabilities[2]', kind: 'value', severity: 'warning' },
  },
  {
    name: 'the currency is a sign',
    on: STORE,
    body: (store) => ({ ...store, currency: '₹' }),
    finding: { endpoint: 'storeInfo', path: '$.currency', kind: 'value' },
  },
  {
    name: 'every Host gets the same store',
    on: [],
    allowed: { otherHost: 'other.example' },
    finding: { endpoint: 'storeInfo', path: 'host', kind: 'host' },
  },
  {
    name: 'other origins are not allowed',
    on: [],
    allowed: { origin: 'https://shop.example' },
    finding: { endpoint: 'storeInfo', path: 'access-control-allow-origin', kind: 'cors' },
  },
];

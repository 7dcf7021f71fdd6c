import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { lineKey } from '#cart/line.ts';
import { askByProduct } from '#checkout/cart-check/ask-by-product.ts';

const line = (id: string, changes: object = {}) => ({
  id,
  name: id,
  image: '',
  price: 1000,
  quantity: 1,
  selectedSize: '',
  selectedColor: '',
  ...changes,
});
const attributes = [
  { key: 'Size', value: ['S', 'M'] },
  { key: 'Color', value: ['Blue'] },
];
const products: Record<string, object> = {
  same: { id: 'same', regularPrice: 1000, attributes },
  dearer: { id: 'dearer', regularPrice: 1200 },
  sale: { id: 'sale', regularPrice: 1000, discountedPrice: 800 },
  free: { id: 'free' },
  sized: {
    id: 'sized',
    regularPrice: 1000,
    attributes,
    variants: [
      { size: 'S', regularPrice: 1000, available: false },
      { size: 'M', regularPrice: 1500 },
    ],
  },
};
let asked: string[] = [];
const api = createApi(async (path) => {
  asked.push(path);
  const id = path.slice('/products/'.length);
  if (id === 'lost') throw new TypeError('fetch failed');
  if (id === 'hang') return new Promise<never>(() => {});
  if (id === 'bare404') return Response.json({ message: 'Not found' }, { status: 404 });
  if (id === 'nocode') return Response.json({ error: 'No such product' }, { status: 404 });
  return products[id]
    ? Response.json(products[id])
    : Response.json({ error: 'No such product.', code: 'not-found' }, { status: 404 });
});
const check = (...lines: ReturnType<typeof line>[]) => askByProduct(api, lines, 50);

test('B3: a deleted product, a gone size or colour and a sold-out choice are marked', async () => {
  const lines = [
    line('deleted'),
    line('same', { selectedSize: 'XL' }),
    line('same', { selectedColor: 'Red' }),
    line('sized', { selectedSize: 'S' }),
    line('same', { selectedSize: 'M', selectedColor: 'Blue' }),
  ];
  const { problems, prices } = await check(...lines);
  expect(lines.map((one) => problems.get(lineKey(one)))).toEqual([
    'No longer available',
    'This size is no longer available',
    'This color is no longer available',
    'Sold out',
    undefined,
  ]);
  expect(prices.size).toBe(0);
});

test('B3: a backend whose errors are only {error} says it too', async () => {
  const { problems } = await check(line('nocode'));
  expect([...problems.values()]).toEqual(['No longer available']);
});

test('O12: a changed price is found, for the chosen variant', async () => {
  const lines = [line('dearer'), line('sale'), line('same'), line('free'), line('sized', { selectedSize: 'M' })];
  const { prices } = await check(...lines);
  expect(lines.map((one) => prices.get(lineKey(one)))).toEqual([1200, 800, undefined, undefined, 1500]);
});

test('what cannot be learnt is left to the server', async () => {
  for (const id of ['lost', 'hang', 'bare404']) {
    const { problems, prices } = await check(line(id), line('same'));
    expect([problems.size, prices.size]).toEqual([0, 0]);
  }
});

test('each product is asked for once', async () => {
  asked = [];
  await check(line('same', { selectedSize: 'S' }), line('same', { selectedSize: 'M' }));
  expect(asked).toEqual(['/products/same']);
});

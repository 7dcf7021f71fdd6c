import { expect, test } from 'vitest';
import { branchesNamed, type Category } from '#backends/medusa/catalog/categories.ts';
import { choicesOf } from '#backends/medusa/catalog/choices.ts';
import { toProduct } from '#backends/medusa/catalog/to-product.ts';
import { MedusaProduct } from '#backends/medusa/catalog/product.ts';
import { provinceOf } from '#backends/medusa/orders/province.ts';
import { resolveLine } from '#backends/medusa/orders/resolve-line.ts';
import { MedusaOrder, statusOf, toOrder } from '#backends/medusa/orders/to-order.ts';
import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';

const variant = (size: string, colour: string, amount: number, left: number | null, more = {}) => ({
  id: `variant_${size}_${colour}`,
  sku: null,
  variant_rank: 0,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: left,
  options: [
    { option_id: 'opt_size', value: size },
    { option_id: 'opt_colour', value: colour },
  ],
  calculated_price: { calculated_amount: amount, original_amount: 20, calculated_amount_with_tax: amount * 1.05 },
  ...more,
});
const product = MedusaProduct.parse({
  id: 'prod_shirt',
  title: 'Shirt',
  options: [
    { id: 'opt_size', title: 'Sizes' },
    { id: 'opt_colour', title: 'Colour' },
  ],
  variants: [
    variant('L', 'Red', 19.99, 0),
    variant('S', 'Red', 20, 3),
    variant('M', 'Red', 20, null),
    variant('M', 'Blue', 18, 0, { allow_backorder: true }),
    variant('XL', 'Red', 1, 5, { calculated_price: null }),
  ],
  categories: [{ id: 'linen' }, { id: 'shirts' }],
});
const shirts = { id: 'shirts', name: 'Shirts', slug: 'shirts', description: undefined, depth: 0 } as Category;
shirts.root = shirts;
const linen: Category = { ...shirts, id: 'linen', name: 'Linen', slug: 'linen-shirts', depth: 1, root: shirts };
const jeans = { ...shirts, id: 'jeans', name: 'Jeans', slug: 'jeans' };

test('choices: sizes from small to large, prices with taxes and two decimals, stock', () => {
  expect(choicesOf(product).map(({ size, color, price, left }) => [size, color, price, left])).toEqual([
    ['S', 'Red', 21, 3],
    ['M', 'Blue', 18.9, Infinity],
    ['M', 'Red', 21, 0],
    ['L', 'Red', 20.99, 0],
  ]);
});

test('a product shows its cheapest choice and its deepest category; one without a price is none', () => {
  expect(toProduct(product, [jeans, shirts, linen])).toMatchObject({
    category: 'Shirts',
    parentCategory: 'Linen',
    regularPrice: 20,
    discountedPrice: 18.9,
    attributes: [
      { key: 'size', value: ['S', 'M', 'L'] },
      { key: 'color', value: ['Red', 'Blue'] },
    ],
  });
  expect(toProduct({ ...product, variants: [] }, [])).toBeUndefined();
});

test('a word names whole branches', () => {
  const all = [jeans, shirts, linen];
  const named = (word: string) => branchesNamed(all, word, () => true).map(({ id }) => id);
  expect(named('SHIRTS')).toEqual(['shirts', 'linen']);
  expect(named('linen-shirts')).toEqual(['linen']);
  expect(named('hats')).toEqual([]);
});

test.each([
  [{ size: 'm', color: 'blue' }, 1, { choice: { variantId: 'variant_M_Blue' } }],
  [{ size: 'S', color: undefined }, 1, { problem: 'choice', choices: { color: ['Red', 'Blue'] } }],
  [{ size: undefined, color: 'Red' }, 1, { problem: 'choice', text: 'Please select a size for Shirt' }],
  [{ size: 'XXL', color: 'Red' }, 1, { problem: 'choice', text: 'Shirt does not come in XXL, Red' }],
  [{ size: 'S', color: 'Blue' }, 1, { problem: 'choice', text: 'Shirt does not come in S, Blue' }],
  [{ size: 'S', color: 'Red' }, 4, { problem: 'sold-out', left: 3, text: 'Only 3 of Shirt, S, Red left' }],
  [{ size: 'L', color: 'Red' }, 1, { problem: 'sold-out', left: 0, text: 'Shirt, L, Red is sold out' }],
  [undefined, 1, { choice: { variantId: 'variant_M_Blue' } }],
])('a line of %j, %i', (choice, quantity, result) => {
  const input = { productId: 'prod_shirt', quantity, ...(choice && { choice }) };
  expect(resolveLine(product, input)).toMatchObject(result);
  expect(resolveLine(undefined, input)).toMatchObject({ problem: 'gone' });
});

test.each([
  [{ status: 'pending', payment_status: 'authorized', fulfillment_status: 'not_fulfilled' }, 0],
  [{ status: 'pending', payment_status: 'not_paid', fulfillment_status: 'not_fulfilled' }, 0],
  [{ status: 'pending', payment_status: 'captured', fulfillment_status: 'not_fulfilled' }, 1],
  [{ status: 'pending', payment_status: 'authorized', fulfillment_status: 'partially_fulfilled' }, 1],
  [{ status: 'pending', payment_status: 'captured', fulfillment_status: 'partially_shipped' }, 2],
  [{ status: 'completed', payment_status: 'captured', fulfillment_status: 'delivered' }, 3],
  [{ status: 'canceled', payment_status: 'canceled', fulfillment_status: 'not_fulfilled' }, 4],
])('%j is status %i', (order, status) => {
  expect(statusOf({ id: 'order_1', ...order })).toBe(status);
});

test('10.parcels: a parcel for each label of a fulfillment that left; none of one that is packed or was called off', () => {
  const parcelsOf = (fulfillments: unknown) =>
    toOrder(MedusaOrder.parse({ id: 'order_1', fulfillments }), false).parcels;
  const label = { tracking_number: 'AB7', tracking_url: 'https://track.example/AB7', label_url: '#' };
  const [shipped_at, canceled_at] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  expect(
    parcelsOf([
      { shipped_at, canceled_at: null, labels: [label, { tracking_number: 'AB8' }] },
      { shipped_at, delivered_at: canceled_at, labels: [] },
      { shipped_at: null, labels: [label] },
      { shipped_at, canceled_at, labels: [label] },
    ]),
  ).toEqual([
    { sentAt: shipped_at, trackingNumber: 'AB7', trackingUrl: 'https://track.example/AB7' },
    { sentAt: shipped_at, trackingNumber: 'AB8' },
    { sentAt: shipped_at, deliveredAt: canceled_at },
  ]);
  expect(parcelsOf(undefined)).toEqual([]);
});

test.each([
  ['in', 'Karnataka', 'in-ka'],
  ['in', ' karnataka ', 'in-ka'],
  ['us', 'ca', 'us-ca'],
  ['us', 'US-CA', 'us-ca'],
  ['de', 'BY', 'de-by'],
  ['de', 'Bayern', 'Bayern'],
  ['in', '', ''],
  [undefined, 'ka', 'ka'],
])('the province of %s, %s is %s', (country, state, province) => {
  expect(provinceOf(country, state)).toBe(province);
});

test('each state of India is a province of Medusa', () => {
  const provinces = [...STATES, ...UNION_TERRITORIES].map((name) => provinceOf('in', name));
  expect(provinces.filter((province) => !/^in-[a-z]{2}$/.test(province))).toEqual([]);
  expect(new Set(provinces).size).toBe(36);
});

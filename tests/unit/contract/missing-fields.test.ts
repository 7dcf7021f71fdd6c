import { specificationsOf } from '#catalog/specifications.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { loadListing } from '#catalog/listing/load-listing.ts';
import { readListing } from '#catalog/listing/listing.ts';
import { loadProduct } from '#catalog/product-page/load-product.ts';
import { toProduct } from '#catalog/product.ts';
import { isAvailable } from '#catalog/variant.ts';
import { askByProduct } from '#checkout/cart-check/ask-by-product.ts';
import { placeOrder } from '#checkout/place-order.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { accountInfoEndpoint } from '#contract/endpoints/users/account-info.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { registerEndpoint } from '#contract/endpoints/users/register.ts';
import { formatDate } from '#lib/dates.ts';
import { toOrder } from '#orders/order.ts';
import { statusOf } from '#orders/status.ts';
import { decideAction } from '#payment/action.ts';
import { toFields } from '#payment/fields/field.ts';
import { loginFailure } from '#session/failure-text.ts';
import { policyOf } from '#site/policy.ts';
import { loadStore } from '#site/load-store.ts';

/** docs/backends.md, "When a field is missing": each row with what shows that it holds. */
const page = readFileSync('docs/backends.md', 'utf8');

function row(missing: string, shown: string, holds: () => void | Promise<void>): void {
  test(`without ${missing}`, async () => {
    expect(page).toContain(`| ${missing} | ${shown} |`);
    await holds();
  });
}

const answering = (body: unknown, status = 200) =>
  createApi(() => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })));
const storeOf = (body: unknown, status?: number) => loadStore(answering(body, status));
const product = (wire: object) => toProduct(productEndpoint.answer.parse({ id: 'p', ...wire }));
const order = (wire: object) => ordersEndpoint.answer.parse([{ id: 'o', ...wire }]).map((one) => toOrder(one))[0];
const fields = (...wire: object[]) => toFields(paymentFieldsEndpoint.answer.parse(wire), { masksPhones: true });
const PLACES = { schemes: [], apiOrigin: 'https://api.shop.example' };
const paid = (wire: object) => decideAction(createPaymentEndpoint.answer.parse(wire), PLACES);
const UNKNOWN = { do: 'fail', message: 'Unknown error occurred during payment process' };

row('The store record', 'A shop called Selvedge with the category Accessories.', async () => {
  expect(await storeOf('', 500)).toMatchObject({ name: 'Selvedge', browsable: ['Accessories'], failed: true });
});
row('`storeName`', 'The name Selvedge.', async () => expect((await storeOf({})).name).toBe('Selvedge'));
row('`companyName`', 'The name of the store.', async () => {
  expect((await storeOf({ storeName: 'Juniper' })).companyName).toBe('Juniper');
});
row('`description`', 'A general sentence with the name of the store.', async () => {
  expect((await storeOf({ storeName: 'Juniper' })).description).toContain('Juniper');
});
row('`categories`', 'Men, Women and Accessories to browse; Accessories elsewhere.', async () => {
  expect(await storeOf({})).toMatchObject({ browsable: [], categories: ['Accessories'] });
});
row('`currency`, `locale`, `timeZone`', 'INR, en-IN, Asia/Kolkata.', async () => {
  const { money, dates } = await storeOf({});
  expect([money, dates]).toEqual([
    { currency: 'INR', locale: 'en-IN' },
    { locale: 'en-IN', timeZone: 'Asia/Kolkata' },
  ]);
});
row('`capabilities`', 'Nothing optional is used.', async () => expect((await storeOf({})).capabilities).toEqual([]));
row('A policy', 'Its page is not found.', async () => expect(policyOf(await storeOf({}), 'terms')).toBeUndefined());

row('`id` of a product', 'It is left out of lists, and its page says that there is none.', async () => {
  const listing = readListing(new URLSearchParams());
  const loaded = await loadListing(answering({ data: [{ title: 'A' }, { id: 'b' }], count: 2 }), listing);
  expect(loaded).toMatchObject({ products: [{ id: 'b' }] });
  expect(await loadProduct(answering({ title: 'A' }), 'a')).toEqual({ state: 'missing' });
});
row('`title`', '“Untitled product”.', () => expect(product({}).name).toBe('Untitled product'));
row('`discountedPrice`, or 0', 'The regular price, and no sale.', () => {
  for (const discountedPrice of [undefined, null, 0])
    expect(product({ regularPrice: 10, discountedPrice })).toMatchObject({ price: 10, originalPrice: undefined });
});
row('Both prices', 'A price of 0.', () => expect(product({}).price).toBe(0));
row('`imgUrl` and `images`', 'The placeholder picture.', () => {
  expect(product({})).toMatchObject({ image: '', images: [] });
});
row('`imgUrl` alone', 'The first of `images` in its place.', () => {
  expect(product({ images: ['https://a.example/1.jpg'] }).image).toBe('https://a.example/1.jpg');
});
row('`attributes`', 'No size or colour to choose, and no specifications.', () => {
  expect(product({})).toMatchObject({ sizes: [], colors: [] });
  expect(specificationsOf(product({}))).toEqual([]);
});
row('`variants`', 'Every size and colour can be ordered, at the price of the product.', () => {
  expect(isAvailable(product({}), { size: 'M', color: 'Indigo' })).toBe(true);
});
row('`count` and `pagination`', 'The list is all there is: no further pages.', async () => {
  for (const body of [[{ id: 'a' }], { data: [{ id: 'a' }] }])
    expect(await loadListing(answering(body), readListing(new URLSearchParams()))).toMatchObject({ count: 1 });
});
row('`data` of a list', 'An empty list.', async () => {
  expect(await loadListing(answering({}), readListing(new URLSearchParams()))).toMatchObject({
    products: [],
    count: 0,
  });
});

row('`token`', '“Authentication failed: Token is missing in the response”.', () => {
  expect(authorizeEndpoint.answer.parse({})).toEqual({ token: '' });
  expect(readFileSync('src/session/text.ts', 'utf8')).toContain(
    "'Authentication failed: Token is missing in the response'",
  );
});
row('The answer to a registration', 'A success: only `success: false` and a refusal are none.', async () => {
  expect(await answering('')(registerEndpoint, { body: PERSON })).toEqual({ success: true });
  expect(await answering({ success: false })(registerEndpoint, { body: PERSON })).toEqual({ success: false });
});
row('A field of the account', 'An empty place; no date without `createdAt`.', () => {
  const account = accountInfoEndpoint.answer.parse({});
  expect([account.firstName, account.email, formatDate(account.createdAt)]).toEqual(['', '', '']);
});

row('`id` of a new order', '“No answer came”: the shopper is not told that there is an order.', async () => {
  const body = { products: { a: 1 }, shippingAddress: ADDRESS };
  expect(await placeOrder(answering({ order: 7 }), body, true)).toMatchObject({
    sentence: expect.stringMatching(/^No answer came\./) as string,
  });
});
row('`id` of an order', 'It is left out of the list.', () => {
  expect(ordersEndpoint.answer.parse([{ status: 1 }, { id: 'o' }])).toMatchObject([{ id: 'o' }]);
});
row('`status`', 'Pending.', () => expect(statusOf(order({})?.status ?? -1).label).toBe('Pending'));
row('`createdAt` of an order', 'No date.', () => expect(formatDate(order({})?.date ?? '?')).toBe(''));
row('`total`', 'The sum of price times quantity.', () => {
  expect(order({ items: [{ id: 'a', quantity: 2, price: '10.10' }] })?.total).toBe(20.2);
});
row('`productTitle`', 'The id of the product.', () => {
  expect(order({ items: [{ id: 'a', quantity: 1, price: 1 }] })?.items[0]?.name).toBe('a');
});
row('`price` or `quantity` of a line', '0.', () => {
  expect(order({ items: [{ id: 'a' }] })?.items[0]).toMatchObject({ quantity: 0, price: 0 });
});
row('`shippingAddress`, or a part', 'What there is of it.', () => {
  expect(order({})?.shipping.address).toBe('');
  expect(order({ shippingAddress: { city: 'Pune' } })?.shipping.address).toBe('Pune');
});

row('`name` of a payment field', 'The field is not shown.', () => {
  expect(fields({ label: 'A' }, { name: 'b' }).map(({ name }) => name)).toEqual(['b']);
});
row('`label`', 'The name of the field.', () => expect(fields({ name: 'b' })[0]?.label).toBe('b'));
row('`type` of a field, or one not known', 'A text field.', () => {
  expect(fields({ name: 'a' }, { name: 'b', type: 'hologram' }).map(({ type }) => type)).toEqual(['text', 'text']);
});
row('`success`, `action` and `redirectUrl`', '“Payment initiated”, and the list of orders.', () => {
  expect(paid({})).toEqual({ do: 'to-orders' });
});
row('`error` beside `success: false`', '“Unknown error occurred during payment process”.', () => {
  expect(paid({ success: false })).toEqual(UNKNOWN);
});
row('What an action needs, or a type that is known', 'The same.', () => {
  for (const action of [{ type: 'redirect_post' }, { type: 'deeplink' }, { type: 'qr' }, { type: 'telepathy' }])
    expect(paid({ success: true, action })).toEqual(UNKNOWN);
});

row('`error` of a refusal', 'A sentence of the shop’s own.', async () => {
  const failed = await answering('<h1>Bad gateway</h1>', 502)(authorizeEndpoint, { body: PERSON }).catch(loginFailure);
  expect(failed).toBe('Failed to login. Please check your credentials.');
});
row(
  '`error` of a 404 for a product in the cart',
  'Its line stays: only a 404 with a sentence says that it is gone.',
  async () => {
    const lines = [{ id: 'a', name: 'A', image: '', price: 1, quantity: 1, selectedSize: '', selectedColor: '' }];
    const check = async (body: unknown) => JSON.stringify([...(await problems(answering(body, 404), lines))]);
    expect(await check('<h1>Not found</h1>')).toBe('[]');
    expect(await check({ error: 'Product not found' })).not.toBe('[]');
  },
);
row('JSON, with status 200', '“The server sent an answer that could not be read.”', async () => {
  const failed = await answering('<h1>Hello</h1>')(authorizeEndpoint, { body: PERSON }).catch(loginFailure);
  expect(failed).toBe('The server sent an answer that could not be read.');
});

const PERSON = { email: 'asha@example.com', password: 'a long sentence', firstName: 'Asha', lastName: 'Rao' };
const ADDRESS = { fullName: 'A', address: 'B', city: 'C', state: 'D', postalCode: '1', phone: '2' };

async function problems(...[api, lines]: [Parameters<typeof askByProduct>[0], Parameters<typeof askByProduct>[1]]) {
  return (await askByProduct(api, lines, 1_000)).problems;
}

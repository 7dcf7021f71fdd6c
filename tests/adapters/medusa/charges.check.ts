import { expect, test } from 'vitest';
import { ADDRESS, api, IN_AMERICA, newShopper, openApi, orderOf, productNamed } from './shopper.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { TotalPart } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';

const HERE = { state: ADDRESS.state, postalCode: ADDRESS.postalCode };
const shirt = await productNamed('Linen Camp Shirt');
const order = orderOf(shirt.id, 'M', 'Sand', 2);

/** What lines come to, after a look at whether it adds up. */
async function quoteOf(asked: Partial<BodyOf<'quote'>> = {}, from = api) {
  const quote = await from(quoteEndpoint, { body: { items: order.items, ...asked } });
  expect(addedUp(quote)).toBe(quote.total);
  return quote;
}

function addedUp({ subtotal = 0, parts = [] }: { subtotal?: number | undefined; parts?: TotalPart[] | undefined }) {
  const added = parts.filter(({ included }) => !included).map(({ amount }) => ({ price: amount, quantity: 1 }));
  return sumMoney([{ price: subtotal, quantity: 1 }, ...added]);
}

const partsOf = ({ parts = [] }: { parts?: TotalPart[] | undefined }) =>
  parts.map(({ kind, label, amount, included }) => [kind, label, amount, ...(included ? ['included'] : [])]);
const offersOf = ({ shippingMethods = [] }: Awaited<ReturnType<typeof quoteOf>>) =>
  shippingMethods.map(({ label, price, missingToFree }) => [label, price, ...(missingToFree ? [missingToFree] : [])]);

async function methodNamed(name: string, asked: Partial<BodyOf<'quote'>> = {}, from = api) {
  const { shippingMethods = [] } = await quoteOf({ destination: HERE, ...asked }, from);
  return shippingMethods.find(({ label }) => label === name)!.id;
}

test('before the place is known delivery is open, and what is missing to a free one is said', async () => {
  const quote = await quoteOf();
  expect(quote).toMatchObject({ subtotal: 3198, total: 3198, open: ['shipping'] });
  expect(partsOf(quote)).toEqual([['tax', 'GST', 152.29, 'included']]);
  expect(offersOf(quote)).toContainEqual(['Courier', 250, 802]);
});

test('Medusa’s shipping options are the ways of delivery, the cheapest unless one is named', async () => {
  const quote = await quoteOf({ destination: HERE });
  expect(quote.open).toBeUndefined();
  expect(offersOf(quote)).toEqual([
    ['Standard', 0],
    ['Express', 150],
    ['Courier', 250, 802],
  ]);
  expect(quote).toMatchObject({ shippingMethod: await methodNamed('Standard'), total: 3198 });
  const express = await methodNamed('Express');
  const chosen = await quoteOf({ destination: HERE, shippingMethod: express });
  expect(chosen).toMatchObject({ shippingMethod: express, total: 3348 });
  expect(partsOf(chosen)).toEqual([
    ['shipping', 'Express', 150],
    ['tax', 'GST', 159.43, 'included'],
  ]);
  expect(await quoteOf({ destination: HERE, shippingMethod: 'so_gone' })).toMatchObject({
    refusal: 'method-gone',
    total: 3198,
  });
});

test('an order has the delivery that was chosen, and the parts of its quote', async () => {
  const shopper = await newShopper();
  const shippingMethod = await methodNamed('Express');
  const quote = await quoteOf({ destination: HERE, shippingMethod });
  await expect(shopper.api(createOrderEndpoint, { body: { ...order, shippingMethod } })).rejects.toMatchObject({
    code: 'price-changed',
    body: { quote: { total: 3348, shippingMethod, parts: quote.parts } },
  });
  await expect(
    shopper.api(createOrderEndpoint, { body: { ...order, shippingMethod: 'so_gone', expectedTotal: 3198 } }),
  ).rejects.toMatchObject({ status: 409, code: 'method-gone', body: { quote: { total: 3198 } } });
  await shopper.api(createOrderEndpoint, { body: { ...order, shippingMethod, expectedTotal: 3348 } });
  const [own] = await shopper.api(ordersEndpoint);
  expect(own).toMatchObject({ total: 3348, subtotal: 3198, parts: quote.parts, delivery: { label: 'Express' } });
});

test('an order without a delivery and without a total gets what costs nothing', async () => {
  const shopper = await newShopper();
  await shopper.api(createOrderEndpoint, { body: order });
  expect(await shopper.api(ordersEndpoint)).toMatchObject([{ total: 3198, delivery: { label: 'Standard' } }]);
});

test('a code takes off what Medusa says, however it is typed; one that does not apply is left out', async () => {
  const quote = await quoteOf({ destination: HERE, code: ' welcome 10' });
  expect(quote).toMatchObject({ code: 'WELCOME10', total: 2878.2, lines: [{ price: 1599 }] });
  expect(partsOf(quote)).toEqual([
    ['discount', 'Discount', -319.8],
    ['tax', 'GST', 137.06, 'included'],
  ]);
  expect(await quoteOf({ code: 'WELCOME10' })).toMatchObject({ code: 'WELCOME10', total: 2878.2 });
  for (const refused of [{ destination: HERE, code: 'NOPE' }, { code: 'NOPE' }]) {
    const without = await quoteOf(refused);
    expect(without).toMatchObject({ refusal: 'code-refused', total: 3198 });
    expect(without.code).toBeUndefined();
  }
});

test('an order takes a code as its quote did, and none that does not apply', async () => {
  const shopper = await newShopper();
  await expect(
    shopper.api(createOrderEndpoint, { body: { ...order, code: 'NOPE', expectedTotal: 3198 } }),
  ).rejects.toMatchObject({ status: 409, code: 'code-refused', body: { quote: { total: 3198 } } });
  const { parts, total } = await quoteOf({ destination: HERE, code: 'WELCOME10' });
  await shopper.api(createOrderEndpoint, { body: { ...order, code: 'WELCOME10', expectedTotal: total } });
  const own = await shopper.api(ordersEndpoint);
  expect(own).toMatchObject([{ total: 2878.2, subtotal: 3198, parts, items: [{ price: 1599, quantity: 2 }] }]);
});

test('a code of the delivery takes off what it costs, also when it is typed before the place', async () => {
  const shippingMethod = await methodNamed('Express');
  const quote = await quoteOf({ destination: HERE, shippingMethod, code: 'FREESHIP' });
  expect(quote).toMatchObject({ code: 'FREESHIP', total: 3198 });
  expect(partsOf(quote)).toEqual([
    ['shipping', 'Express', 150],
    ['shipping-discount', 'Discount', -150],
    ['tax', 'GST', 152.29, 'included'],
  ]);
});

test('the last use of a code is taken once: who comes second is told before an order is made', async () => {
  const shoppers = await Promise.all([newShopper(), newShopper()]);
  const body = { ...order, code: 'ONCE', expectedTotal: 2878.2 };
  const answers = await Promise.allSettled(shoppers.map((one) => one.api(createOrderEndpoint, { body })));
  const refused = answers.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toMatchObject([{ status: 409, body: { quote: { total: 3198 } } }]);
  expect(refused[0]).toHaveProperty('code', expect.stringMatching(/^code-(used|refused)$/));
  expect((await Promise.all(shoppers.map((one) => one.api(ordersEndpoint)))).flat()).toHaveLength(1);
  expect(await quoteOf({ code: 'ONCE' })).toMatchObject({ refusal: 'code-refused', total: 3198 });
});

test('a promotion without a code is in the quote of the cart', async () => {
  const { id } = await productNamed('Butter Oxford Shirt');
  const { items } = orderOf(id, 'M', 'Butter');
  const quote = await quoteOf({ items });
  expect(quote.parts).toContainEqual({ kind: 'discount', label: 'Discount', amount: -(quote.subtotal ?? 0) / 10 });
  expect(quote.code).toBeUndefined();
});

test('where tax is added it is open before the state is known, then a part of the total', async () => {
  const america = await openApi('', IN_AMERICA);
  const destination = { state: 'California', postalCode: '94110' };
  const open = await quoteOf({}, america);
  expect(open).toMatchObject({ subtotal: 40, total: 40, open: ['shipping', 'tax'], parts: [] });
  const quote = await quoteOf({ destination, code: 'WELCOME10' }, america);
  expect(partsOf(quote)).toEqual([
    ['discount', 'Discount', -4],
    ['shipping', 'Ground', 5],
    ['tax', 'Sales tax', 2.97],
  ]);
  expect(quote).toMatchObject({ subtotal: 40, total: 43.97, lines: [{ price: 20 }] });
  const shopper = await newShopper();
  const own = await openApi(shopper.token, IN_AMERICA);
  const shippingAddress = { ...ADDRESS, ...destination };
  const { total: expectedTotal, parts } = quote;
  await own(createOrderEndpoint, { body: { ...order, shippingAddress, code: 'WELCOME10', expectedTotal } });
  expect(await own(ordersEndpoint)).toMatchObject([
    { total: 43.97, subtotal: 40, parts, shippingAddress: { state: 'California' } },
  ]);
});

test('where nothing is delivered the quote says so, and no order is made', async () => {
  const america = await openApi('', IN_AMERICA);
  const destination = { state: 'Texas', postalCode: '73301' };
  expect(await quoteOf({ destination }, america)).toMatchObject({ refusal: 'not-served', shippingMethods: [] });
  const { open, refusal } = await quoteOf({ destination: { postalCode: '73301' } }, america);
  expect({ open, refusal }).toEqual({ open: ['shipping', 'tax'] });
  const shopper = await newShopper();
  const own = await openApi(shopper.token, IN_AMERICA);
  const body = { ...order, shippingAddress: { ...ADDRESS, ...destination }, expectedTotal: 40 };
  await expect(own(createOrderEndpoint, { body })).rejects.toMatchObject({ status: 409, code: 'not-served' });
});

test('what a code makes free is ordered without a payment, and only by who was shown that', async () => {
  const shopper = await newShopper();
  const dear = { ...order, code: 'ALLOFF', expectedTotal: 3198 };
  const idempotencyKey = crypto.randomUUID();
  const refused = () =>
    expect(shopper.api(createOrderEndpoint, { body: dear, idempotencyKey })).rejects.toMatchObject({
      code: 'price-changed',
      body: { quote: { total: 0, code: 'ALLOFF' } },
    });
  await refused();
  await refused();
  expect(await shopper.api(ordersEndpoint)).toEqual([]);
  const { id } = await shopper.api(createOrderEndpoint, { body: { ...dear, expectedTotal: 0 } });
  expect(await shopper.api(ordersEndpoint)).toMatchObject([{ id, total: 0, subtotal: 3198 }]);
});

import { expect, test } from 'vitest';
import { MemoryMedusa } from '../../fixtures/backend/memory-medusa.ts';
import { createOrderHandler } from '#backends/medusa/orders/create-order.ts';
import { quoteCarts } from '#backends/medusa/orders/quote-carts.ts';
import { quoteHandler } from '#backends/medusa/orders/quote.ts';
import type { WireQuote } from '#contract/quote.ts';

const PLACE = { state: 'Karnataka', postalCode: '560001' };
const items = [{ productId: 'prod_1', quantity: 2 }];
const ADDRESS = { fullName: 'Asha Verma', address: '12 Loom Street', city: 'Bengaluru', phone: '9876543210', ...PLACE };

interface Answered {
  status: number;
  body: { id?: string; code?: string; quote?: WireQuote };
}

/** The shop before this Medusa. */
function open(medusa: MemoryMedusa) {
  const opened = medusa.open();
  const priceLines = quoteCarts(opened);
  const [quoting, ordering] = [quoteHandler(opened, priceLines), createOrderHandler(opened, priceLines)];
  const quote = async (asked: object = {}) =>
    (await quoting.respond({ body: { items, ...asked }, token: undefined } as never)).body as WireQuote;
  const order = async (asked: object, key?: string) => {
    const body = { products: { prod_1: 2 }, items, shippingAddress: ADDRESS, ...asked };
    const call = { body, bodyText: JSON.stringify(body), token: 'token', key };
    return (await ordering.respond(call as never)) as Answered;
  };
  return { quote, order };
}

test('a quote is a cart, which is used again for the same question, and one of two at once has its own', async () => {
  const medusa = new MemoryMedusa();
  const { quote } = open(medusa);
  const asked = { destination: PLACE };
  expect(await quote({ ...asked, code: 'TENTH' })).toMatchObject({ code: 'TENTH', total: 180 });
  const plain = await quote({ ...asked, shippingMethod: 'Express' });
  expect(plain).toMatchObject({ total: 215, shippingMethod: 'Express' });
  expect(plain.code).toBeUndefined();
  expect(await quote({ ...asked, code: 'NONE' })).toMatchObject({ refusal: 'code-refused', total: 200 });
  expect(medusa.carts).toHaveLength(1);
  await Promise.all([quote(asked), quote(asked)]);
  expect(medusa.carts).toHaveLength(2);
  await quote({ destination: { ...PLACE, postalCode: '560002' } });
  medusa.price = 90;
  expect(await quote(asked)).toMatchObject({ total: 180, lines: [{ price: 90 }] });
  expect(medusa.carts).toHaveLength(4);
});

test('a cart that Medusa has no more is made again; where it makes none, delivery is open', async () => {
  const medusa = new MemoryMedusa();
  const { quote } = open(medusa);
  await quote();
  medusa.carts.length = 0;
  expect(await quote()).toMatchObject({ total: 200, open: ['shipping'] });
  expect(medusa.carts).toHaveLength(1);
  medusa.refusal = 'nobody sells here';
  expect(await quote({ destination: PLACE })).toMatchObject({ total: 200, open: ['shipping'], shippingMethods: [] });
});

test('where nothing is delivered a quote without a state does not say so, and an order is refused', async () => {
  const medusa = new MemoryMedusa();
  medusa.ways = {};
  const { quote, order } = open(medusa);
  expect(await quote({ destination: PLACE })).toMatchObject({ refusal: 'not-served', open: ['shipping'] });
  const { refusal, open: left } = await quote({ destination: { postalCode: PLACE.postalCode } });
  expect({ refusal, left }).toEqual({ refusal: undefined, left: ['shipping'] });
  for (const state of [PLACE.state, ''])
    expect(await order({ shippingAddress: { ...ADDRESS, state } })).toMatchObject({
      status: 409,
      body: { code: 'not-served' },
    });
  expect(medusa.orders()).toEqual([]);
});

test('an order without a total is taken where it is the sum of its lines', async () => {
  const medusa = new MemoryMedusa();
  const { order } = open(medusa);
  expect(await order({ shippingMethod: 'Express' })).toMatchObject({
    status: 409,
    body: { code: 'price-changed', quote: { total: 215 } },
  });
  expect(await order({})).toMatchObject({ status: 201 });
  expect(await order({ shippingMethod: 'Express', expectedTotal: 215 })).toMatchObject({ status: 201 });
});

test('D491: what a code makes free is completed again only by who was shown that', async () => {
  const medusa = new MemoryMedusa();
  const { order } = open(medusa);
  const dear = { code: 'ALLOFF', expectedTotal: 200 };
  for (let time = 0; time < 2; time += 1)
    expect(await order(dear, 'key-1')).toMatchObject({ status: 409, body: { code: 'price-changed' } });
  expect(medusa.orders()).toEqual([]);
  const first = await order({ ...dear, expectedTotal: 0 }, 'key-2');
  expect(first).toMatchObject({ status: 201 });
  expect(await order({ ...dear, expectedTotal: 0 }, 'key-2')).toEqual(first);
  expect(medusa.orders()).toHaveLength(1);
});

test('a code whose last use was taken while the order was placed is used up', async () => {
  const medusa = new MemoryMedusa();
  const { order } = open(medusa);
  medusa.onComplete = () => (medusa.codes.TENTH = 0);
  expect(await order({ code: 'TENTH', expectedTotal: 180 })).toMatchObject({
    status: 409,
    body: { code: 'code-used', quote: { total: 200, refusal: 'code-refused' } },
  });
  expect(medusa.orders()).toEqual([]);
});

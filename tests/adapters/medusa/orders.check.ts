import { expect, test } from 'vitest';
import { LABEL, seededMedusa, storesPeople } from './admin.ts';
import { ADDRESS, api, newShopper, openApi, orderOf, productNamed } from './shopper.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';

const people = storesPeople(seededMedusa());

test('an order from quote to payment, shipment and tracking', async () => {
  const shopper = await newShopper();
  const { id } = await productNamed('Linen Camp Shirt');
  const order = orderOf(id, 'M', 'Sand', 2);
  const quote = await api(quoteEndpoint, { body: { items: order.items } });
  expect(quote).toMatchObject({ total: 3198, lines: [{ price: 1599, size: 'M', color: 'Sand' }] });

  const dearer = { ...order, expectedTotal: 3000 };
  await expect(shopper.api(createOrderEndpoint, { body: dearer })).rejects.toMatchObject({
    code: 'price-changed',
    body: { quote: { total: 3198 } },
  });
  const placed = await shopper.api(createOrderEndpoint, { body: { ...order, expectedTotal: 3198 } });

  const [own] = await shopper.api(ordersEndpoint);
  expect(own).toMatchObject({
    id: placed.id,
    status: 0,
    total: 3198,
    items: [{ productTitle: 'Linen Camp Shirt', quantity: 2, price: 1599, size: 'M', color: 'Sand' }],
    shippingAddress: { ...ADDRESS },
  });
  expect(await shopper.api(paymentFieldsEndpoint)).toMatchObject([{ name: 'method' }]);
  const payment = { orderId: placed.id, fields: { method: 'manual' } };
  expect(await shopper.api(createPaymentEndpoint, { body: payment })).toMatchObject({ success: true });

  const track = (contactInfo: string) => api(orderEndpoint, { id: placed.id, query: { contactInfo } });
  await people.capture(placed.id);
  const tracked = await track(shopper.email);
  expect(tracked.status).toBe(1);
  expect(tracked.shippingAddress).not.toHaveProperty('phone');
  await expect(shopper.api(createPaymentEndpoint, { body: payment })).rejects.toMatchObject({ code: 'not-payable' });
  await people.ship(placed.id);
  expect(await track('98765 43210')).toMatchObject({
    status: 2,
    parcels: [{ trackingNumber: LABEL.tracking_number, trackingUrl: LABEL.tracking_url }],
  });
  await expect(track('other@threads.example')).rejects.toMatchObject({ status: 404 });
  await expect(track('')).rejects.toMatchObject({ status: 404 });
  expect((await shopper.api(orderEndpoint, { id: placed.id, query: { contactInfo: '' } })).id).toBe(placed.id);

  const somebody = await newShopper();
  expect(await somebody.api(ordersEndpoint)).toEqual([]);
  await expect(somebody.api(createPaymentEndpoint, { body: payment })).rejects.toMatchObject({ status: 404 });
});

test('a cancelled order says so', async () => {
  const shopper = await newShopper();
  const { id } = await productNamed('River Canvas Tote');
  const placed = await shopper.api(createOrderEndpoint, { body: orderOf(id, 'One Size', 'Natural') });
  await people.cancel(placed.id);
  expect(await shopper.api(ordersEndpoint)).toMatchObject([{ status: 4 }]);
});

test.each([
  ['Classic Oxford Shirt', 'XL', 'Pink', 1, { code: 'out-of-stock', status: 409 }],
  ['Slim Ecru Jeans', '30', 'Ecru', 3, { code: 'out-of-stock', status: 409 }],
  ['Linen Camp Shirt', 'XXL', 'Sand', 1, { code: 'invalid-choice', status: 422 }],
  ['Linen Camp Shirt', '', 'Sand', 1, { code: 'invalid-choice', status: 422 }],
])('%s in %s, %s, %i: refused', async (title, size, color, quantity, refused) => {
  const shopper = await newShopper();
  const { id } = await productNamed(title);
  const body = orderOf(id, size, color, quantity);
  await expect(shopper.api(createOrderEndpoint, { body })).rejects.toMatchObject(refused);
  expect(await shopper.api(ordersEndpoint)).toEqual([]);
});

test('what is left is sold once: of two shoppers for the last two, one gets them', async () => {
  const { id } = await productNamed('Slim Ecru Jeans');
  const shoppers = await Promise.all([newShopper(), newShopper()]);
  const answers = await Promise.allSettled(
    shoppers.map((shopper) => shopper.api(createOrderEndpoint, { body: orderOf(id, '30', 'Ecru', 2) })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('O8: one Idempotency-Key is one order, at the same time, later, and in another process', async () => {
  const shopper = await newShopper();
  const { id } = await productNamed('Everyday Chino Shorts');
  const body = orderOf(id, '32', 'Navy');
  const idempotencyKey = crypto.randomUUID();
  const before = await people.orderCount();
  const together = await Promise.allSettled(
    [1, 2, 3].map(() => shopper.api(createOrderEndpoint, { body, idempotencyKey })),
  );
  const [first] = together.filter((one) => one.status === 'fulfilled').map(({ value }) => value.id);
  expect(first).toBeTruthy();
  expect(await shopper.api(createOrderEndpoint, { body, idempotencyKey })).toEqual({ id: first });
  const elsewhere = await openApi(shopper.token);
  expect(await elsewhere(createOrderEndpoint, { body, idempotencyKey })).toEqual({ id: first });
  const other = { ...body, shippingAddress: { ...ADDRESS, city: 'Pune' } };
  const reused = elsewhere(createOrderEndpoint, { body: other, idempotencyKey });
  await expect(reused).rejects.toMatchObject({ code: 'key-reused' });
  expect(await people.orderCount()).toBe(before + 1);
});

test('O8: one Idempotency-Key in several processes at the same time is one order', async () => {
  const { id } = await productNamed('Everyday Chino Shorts');
  for (let round = 0; round < 3; round += 1) {
    const shopper = await newShopper();
    const processes = await Promise.all([1, 2, 3].map(() => openApi(shopper.token)));
    const request = { body: orderOf(id, '32', 'Olive'), idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.allSettled(processes.map((one) => one(createOrderEndpoint, request)));
    const placed = answers.filter((one) => one.status === 'fulfilled').map(({ value }) => value.id);
    const last = await shopper.api(createOrderEndpoint, request);
    expect(new Set([...placed, last.id]).size).toBe(1);
    expect(await shopper.api(ordersEndpoint)).toHaveLength(1);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../fixtures/endpoints.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { createOrderEndpoint, createOrderOnServer } from '#contract/endpoints/orders/create-order.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';

describe('both readings of every answer', () => {
  test('count or pagination.total', () => {
    const data = [{ id: '1' }];
    for (const body of [
      { data, count: 9 },
      { data, pagination: { total: 9 } },
      { data: { data, pagination: { total: 9 } } },
    ])
      expect(productsEndpoint.answer.parse(body)).toMatchObject({ count: 9, data: [{ id: '1' }] });
  });
  test('a count of null is none', () => {
    expect(productsEndpoint.answer.parse({ data: [{ id: 1 }], count: null, pagination: { total: '9' } })).toMatchObject(
      { count: 9 },
    );
    expect(productsEndpoint.answer.parse({ data: [{ id: 1 }], count: null })).toMatchObject({ count: 1 });
  });
  test('success of a payment: a flag in any spelling, or nothing', () => {
    const read = (success: unknown) =>
      createPaymentEndpoint.answer.parse({ success, redirectUrl: null, action: null }).success;
    expect([true, 'true', 1, false, 'false', 0, null, undefined].map(read)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      undefined,
      undefined,
    ]);
  });
  test('bare or under data', () => {
    for (const body of [{ token: 't' }, { data: { token: 't' } }])
      expect(authorizeEndpoint.answer.parse(body)).toEqual({ token: 't' });
    for (const body of [{ id: 7 }, { data: { id: 7 } }])
      expect(createOrderEndpoint.answer.parse(body)).toEqual({ id: '7' });
    for (const body of [[{ id: 'o' }], { data: [{ id: 'o' }] }, { orders: [{ id: 'o' }] }])
      expect(ordersEndpoint.answer.parse(body)).toMatchObject([{ id: 'o' }]);
  });
  test('fields as a list or an object', () => {
    for (const body of [[{ name: 'upi' }], { fields: [{ name: 'upi' }] }, { data: { fields: [{ name: 'upi' }] } }])
      expect(paymentFieldsEndpoint.answer.parse(body)).toMatchObject([{ name: 'upi' }]);
  });
  test('an answer without a token', () => expect(authorizeEndpoint.answer.parse({})).toEqual({ token: '' }));
  test('lists survive anything', () => {
    for (const name of ['products', 'orders', 'paymentFields'] as const)
      fc.assert(fc.property(fc.jsonValue(), (body) => endpoints[name].answer.safeParse(body).success));
  });
});

describe('O2 what an order may ask', () => {
  const shippingAddress = {
    fullName: 'A',
    address: 'B',
    city: 'C',
    state: 'D',
    postalCode: '560001',
    phone: '+919876543210',
  };
  test.each([-1, 0, 1.5, '2', null, [], {}, 2 ** 53])('a quantity of %j is refused', (quantity) => {
    expect(createOrderOnServer.body.safeParse({ products: { a: quantity }, shippingAddress }).success).toBe(false);
    expect(
      createOrderOnServer.body.safeParse({
        products: { a: 1 },
        items: [{ productId: 'a', quantity }],
        shippingAddress,
      }).success,
    ).toBe(false);
  });
  test('blank shipping fields are refused', () => {
    expect(
      createOrderOnServer.body.safeParse({ products: { a: 1 }, shippingAddress: { ...shippingAddress, city: '  ' } })
        .success,
    ).toBe(false);
  });
});

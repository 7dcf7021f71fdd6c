import { expect, test } from 'vitest';
import { OrderQuote } from '#contract/quote.ts';
import { OrderDelivery } from '#contract/shipping/order-delivery.ts';

test('10.delivery a way of delivery that a backend gives no name is shown by that of the specification', () => {
  const labelsOf = (...offers: object[]) =>
    OrderQuote.parse({
      lines: [],
      shippingMethods: offers.map((offer) => ({ ...offer, price: 9 })),
    }).shippingMethods?.map(({ label }) => label);
  expect(labelsOf({ id: 'a' }, { id: 'b', label: '' }, { id: 'c', label: null }, { id: 'd', label: 'Van' })).toEqual([
    'Standard Shipping',
    'Standard Shipping',
    'Standard Shipping',
    'Van',
  ]);
  expect(OrderDelivery.parse({ arrives: null }).label).toBe('Standard Shipping');
});

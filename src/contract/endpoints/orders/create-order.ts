import * as z from 'zod/mini';
import { type BodyOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData, text } from '../../lenient.ts';
import { codeField } from '../../discount.ts';
import { orderItemsField, productIdField } from '../../bodies/order-items.ts';
import { shippingAddress, WIRE_MESSAGES } from '../../shipping/shipping-address.ts';
import { shippingMethodField } from '../../shipping/shipping.ts';

/**
 * POST /orders: places an order and answers `{id}`, bare or under `data`. Prices, total and status are the server's
 * (reliability O1). 400 names wrong fields; 422 unknown products and choices, 409 what is sold out or costs something
 * else now, 409 `not-served` and `method-gone` where it cannot be delivered so, 409 `code-used` and `code-refused`
 * where its code does not apply, these with an OrderQuote under `quote`; 409 `too-many-unpaid`. With an Idempotency-Key
 * a repeat within 24 hours gets the first answer.
 */
export const createOrderEndpoint = {
  name: 'createOrder',
  method: 'POST',
  path: '/orders',
  bearer: true,
  answer: bareOrData(z.object({ id: z.pipe(text, z.string().check(z.minLength(1))) })),
} as const satisfies Endpoint;

/**
 * `products` maps product id to quantity; `items` (capability `items`), when present, must agree with it.
 * `expectedTotal` (capability `quotes`), in rupees, is what the shopper was shown: it sets no price, but another one
 * refuses the order. `shippingMethod` (capability `shippingMethods`) is the `id` of one of the quote's; without it the
 * cheapest that serves the address is taken. `code` (capability `discounts`) is that of a discount. Anything else in
 * the body (price, total, status, userId) is ignored.
 */
export const createOrderOnServer = onServer(createOrderEndpoint, () => ({
  body: z.object({
    products: z.record(
      productIdField(),
      z.int('Quantity must be a whole number').check(z.minimum(1, 'Quantity must be at least 1')),
    ),
    shippingAddress: shippingAddress({ asksState: false, says: WIRE_MESSAGES }),
    items: z.optional(orderItemsField()),
    expectedTotal: z.optional(
      z.number('The expected total must be a number').check(z.minimum(0, 'The expected total must be at least 0')),
    ),
    shippingMethod: z.optional(shippingMethodField()),
    code: z.optional(codeField()),
  }),
  errors: {
    400: ['invalid-key'],
    409: [
      'in-progress',
      'out-of-stock',
      'price-changed',
      'not-served',
      'method-gone',
      'code-used',
      'code-refused',
      'too-many-unpaid',
    ],
    422: ['key-reused', 'unknown-product', 'invalid-choice'],
  },
}));

export type CreateOrderBody = BodyOf<'createOrder'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    createOrder: typeof createOrderOnServer;
  }
}

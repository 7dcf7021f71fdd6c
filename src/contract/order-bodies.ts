import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#config.ts';
import { ShippingAddress } from './order.ts';

/** Whole number from 1 to 99, never coerced. */
export const Quantity = z
  .int('Quantity must be a whole number')
  .check(
    z.minimum(1, 'Quantity must be at least 1'),
    z.maximum(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`),
  );

const ProductId = z
  .string('Product id is required')
  .check(z.minLength(1, 'Product id is required'), z.maxLength(200, 'Product id is too long'));

/** One line with its choice (capability `items`, docs/decisions D3). */
export const OrderItemBody = z.object({
  productId: ProductId,
  quantity: Quantity,
  size: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  color: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

/**
 * POST /orders. `products` maps product id to quantity; `items`, when present, must agree with it. `expectedTotal`
 * (capability `quotes`), in rupees, is what the shopper was shown: it sets no price, but another one refuses the order.
 * Anything else in the body (price, total, status, userId) is ignored: the server decides (reliability O1).
 */
export const CreateOrderBody = z.object({
  products: z.record(
    ProductId,
    z.int('Quantity must be a whole number').check(z.minimum(1, 'Quantity must be at least 1')),
  ),
  shippingAddress: ShippingAddress,
  items: z.optional(
    z
      .array(OrderItemBody)
      .check(
        z.minLength(1, 'The order is empty'),
        z.maxLength(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines an order`),
      ),
  ),
  expectedTotal: z.optional(
    z.number('The expected total must be a number').check(z.minimum(0, 'The expected total must be at least 0')),
  ),
});

/** POST /quotes (capability `quotes`): lines as in POST /orders. */
export const QuoteBody = z.object({
  items: z
    .array(OrderItemBody)
    .check(
      z.minLength(1, 'The order is empty'),
      z.maxLength(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines an order`),
    ),
});

export type CreateOrderBody = z.output<typeof CreateOrderBody>;

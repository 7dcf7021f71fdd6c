import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#config.ts';

/** Fields of the bodies that servers read. Functions, so that browsers do not load them with the endpoints. */

export function productIdField() {
  return z
    .string('Product id is required')
    .check(z.minLength(1, 'Product id is required'), z.maxLength(200, 'Product id is too long'));
}

/** Lines with their choices (capability `items`, docs/decisions D3), in the bodies of POST /orders and POST /quotes. */
export function orderItemsField() {
  return z
    .array(
      z.object({
        productId: productIdField(),
        quantity: quantityField(),
        size: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
        color: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      }),
    )
    .check(
      z.minLength(1, 'The order is empty'),
      z.maxLength(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines an order`),
    );
}

/** Whole number from 1 to 99, never coerced. */
function quantityField() {
  return z
    .int('Quantity must be a whole number')
    .check(
      z.minimum(1, 'Quantity must be at least 1'),
      z.maximum(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`),
    );
}

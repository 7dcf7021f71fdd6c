import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '#config.ts';
import { bareOrData, bareOrUnder, isObject, list, optionalNumber, optionalText, text } from './lenient.ts';

const required = (label: string, most: number) =>
  z
    .string(`${label} is required`)
    .check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(most, `${label} is too long`));

/** The six shipping fields, all non-empty after trimming (spec section 5). */
export const ShippingAddress = z.object({
  fullName: required('Full name', 200),
  address: required('Address', 500),
  city: required('City', 100),
  state: required('State', 100),
  postalCode: required('Postal code', 20),
  phone: required('Phone', 30),
});

/** Whole number from 1 to 99, never coerced. */
export const Quantity = z
  .int('Quantity must be a whole number')
  .check(z.minimum(1, 'Quantity must be at least 1'), z.maximum(MAX_LINE_QUANTITY, `Quantity must be at most ${MAX_LINE_QUANTITY}`));

const ProductId = z.string('Product id is required').check(z.minLength(1, 'Product id is required'), z.maxLength(200, 'Product id is too long'));

/** One line with its choice (capability `items`, decisions.md row 3). */
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
  products: z.record(ProductId, z.int('Quantity must be a whole number').check(z.minimum(1, 'Quantity must be at least 1'))),
  shippingAddress: ShippingAddress,
  items: z.optional(
    z.array(OrderItemBody).check(z.minLength(1, 'The order is empty'), z.maxLength(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines an order`)),
  ),
  expectedTotal: z.optional(z.number('The expected total must be a number').check(z.minimum(0, 'The expected total must be at least 0'))),
});

/** POST /quotes (capability `quotes`): lines as in POST /orders. */
export const QuoteBody = z.object({ items: z.array(OrderItemBody).check(z.minLength(1, 'The order is empty'), z.maxLength(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines an order`)) });

/** `{id}`, bare or under `data`. */
export const CreateOrderAnswer = bareOrData(z.object({ id: z.pipe(text, z.string().check(z.minLength(1))) }));

/** A bought line. `price` is the unit price in rupees at the time of the order. */
export const WireOrderItem = z.object({
  id: z.optional(text),
  productTitle: z.optional(text),
  quantity: z._default(z.pipe(optionalNumber, z.transform((n) => n ?? 0)), 0),
  price: z._default(z.pipe(optionalNumber, z.transform((n) => n ?? 0)), 0),
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  image: z.optional(optionalText),
});

const WireAddress = z.object({
  fullName: z.optional(optionalText),
  address: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  postalCode: z.optional(text),
  phone: z.optional(optionalText),
});

/** An order as returned (spec section 3). `status`: 0 Pending, 1 Processing, 2 Shipped, 3 Delivered, 4 Cancelled. */
export const WireOrder = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  status: z.optional(z.pipe(optionalNumber, z.transform((n) => n ?? 0))),
  createdAt: z.optional(text),
  items: z.optional(list(WireOrderItem)),
  shippingAddress: z.pipe(z.transform((raw: unknown) => (isObject(raw) ? raw : {})), WireAddress),
});

export const OrderListAnswer = bareOrUnder('orders', WireOrder);
export const OrderAnswer = bareOrData(WireOrder);

export type ShippingAddress = z.output<typeof ShippingAddress>;
export type CreateOrderBody = z.output<typeof CreateOrderBody>;
export type WireOrder = z.output<typeof WireOrder>;
export type WireOrderItem = z.output<typeof WireOrderItem>;

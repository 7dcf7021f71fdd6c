import * as z from 'zod/mini';
import { isObject, list, optionalFlag, optionalNumber, optionalText, orElse, readOr, text } from './lenient.ts';
import type { Arrival } from './shipping/order-delivery.ts';
import { ShippingOffer } from './shipping/shipping.ts';
import { totalsFields, type WireTotals } from './totals.ts';

/** A line as it would be sold now. */
export const QuoteLine = z.object({
  productId: text,
  quantity: z.optional(optionalNumber),
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  /** Of one unit, in rupees; absent when the product is gone. */
  price: z.optional(optionalNumber),
  /** Why it cannot be sold: `gone`, `choice` (no such size or colour, or one is missing) or `sold-out`. */
  problem: z.optional(optionalText),
  /** With `choice`: what there is to choose among, of each part that has to be chosen. */
  choices: z.optional(
    readOr(z.object({ size: orElse(list(z.string()), []), color: orElse(list(z.string()), []) }), undefined),
  ),
  /** With `sold-out`: how many could still be had. */
  left: z.optional(optionalNumber),
});

/**
 * The quote of an order, as of now (capability `quotes`): the answer of POST /quotes, whose body is `items` as in POST
 * /orders (reserves nothing, needs no token); and in the body of a refused POST /orders under `quote`, with 409
 * `price-changed` and `out-of-stock`, 422 `unknown-product` and `invalid-choice`. `lines` are in the order of the
 * request's `items`; `subtotal`, `parts` and `total` (totals.ts) are of those that can be sold, in rupees.
 *
 * With the capability `shippingMethods` it reads `destination` and `shippingMethod` too. `open` names what cannot be
 * worked out before the destination is known (`shipping`, `tax`): `total` is then what is known so far, and no total;
 * where nothing is open without a destination, it holds for every one that is served.
 * `missingToFree` is what the lines still have to come to, wherever they go, for a delivery to cost nothing.
 * `shippingMethods` are those that serve the destination, `shippingMethod` the `id` of the one that `parts` count: the
 * one asked for, else the cheapest. `refusal` says why an order like this would be refused: `not-served` or
 * `method-gone`, and the quote is then that of the cheapest.
 *
 * With the capability `discounts` it reads `code`. `code` is the one that applies, in capitals; where one does not,
 * `refusal` is `code-used` (all or this customer have used it up) or `code-refused`, and the quote is without it. For a
 * customer who has had all uses of their own `codeUsedByCustomer` says so: by the token alone, never by an address.
 *
 * With the capability `payOnDelivery` and a postal code, `payOnDelivery` says whether it could be paid as it comes
 * there, by the store's terms for these lines, and `payOnDeliveryFee` what that adds. `parts` and `total` are without.
 */
export const OrderQuote = z.object({
  ...totalsFields,
  lines: list(QuoteLine),
  open: z.optional(list(z.string())),
  shippingMethods: z.optional(list(ShippingOffer)),
  missingToFree: z.optional(optionalNumber),
  shippingMethod: z.optional(optionalText),
  code: z.optional(optionalText),
  payOnDelivery: z.optional(optionalFlag),
  payOnDeliveryFee: z.optional(optionalNumber),
  refusal: z.optional(optionalText),
  codeUsedByCustomer: z.optional(optionalFlag),
});
export type OrderQuote = z.output<typeof OrderQuote>;

/** A quote as it is sent. */
export interface WireQuote extends WireTotals {
  total: number;
  open?: readonly ('shipping' | 'tax')[];
  shippingMethods?: readonly {
    id: string;
    label: string;
    price: number;
    pickUp?: true;
    at?: string;
    missingToFree?: number;
    arrives?: Arrival;
  }[];
  missingToFree?: number;
  shippingMethod?: string;
  code?: string;
  payOnDelivery?: boolean;
  payOnDeliveryFee?: number;
  refusal?: 'not-served' | 'method-gone' | 'code-used' | 'code-refused';
  codeUsedByCustomer?: boolean;
  lines: {
    productId: string;
    quantity: number;
    size?: string;
    color?: string;
    price?: number;
    problem?: 'gone' | 'choice' | 'sold-out';
    left?: number;
    choices?: { size?: string[]; color?: string[] };
  }[];
}

/** The quote in the body of a refusal; undefined where there is none. */
export function readQuote(body: unknown): OrderQuote | undefined {
  const read = OrderQuote.safeParse(isObject(body) ? body.quote : undefined);
  return read.success && read.data.lines.length > 0 ? read.data : undefined;
}

import * as z from 'zod/mini';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { orderItemsField } from '../../bodies/order-items.ts';
import { codeField } from '../../discount.ts';
import { OrderQuote } from '../../quote.ts';
import { destinationField, shippingMethodField } from '../../shipping/shipping.ts';

/**
 * POST /quotes (capability `quotes`): what these lines come to if they are ordered now. Needs no token, reserves
 * nothing; a line that cannot be sold is no refusal but has a `problem`. `destination` and `shippingMethod` are read
 * with the capability `shippingMethods`,
 * `code` with `discounts`: 429 for too many that do not exist.
 */
export const quoteEndpoint = {
  name: 'quote',
  method: 'POST',
  path: '/quotes',
  bearer: false,
  answer: bareOrData(OrderQuote),
} as const satisfies Endpoint;

export const quoteOnServer = onServer(quoteEndpoint, () => ({
  capability: 'quotes',
  body: z.object({
    items: orderItemsField(),
    destination: z.optional(destinationField()),
    shippingMethod: z.optional(shippingMethodField()),
    code: z.optional(codeField()),
  }),
  errors: {},
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    quote: typeof quoteOnServer;
  }
}

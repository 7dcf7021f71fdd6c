import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';

/**
 * POST /order-links/send (capability `shopperLinks`): mails a link to an order, by its number or id, to the address
 * that the order was placed with, and to no other. The answer is the same whether there is such an order or not; past
 * three mails of one order in a day none is sent.
 */
export const sendLinkEndpoint = {
  name: 'sendLink',
  method: 'POST',
  path: '/order-links/send',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const sendLinkOnServer = onServer(sendLinkEndpoint, () => ({
  capability: 'shopperLinks',
  body: z.object({
    order: z
      .string('The order number is required')
      .check(
        z.trim(),
        z.minLength(1, 'The order number is required'),
        z.maxLength(200, 'The order number is too long'),
      ),
  }),
  errors: { 404: ['not-found'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    sendLink: typeof sendLinkOnServer;
  }
}

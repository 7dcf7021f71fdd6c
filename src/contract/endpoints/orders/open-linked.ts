import * as z from 'zod/mini';
import { LinkBody } from './order-link.ts';
import { type AnswerOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData, list } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';
import { PaymentField } from '../../payment.ts';

/**
 * POST /order-links/open (capability `shopperLinks`): the order of a link that was mailed to its shopper, with what may
 * be changed of it, and while it may be paid `paymentFields`, the form of its payment. It changes nothing. A link that
 * only pays answers what there is to pay, and neither lines nor address. 404 alike when the link never was, is too old,
 * was revoked or is for something else.
 */
export const openLinkedEndpoint = {
  name: 'openLinked',
  method: 'POST',
  path: '/order-links/open',
  bearer: false,
  answer: bareOrData(z.object({ order: WireOrder, paymentFields: z.optional(list(PaymentField)) })),
} as const satisfies Endpoint;

export const openLinkedOnServer = onServer(openLinkedEndpoint, () => ({
  capability: 'shopperLinks',
  body: LinkBody,
  errors: { 404: ['not-found'] },
}));

export type OpenLinkedAnswer = AnswerOf<'openLinked'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    openLinked: typeof openLinkedOnServer;
  }
}

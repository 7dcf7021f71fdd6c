import * as z from 'zod/mini';
import { linkField } from './order-link.ts';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { referenceErrors, referenceField } from '../payments/payment-reference.ts';

/**
 * POST /order-links/reference (capability `paymentReference`): what the bank calls a payment of the order of a link, as
 * paymentReference takes it. 404 as openLinked.
 */
export const referenceLinkedEndpoint = {
  name: 'referenceLinked',
  method: 'POST',
  path: '/order-links/reference',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const referenceLinkedOnServer = onServer(referenceLinkedEndpoint, () => ({
  capability: 'paymentReference',
  body: z.object({ token: linkField(), reference: referenceField() }),
  errors: referenceErrors(),
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    referenceLinked: typeof referenceLinkedOnServer;
  }
}

import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { LinkBody } from '../orders/order-link.ts';

/**
 * POST /newsletter/confirm (capability `newsletterLinks`): the address to which a link was mailed is on the list; the
 * same link again is answered the same. 404 alike when the link never was, is too old, or its address was taken off.
 */
export const confirmSubscriptionEndpoint = {
  name: 'confirmSubscription',
  method: 'POST',
  path: '/newsletter/confirm',
  bearer: false,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const confirmSubscriptionOnServer = onServer(confirmSubscriptionEndpoint, () => ({
  capability: 'newsletterLinks',
  body: LinkBody,
  errors: { 404: ['not-found'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    confirmSubscription: typeof confirmSubscriptionOnServer;
  }
}

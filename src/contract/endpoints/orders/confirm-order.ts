import { LinkBody } from './order-link.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';

/**
 * POST /order-links/confirm (capability `orderLinks`): confirms the order of a mailed link, which is to be paid on
 * delivery, and answers it as it then is; the same link again is answered the same. 409 `not-to-confirm` when the order
 * was confirmed in another way, paid or cancelled meanwhile; 404 as orderLink.
 */
export const confirmOrderEndpoint = {
  name: 'confirmOrder',
  method: 'POST',
  path: '/order-links/confirm',
  bearer: false,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

export const confirmOrderOnServer = onServer(confirmOrderEndpoint, () => ({
  capability: 'orderLinks',
  body: LinkBody,
  errors: { 404: ['not-found'], 409: ['not-to-confirm'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    confirmOrder: typeof confirmOrderOnServer;
  }
}

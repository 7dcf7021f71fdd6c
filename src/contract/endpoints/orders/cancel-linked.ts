import * as z from 'zod/mini';
import { cancelPiecesOnServer } from './cancel-pieces.ts';
import { linkField } from './order-link.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';

/** POST /order-links/cancel (capability `shopperLinks`): as cancelPieces, by a link. 404 as openLinked. */
export const cancelLinkedEndpoint = {
  name: 'cancelLinked',
  method: 'POST',
  path: '/order-links/cancel',
  bearer: false,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

export const cancelLinkedOnServer = onServer(cancelLinkedEndpoint, () => ({
  capability: 'shopperLinks',
  body: z.extend(cancelPiecesOnServer.body, { token: linkField() }),
  errors: cancelPiecesOnServer.errors,
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    cancelLinked: typeof cancelLinkedOnServer;
  }
}

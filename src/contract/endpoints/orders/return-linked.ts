import * as z from 'zod/mini';
import { linkField } from './order-link.ts';
import { returnPiecesOnServer } from './return-pieces.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';

/** POST /order-links/return (capability `shopperLinks`): as returnPieces, by a link. 404 as openLinked. */
export const returnLinkedEndpoint = {
  name: 'returnLinked',
  method: 'POST',
  path: '/order-links/return',
  bearer: false,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

export const returnLinkedOnServer = onServer(returnLinkedEndpoint, () => ({
  capability: 'shopperLinks',
  body: z.extend(returnPiecesOnServer.body, { token: linkField() }),
  errors: returnPiecesOnServer.errors,
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    returnLinked: typeof returnLinkedOnServer;
  }
}

import * as z from 'zod/mini';
import { type BodyOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';
import { linePiecesFields, linesField } from '../../bodies/order-lines.ts';

/**
 * POST /orders/{id}/cancellations (capability `orderChanges`): calls off pieces of the user's own order that are not
 * packed, and answers the order as it then is. All pieces are the whole order; one that is not paid can only be
 * cancelled so, unless it is to be paid on delivery and its `changes` have `cancelPart`. 409 `too-late` with the order
 * under `order` when one is packed meanwhile; 422 `invalid` for pieces that the order does not have.
 */
export const cancelPiecesEndpoint = {
  name: 'cancelPieces',
  method: 'POST',
  path: '/orders/:id/cancellations',
  bearer: true,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

export const cancelPiecesOnServer = onServer(cancelPiecesEndpoint, () => ({
  capability: 'orderChanges',
  body: z.object({ lines: linesField(z.object(linePiecesFields())) }),
  errors: {
    400: ['invalid-key'],
    404: ['not-found'],
    409: ['in-progress', 'too-late'],
    422: ['invalid', 'key-reused'],
  },
}));

export type CancelPiecesBody = BodyOf<'cancelPieces'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    cancelPieces: typeof cancelPiecesOnServer;
  }
}

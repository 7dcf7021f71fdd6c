import * as z from 'zod/mini';
import { type BodyOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';
import { RETURN_KINDS, RETURN_REASONS } from '../../orders/order-changes.ts';
import { linePiecesFields, linesField } from '../../bodies/order-lines.ts';

/**
 * POST /orders/{id}/returns (capability `orderChanges`): asks to send pieces of the user's own order back, and answers
 * the order as it then is. `kind` is `return`, `exchange` (each line with the `size` that is wanted) or `withdrawal`.
 * 409 `not-returnable` and `out-of-stock`, with the order under `order`; 422 `invalid` for pieces that the order does
 * not have and a missing reason, `invalid-choice` for a size that there is not.
 */
export const returnPiecesEndpoint = {
  name: 'returnPieces',
  method: 'POST',
  path: '/orders/:id/returns',
  bearer: true,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

/** `reason` is needed where `changes.return.reasons` says so. `note`: in the shopper's words, for the store. */
export const returnPiecesOnServer = onServer(returnPiecesEndpoint, () => ({
  capability: 'orderChanges',
  body: z.object({
    kind: z.enum(RETURN_KINDS, 'Kind must be return, exchange or withdrawal'),
    lines: linesField(
      z.object({
        ...linePiecesFields(),
        reason: z.optional(z.enum(RETURN_REASONS, 'There is no such reason')),
        note: z.optional(z.string().check(z.trim(), z.maxLength(500, 'The note is too long'))),
        size: z.optional(z.string().check(z.maxLength(100))),
      }),
    ),
  }),
  errors: {
    400: ['invalid-key'],
    404: ['not-found'],
    409: ['in-progress', 'not-returnable', 'out-of-stock'],
    422: ['invalid', 'invalid-choice', 'key-reused'],
  },
}));

export type ReturnPiecesBody = BodyOf<'returnPieces'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    returnPieces: typeof returnPiecesOnServer;
  }
}

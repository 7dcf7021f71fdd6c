import { refuse } from '#backends/serving/answer.ts';
import { handle } from '../handler-context.ts';
import { cancelPiecesOnServer } from '#contract/endpoints/orders/cancel-pieces.ts';

/** The store does not offer it. */
export const cancelPieces = handle(cancelPiecesOnServer, ({ text }) => refuse(404, 'not-found', text.nothingHere));

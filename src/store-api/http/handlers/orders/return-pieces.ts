import { refuse } from '#backends/serving/answer.ts';
import { handle } from '../handler-context.ts';
import { returnPiecesOnServer } from '#contract/endpoints/orders/return-pieces.ts';

/** The store does not offer it. */
export const returnPieces = handle(returnPiecesOnServer, ({ text }) => refuse(404, 'not-found', text.nothingHere));

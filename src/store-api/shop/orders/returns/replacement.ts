import type { REPLACEMENTS } from '#contract/orders/order-changes.ts';
import { type OrderReturn, piecesAsked } from './return-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { EXCHANGED, standsOf } from '../pieces/piece-states.ts';

type Replacement = (typeof REPLACEMENTS)[number];

/**
 * How far that has come which is sent in exchange for the pieces of a return: as far as the last of it. Undefined
 * before they are back, and of a return that asks for no exchange.
 */
export function replacementOf(
  pieces: readonly PieceRow[],
  { kind, asked }: Pick<OrderReturn, 'kind' | 'asked'>,
): Replacement | undefined {
  const own = piecesAsked(pieces, asked);
  const isBack = own.some(({ state }) => state === EXCHANGED || state === 'received');
  if (kind !== 'exchange' || !isBack) return undefined;
  const sent = pieces.filter((piece) =>
    own.some(({ line, piece: number }) => line === piece.line && number === piece.replaces),
  );
  const found = sent.map(replacementIn);
  return (['ordered', 'ready', 'sent', 'delivered'] as const).find((one) => found.includes(one)) ?? 'none';
}

function replacementIn({ state }: PieceRow): Replacement {
  const stands = standsOf(state);
  if (stands === 'to send') return 'ordered';
  if (stands === 'arrived') return 'delivered';
  if (stands === 'on its way') return state === 'ready' ? 'ready' : 'sent';
  return 'none';
}

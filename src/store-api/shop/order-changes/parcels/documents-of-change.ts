import { creditNoteFor } from '../../documents/credit-note.ts';
import { issueInvoice } from '../../documents/issue-invoice.ts';
import type { Piece } from '../../documents/document.ts';
import { pieceTransition, type PieceTransition, standsOf } from '../../orders/pieces/piece-states.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';

interface ChangedOrder {
  trx: Trx;
  store: Store;
  orderId: string;
  /** All of it, as they were before. */
  pieces: readonly PieceRow[];
  at: string;
}

/**
 * Gives out what the table of transitions says of a change of pieces: an invoice for the parcel that leaves, credit
 * notes for what does not reach the shopper in it (docs/decisions D567). Returns their numbers. Here alone pieces meet
 * documents; receipts follow the money.
 */
export async function documentsOfChange(
  { trx, store, orderId, pieces: all, at }: ChangedOrder,
  name: PieceTransition,
  { pieces, parcel }: { pieces: readonly PieceRow[]; parcel?: number | null | undefined },
): Promise<string[]> {
  const named = pieces.map(({ line, piece }): Piece => [line, piece]);
  const { document } = pieceTransition(name);
  if (document === 'invoice' && typeof parcel === 'number')
    return issueInvoice(trx, store, { orderId, parcel, pieces: named, at });
  if (document !== 'credit note') return [];
  // The delivery goes with the last piece that was to come; the next parcel is charged for it, if there is one.
  const isNoneLeft = all.every((piece) => pieces.includes(piece) || !mayBeCharged(piece));
  return creditNoteFor(trx, store, { orderId, returned: isNoneLeft ? 'everything' : { pieces: named }, at });
}

function mayBeCharged({ state }: PieceRow): boolean {
  const stands = standsOf(state);
  return stands !== 'to send' && stands !== 'gone';
}

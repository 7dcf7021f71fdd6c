import { creditNoteFor } from '../../documents/credit-note.ts';
import { issueInvoice } from '../../documents/issue-invoice.ts';
import type { Piece } from '../../documents/document.ts';
import { EXCHANGED, standsOf } from '../../orders/pieces/piece-states.ts';
import { findPieces } from '../../orders/pieces/piece-rows.ts';
import { pieceTransition, type PieceTransition } from '../../orders/pieces/piece-transitions.ts';
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
 * Gives out what the table of transitions says of a change of pieces: an invoice for what leaves, credit notes
 * for what does not reach the shopper of it (docs/decisions D567). Returns their numbers. Here alone pieces meet
 * documents; receipts follow the money.
 */
export async function documentsOfChange(
  { trx, store, orderId, pieces: all, at }: ChangedOrder,
  name: PieceTransition,
  {
    pieces,
    parcel,
    isWithdrawn,
  }: { pieces: readonly PieceRow[]; parcel?: number | null | undefined; isWithdrawn: boolean },
): Promise<string[]> {
  const { document } = pieceTransition(name);
  if (document === 'invoice') {
    // What was sent before is charged already.
    const leaving = namesOf(pieces.filter(({ state }) => state !== 'sent'));
    if (leaving.length === 0) return [];
    return issueInvoice(trx, store, { orderId, parcel: parcel ?? undefined, pieces: leaving, at });
  }
  if (document !== 'credit note') return [];
  // The delivery goes with the last piece that was to come; the next parcel is charged for it, if there is one.
  const isNoneLeft = all.every((piece) => pieces.includes(piece) || !mayBeCharged(piece));
  const returned = isNoneLeft ? 'everything' : { pieces: namesOf(pieces) };
  return creditNoteFor(trx, store, { orderId, returned, withDelivery: isWithdrawn, at });
}

/** The credit notes for pieces of a return, less what the shopper pays for their way back. Returns their numbers. */
export function creditReturned(
  { trx, store, orderId, at }: Omit<ChangedOrder, 'pieces'>,
  pieces: readonly PieceRow[],
  { feePaise, isWithdrawn }: { feePaise: number; isWithdrawn: boolean },
): Promise<string[]> {
  const returned = { pieces: namesOf(pieces) };
  return creditNoteFor(trx, store, { orderId, returned, withDelivery: isWithdrawn, wayBack: feePaise, at });
}

/**
 * What is called off no document charges; the delivery may have been, with what came back in exchange for it or was
 * withdrawn from before: it is taken back once nothing of the order stands. Returns the numbers of its credit notes.
 */
export async function creditCalledOff(
  { trx, store, orderId, at }: Omit<ChangedOrder, 'pieces'>,
  { isWithdrawn }: { isWithdrawn: boolean },
): Promise<string[]> {
  const stands = ({ state }: PieceRow) => standsOf(state) !== 'gone' && state !== EXCHANGED;
  const isNoneLeft = !(await findPieces(trx, store.id, [orderId])).some(stands);
  if (!isNoneLeft && !isWithdrawn) return [];
  return creditNoteFor(trx, store, { orderId, returned: { pieces: [] }, withDelivery: true, at });
}

function namesOf(pieces: readonly PieceRow[]): Piece[] {
  return pieces.map(({ line, piece }) => [line, piece]);
}

function mayBeCharged({ state }: PieceRow): boolean {
  const stands = standsOf(state);
  return stands !== 'to send' && stands !== 'gone' && state !== EXCHANGED;
}

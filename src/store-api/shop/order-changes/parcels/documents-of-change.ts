import { chargedDocuments, chargedPieces } from '../../documents/charged-documents.ts';
import { creditNoteFor } from '../../documents/credit-note.ts';
import { issueInvoice } from '../../documents/issue-invoice.ts';
import type { Piece } from '../../documents/document.ts';
import { documentsOfOrder } from '../../documents/read-documents.ts';
import { boughtAs } from '../../orders/pieces/paid-for-pieces.ts';
import { EXCHANGED, pieceTransition, type PieceTransition, standsOf } from '../../orders/pieces/piece-states.ts';
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
    back,
  }: {
    pieces: readonly PieceRow[];
    parcel?: number | null | undefined;
    /** They came back as a return of the order. */
    back?: { withDelivery: boolean } | undefined;
  },
): Promise<string[]> {
  const { document } = pieceTransition(name);
  if (document === 'invoice') {
    // What was sent before is charged already.
    const leaving = namesOf(
      all,
      pieces.filter(({ state }) => state !== 'sent'),
    );
    // What is sent in exchange is in place of what is charged, for as long as that stands.
    const isExchange = pieces.some(({ replaces }) => replaces !== null);
    const uncharged = isExchange ? await notCharged(trx, store, orderId, leaving) : leaving;
    if (uncharged.length === 0) return [];
    return issueInvoice(trx, store, { orderId, parcel: parcel ?? undefined, pieces: uncharged, at });
  }
  if (document !== 'credit note') return [];
  const names = namesOf(all, pieces);
  if (back) return creditNoteFor(trx, store, { orderId, returned: { pieces: names, ...back }, at });
  // The delivery goes with the last piece that was to come; the next parcel is charged for it, if there is one.
  const isNoneLeft = all.every((piece) => pieces.includes(piece) || !mayBeCharged(piece));
  return creditNoteFor(trx, store, { orderId, returned: isNoneLeft ? 'everything' : { pieces: names }, at });
}

/** As they were bought, which is how documents know them: of what is sent in exchange, what it is in place of. */
function namesOf(all: readonly PieceRow[], pieces: readonly PieceRow[]): Piece[] {
  return pieces.map((each) => {
    const { line, piece } = boughtAs(all, each);
    return [line, piece];
  });
}

async function notCharged(trx: Trx, store: Store, orderId: string, pieces: readonly Piece[]): Promise<Piece[]> {
  const charged = chargedDocuments(await documentsOfOrder(trx, store.id, orderId));
  const taken = new Set(charged.flatMap(chargedPieces).map(String));
  return pieces.filter((piece) => !taken.has(String(piece)));
}

function mayBeCharged({ state }: PieceRow): boolean {
  const stands = standsOf(state);
  return stands !== 'to send' && stands !== 'gone' && state !== EXCHANGED;
}

import type { Trx } from '../../base/db/transact.ts';
import type { Store } from '../stores/store-of-host.ts';
import { type ChargedDocument, chargedDocuments, chargedPieces, isStanding } from './charged-documents.ts';
import { creditedRows, isNothing, restOf, type Returned } from './credited-rows.ts';
import type { Piece } from './document.ts';
import { issueDocument } from './issue-document.ts';
import { orderAmounts } from './order-amounts.ts';
import { readChargedOrder } from './read-charged-order.ts';
import { documentsOfOrder } from './read-documents.ts';
import { snapshotOf } from './snapshot-of.ts';

interface ComingBack {
  orderId: string;
  /**
   * In minor units beside the pieces; `withDelivery`: all that is charged still of the delivery too; `everything`: all
   * that is charged still.
   */
  returned: (Returned & { withDelivery?: boolean }) | 'everything';
  at: string;
}

/**
 * The credit notes for what comes back after a document has charged for it, one for each such document, and their
 * numbers, also of a store that gives out no more of them. What no document charges yet (cancelled before it was sent)
 * needs none. The order's row must be locked by this transaction. @throws where more of the delivery or fee comes back
 * than is charged
 */
export async function creditNoteFor(trx: Trx, store: Store, { orderId, returned, at }: ComingBack): Promise<string[]> {
  const charged = chargedDocuments(await documentsOfOrder(trx, store.id, orderId)).filter(isStanding);
  if (charged.length === 0) return [];
  const { order, items } = await readChargedOrder(trx, store.id, orderId);
  const { pieces } = orderAmounts(order, items);
  const amountsOf = ([line, piece]: Piece) => {
    const amounts = pieces[line]?.[piece];
    if (!amounts) throw new Error(`The order ${orderId} has no piece ${piece} in its line ${line}.`);
    return amounts;
  };
  const numbers: string[] = [];
  for (const document of charged) {
    const own =
      returned === 'everything' ? restOf(document.snapshot.rows, document.credited) : ofDocument(document, returned);
    if (isNothing(own)) continue;
    const rows = creditedRows(document.snapshot.rows, document.credited, own, amountsOf);
    const { number, issuedAt } = document;
    const snapshot = { ...snapshotOf(store, order, rows, at), refersTo: { number, issuedAt } };
    numbers.push(await issueDocument(trx, store, { kind: 'credit-note', parcel: document.parcel, snapshot }));
  }
  return numbers;
}

/** What of it a document charges: its pieces, and the rest where it has the delivery. */
function ofDocument(
  document: ChargedDocument,
  { pieces, withDelivery = false, ...amounts }: Returned & { withDelivery?: boolean },
): Returned {
  const own = new Set(chargedPieces(document).map(String));
  const hasOthers = document.snapshot.rows.some(({ kind }) => kind !== 'goods');
  if (withDelivery) amounts.delivery = restOf(document.snapshot.rows, document.credited).delivery;
  return { pieces: pieces.filter((piece) => own.has(String(piece))), ...(hasOthers && amounts) };
}

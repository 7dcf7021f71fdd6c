import type { Trx } from '../../base/db/transact.ts';
import type { Store } from '../stores/store-of-host.ts';
import { chargedDocuments, chargedPieces, isStanding } from './charged-documents.ts';
import { chargedRows } from './charged-rows.ts';
import type { Piece } from './document.ts';
import { chargingKind, documentSettings } from './document-settings.ts';
import { issueDocument } from './issue-document.ts';
import { readChargedOrder } from './read-charged-order.ts';
import { documentsOfOrder } from './read-documents.ts';
import { snapshotOf } from './snapshot-of.ts';

interface Leaving {
  orderId: string;
  /** The position of the parcel that leaves. */
  parcel: number;
  /** Absent: every piece that no document charges yet. */
  pieces?: readonly Piece[] | undefined;
  at: string;
}

/**
 * The document that charges for a parcel, when it leaves: by the store's registration an invoice, a bill of supply or a
 * plain bill. Delivery, fee and rounding stand on the first one that stands. Returns its number; undefined where the
 * store gives out none, or nothing is left to charge. The order's row must be locked by this transaction. @throws for a
 * piece that is charged already
 */
export async function issueInvoice(
  trx: Trx,
  store: Store,
  { orderId, parcel, pieces, at }: Leaving,
): Promise<string | undefined> {
  if (!documentSettings(store)) return undefined;
  const { order, items } = await readChargedOrder(trx, store.id, orderId);
  const charged = chargedDocuments(await documentsOfOrder(trx, store.id, orderId));
  const taken = new Set(charged.flatMap(chargedPieces).map(String));
  const all = items.flatMap(({ quantity }, line) => Array.from({ length: quantity }, (_, n): Piece => [line, n]));
  const leaving = pieces ?? all.filter((piece) => !taken.has(String(piece)));
  const twice = leaving.find((piece) => taken.has(String(piece)));
  if (twice) throw new Error(`Piece ${String(twice)} of ${orderId} is charged already.`);
  if (leaving.length === 0) return undefined;
  const rows = chargedRows(order, items, leaving, !charged.some(isStanding));
  return issueDocument(trx, store, {
    kind: chargingKind(store),
    parcel,
    snapshot: snapshotOf(store, order, rows, at),
  });
}

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
  /** The position of the parcel that leaves; undefined for what its buyer comes for. */
  parcel?: number | undefined;
  /** What leaves. */
  pieces: readonly Piece[];
  at: string;
}

/**
 * The document that charges for what leaves, by parcel: by the store's registration an invoice, a bill of supply or a
 * plain bill. Delivery, fee and rounding stand on the first one that stands. Returns its number; none where the store
 * gives out none. The order's row must be locked by this transaction. @throws for a piece that is charged already
 */
export async function issueInvoice(
  trx: Trx,
  store: Store,
  { orderId, parcel, pieces, at }: Leaving,
): Promise<string[]> {
  if (!documentSettings(store)) return [];
  const { order, items, exchanged } = await readChargedOrder(trx, store.id, orderId);
  const charged = chargedDocuments(await documentsOfOrder(trx, store.id, orderId));
  const taken = new Set(charged.flatMap(chargedPieces).map(String));
  const twice = pieces.find((piece) => taken.has(String(piece)));
  if (twice) throw new Error(`Piece ${String(twice)} of ${orderId} is charged already.`);
  const rows = chargedRows(order, items, pieces, { isFirst: !charged.some(isStanding), exchanged });
  const snapshot = snapshotOf(store, order, rows, at);
  return [await issueDocument(trx, store, { kind: chargingKind(store), parcel, snapshot })];
}

import type { Trx } from '../../base/db/transact.ts';
import { standsOf } from '../orders/pieces/piece-states.ts';
import { isInUnion } from '../stores/returns-settings.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import { chargedDocuments, type ChargedDocument, chargedPieces, isStanding } from './charged-documents.ts';
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
 * plain bill. Delivery, fee and rounding stand on the first one that stands, unless some of the order left when the
 * store gave out none: they are charged elsewhere, with that (docs/decisions D595). Returns its number; none where the
 * store gives out none. The order's row must be locked by this transaction. @throws for a piece that is charged already
 */
export async function issueInvoice(
  trx: Trx,
  store: Store,
  { orderId, parcel, pieces, at }: Leaving,
): Promise<string[]> {
  if (!documentSettings(store)) return [];
  const { order, items, pieces: all, exchanged } = await readChargedOrder(trx, store.id, orderId);
  const charged = chargedDocuments(await documentsOfOrder(trx, store.id, orderId));
  const taken = new Set(charged.flatMap(chargedPieces).map(String));
  const twice = pieces.find((piece) => taken.has(String(piece)));
  if (twice) throw new Error(`Piece ${String(twice)} of ${orderId} is charged already.`);
  const isFirst = !charged.some(isStanding) && !hasLeftUncharged(all, [...charged.flatMap(piecesOf), ...pieces]);
  const rows = chargedRows(order, items, pieces, { isFirst, exchanged });
  const made = snapshotOf(store, order, rows, at);
  const snapshot = { ...made, suppliedAt: saysSupply(made.country) ? at : undefined };
  return [await issueDocument(trx, store, { kind: chargingKind(store), parcel, snapshot })];
}

/**
 * Article 226 (7) of Directive 2006/112/EC, and what Great Britain kept of it: an invoice says when the goods were
 * supplied, and they are when they leave.
 */
function saysSupply(country: string | undefined): boolean {
  return isInUnion(country) || country === 'GB';
}

/** All that it charged for, also what came back. */
function piecesOf({ snapshot }: ChargedDocument): readonly Piece[] {
  return snapshot.rows.flatMap(({ pieces = [] }) => pieces);
}

function hasLeftUncharged(pieces: readonly PieceRow[], charged: readonly Piece[]): boolean {
  const names = new Set(charged.map(String));
  return pieces
    .filter(({ line, piece }) => !names.has(String([line, piece])))
    .some(({ state }) => standsOf(state) === 'on its way' || standsOf(state) === 'arrived');
}

import { type Ledger, moneyOf, readLedger, type Refund, standingRefunds } from './ledger.ts';
import { givenFor } from './pieces.ts';
import { chargedDocuments, chargedPieces } from '../documents/charged-documents.ts';
import { creditNoteFor, creditReduction } from '../documents/credit-note.ts';
import type { Piece } from '../documents/document.ts';
import { documentsOfOrder } from '../documents/read-documents.ts';
import { chargedStill, reducedFor } from '../documents/reduction-rows.ts';
import { DUE } from '../orders/collect.ts';
import { findOrder, type OrderParts } from '../orders/order-rows.ts';
import { paidForPieces } from '../orders/pieces/paid-for-pieces.ts';
import { FAILED } from '../orders/refunds/refund-states.ts';
import { sumOf } from '../pricing/sum.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Trx } from '../../base/db/transact.ts';

/** The reason of a refund that no change of pieces has caused. */
const OWNER = 'owner';
/** And of one that was made at a gateway's own pages. */
const GATEWAY = 'gateway';

interface Order {
  trx: Trx;
  store: Store;
  orderId: string;
  at: string;
}

/**
 * The credit notes for money that the owner has just chosen to give back (docs/decisions D577), by refunds of these
 * ids, which are added already. What no document charges yet needs none.
 */
export async function creditGivenBack(order: Order, ids: readonly string[]): Promise<void> {
  const { trx, store, orderId, at } = order;
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts) return;
  const given = standingRefunds(await readLedger(trx, store.id, orderId)).filter(({ reason }) => reason === OWNER);
  const before = given.filter(({ id }) => !ids.includes(id));
  const amount = givenFor(parts, given).noPiece - givenFor(parts, before).noPiece;
  await creditNamed(order, parts, given);
  if (amount > 0) await creditReduction(trx, store, { orderId, amount, at });
  await creditBeyondKept(order);
}

/**
 * Documents of a paid order never charge more than is kept of its money: what the owner gave back before they charged
 * for it, or where more of it stood on a document that is taken back, has its credit notes now. To be called when
 * documents or refunds of an order were added. Returns their numbers.
 */
export async function creditBeyondKept(order: Order): Promise<string[]> {
  const { trx, store, orderId, at } = order;
  const ledger = await readLedger(trx, store.id, orderId);
  const given = standingRefunds(ledger).filter(({ reason }) => reason === OWNER);
  const parts = given.length > 0 && (await findOrder(trx, store.id, orderId));
  if (!parts || parts.order.collect === DUE) return [];
  const numbers = await creditNamed(order, parts, given);
  const charged = sumOf(chargedDocuments(await documentsOfOrder(trx, store.id, orderId)).map(chargedStill));
  const amount = Math.min(charged - keptOf(ledger, parts.order), amountOf(given));
  if (amount > 0) numbers.push(...(await creditReduction(trx, store, { orderId, amount, at })));
  return numbers;
}

/**
 * Pieces that are charged, and for which money was given back: those that had all that was paid for them are taken
 * back, of the others the price is lowered.
 */
async function creditNamed(
  { trx, store, orderId, at }: Order,
  parts: OrderParts,
  given: readonly Refund[],
): Promise<string[]> {
  const { forPiece } = givenFor(parts, given);
  const paidFor = paidForPieces(parts);
  const whole: Piece[] = [];
  const lowered: { piece: Piece; amount: number }[] = [];
  for (const document of chargedDocuments(await documentsOfOrder(trx, store.id, orderId)))
    for (const piece of chargedPieces(document)) {
      const name = { line: piece[0], piece: piece[1] };
      const [paid, back] = [paidFor(name), forPiece(name)];
      const amount = back - reducedFor(document, piece);
      if (paid > 0 && back >= paid) whole.push(piece);
      else if (amount > 0) lowered.push({ piece, amount });
    }
  const numbers = await creditNoteFor(trx, store, { orderId, returned: { pieces: whole }, at });
  for (const each of lowered) numbers.push(...(await creditReduction(trx, store, { orderId, ...each, at })));
  return numbers;
}

/** The credit notes that the mail about a refund takes along: those of the owner's choice, also after it has failed. */
export async function creditNotesOf(trx: Trx, refund: Refund): Promise<string[]> {
  if (refund.reason !== OWNER) return [];
  const { refunds } = await readLedger(trx, refund.store_id, refund.order_id);
  const same = refunds.filter(
    (one) =>
      one.id === refund.id ||
      (one.state === FAILED &&
        one.reason === OWNER &&
        one.payment_id === refund.payment_id &&
        one.pieces === refund.pieces),
  );
  const begun = new Set(same.map(({ created_at }) => created_at));
  return (await documentsOfOrder(trx, refund.store_id, refund.order_id))
    .filter(({ kind, issuedAt }) => kind === 'credit-note' && begun.has(issuedAt))
    .map(({ number }) => number);
}

/**
 * What the shop keeps of the order's money, once all that stands has gone back; but for what did so at a gateway's own
 * pages, of which documents say nothing.
 */
function keptOf(ledger: Ledger, order: OrderParts['order']): number {
  const { paid, refunded, underway, open } = moneyOf(ledger, order);
  const there = standingRefunds(ledger).filter((one) => one.reason === GATEWAY && one.currency === order.currency);
  return paid - refunded - underway - open + amountOf(there);
}

function amountOf(refunds: readonly Refund[]): number {
  return sumOf(refunds.map(({ amount_paise }) => amount_paise));
}

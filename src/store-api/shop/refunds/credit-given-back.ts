import { type Ledger, readLedger, type Refund } from './ledger.ts';
import { chargedDocuments } from '../documents/charged-documents.ts';
import { creditNoteFor, creditReduction } from '../documents/credit-note.ts';
import type { Piece } from '../documents/document.ts';
import { documentsOfOrder } from '../documents/read-documents.ts';
import { chargedStill } from '../documents/reduction-rows.ts';
import { DUE } from '../orders/collect.ts';
import { findOrder } from '../orders/order-rows.ts';
import { paidForPieces, type PieceName } from '../orders/pieces/paid-for-pieces.ts';
import { FAILED, VOID } from '../orders/refunds/refund-states.ts';
import { sumOf } from '../pricing/sum.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Trx } from '../../base/db/transact.ts';

/** The reason of a refund that no change of pieces has caused. */
const OWNER = 'owner';

interface Order {
  trx: Trx;
  store: Store;
  orderId: string;
  at: string;
}

/**
 * The credit notes for money that the owner has just chosen to give back (docs/decisions D577), and their numbers: the
 * pieces in turn, each taken back where all that was paid for it goes back; what is less, or for no piece, lowers the
 * price. What no document charges yet needs none. The refunds are added already.
 */
export async function creditGivenBack(
  { trx, store, orderId, at }: Order,
  { amountPaise, pieces }: { amountPaise: number; pieces: readonly PieceName[] },
): Promise<string[]> {
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts) return [];
  const paidFor = paidForPieces(parts);
  const whole: Piece[] = [];
  let left = amountPaise;
  let last: Piece | undefined;
  for (const name of pieces) {
    const piece: Piece = [name.line, name.piece];
    if (last || left === 0) break;
    if (paidFor(name) > left) last = piece;
    else whole.push(piece);
    if (!last) left -= paidFor(name);
  }
  const numbers = await creditNoteFor(trx, store, { orderId, returned: { pieces: whole }, at });
  if (left > 0) numbers.push(...(await creditReduction(trx, store, { orderId, amount: left, piece: last, at })));
  return [...numbers, ...(await creditBeyondKept({ trx, store, orderId, at }))];
}

/**
 * Documents of a paid order never charge more than is kept of its money: what the owner gave back before they charged
 * for it, or where more of it stood on a document that is taken back, has its credit notes now. To be called when
 * documents or refunds of an order were added. Returns their numbers.
 */
export async function creditBeyondKept({ trx, store, orderId, at }: Order): Promise<string[]> {
  const ledger = await readLedger(trx, store.id, orderId);
  const given = standing(ledger).filter(({ reason }) => reason === OWNER);
  if (given.length === 0) return [];
  const order = (await findOrder(trx, store.id, orderId))?.order;
  if (!order || order.collect === DUE) return [];
  const charged = sumOf(chargedDocuments(await documentsOfOrder(trx, store.id, orderId)).map(chargedStill));
  const amount = Math.min(charged - keptOf(ledger, order.currency), amountOf(given));
  return amount > 0 ? creditReduction(trx, store, { orderId, amount, at }) : [];
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

function standing({ refunds }: Ledger): Refund[] {
  return refunds.filter(({ state }) => !VOID.includes(state));
}

function keptOf(ledger: Ledger, currency: string): number {
  const paid = sumOf(ledger.receipts.filter((one) => one.currency === currency).map(({ amountPaise }) => amountPaise));
  return paid - amountOf(standing(ledger).filter((one) => one.currency === currency));
}

function amountOf(refunds: readonly Refund[]): number {
  return sumOf(refunds.map(({ amount_paise }) => amount_paise));
}

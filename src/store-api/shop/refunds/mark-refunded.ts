import { type Ledger, leftOf, readLedger, type Refund } from './ledger.ts';
import { isSamePiece, piecesIn } from '../orders/refunds/refund-pieces.ts';
import { OPEN, RETURNED } from '../orders/refunds/refund-states.ts';
import { changePieces } from '../orders/pieces/change-pieces.ts';
import { boughtAs } from '../orders/pieces/paid-for-pieces.ts';
import { findPieces } from '../orders/pieces/piece-rows.ts';
import { mayChange, type PieceActor } from '../orders/pieces/piece-transitions.ts';
import { piecesAsked, readReturns } from '../orders/returns/return-rows.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Trx } from '../../base/db/transact.ts';

interface Order {
  storeId: string;
  orderId: string;
  status: number;
  at: string;
}

/**
 * Pieces that came back follow their money, whoever returned it: they are refunded once all that is for them is with
 * the shopper, and received again where that turns out not to be so. To be called when a refund of an order was
 * settled, in the same transaction, which has locked the order's row.
 */
export async function markRefunded(trx: Trx, order: Order, by: PieceActor): Promise<void> {
  const { storeId, orderId } = order;
  const pieces = await findPieces(trx, storeId, [orderId]);
  const ledger = await readLedger(trx, storeId, orderId);
  const isPaid = paidIn(ledger, pieces);
  const isOwed = owedIn(ledger);
  const changes = [
    { name: 'refund', changed: pieces.filter((one) => mayChange('refund', one.state) && isPaid(one)) },
    { name: 'oweAgain', changed: pieces.filter((one) => mayChange('oweAgain', one.state) && isOwed(one)) },
  ] as const;
  if (changes.every(({ changed }) => changed.length === 0)) return;
  for (const { position, asked } of (await readReturns(trx, storeId, [orderId])).get(orderId) ?? [])
    for (const { name, changed } of changes) {
      const own = piecesAsked(changed, asked);
      const change = { ...order, name, by, pieces: own, returnNumber: position + 1 };
      if (own.length > 0) await changePieces(trx, change);
    }
}

/**
 * Of a piece that came back for which nothing more is due: whether money that is still to come may be for it, since
 * that names it, or is all that is left of what was paid.
 */
export async function isMoneyToCome(
  trx: Trx,
  { storeId, orderId }: Pick<Order, 'storeId' | 'orderId'>,
): Promise<(piece: PieceRow) => boolean> {
  const pieces = await findPieces(trx, storeId, [orderId]);
  const ledger = await readLedger(trx, storeId, orderId);
  const isNamed = namedBy(openOf(ledger), pieces);
  const isSpent = openOf(ledger).length > 0 && isNothingLeft(ledger);
  return (piece) => isSpent || isNamed(piece);
}

/** Of all that is for it nothing is to come any more, or of all that was paid. */
function paidIn(ledger: Ledger, pieces: readonly PieceRow[]): (piece: PieceRow) => boolean {
  const open = openOf(ledger);
  const isToCome = namedBy(open, pieces);
  const isBack = namedBy(
    ledger.refunds.filter(({ state }) => RETURNED.includes(state)),
    pieces,
  );
  const isAllBack = open.length === 0 && isNothingLeft(ledger);
  return (piece) => (isAllBack || isBack(piece)) && !isToCome(piece);
}

function openOf({ refunds }: Ledger): Refund[] {
  return refunds.filter(({ state }) => OPEN.includes(state));
}

function isNothingLeft(ledger: Ledger): boolean {
  return (
    ledger.receipts.length > 0 &&
    ledger.receipts.every(({ paymentId, currency }) => leftOf(ledger, paymentId, currency) <= 0)
  );
}

/** What was sent in exchange is in the place of what was bought. */
function namedBy(refunds: readonly Refund[], pieces: readonly PieceRow[]): (piece: PieceRow) => boolean {
  const names = refunds.flatMap(piecesIn).map((name) => boughtAs(pieces, name));
  return (piece) => names.some(isSamePiece(boughtAs(pieces, piece)));
}

/** What its return was to bring is still to come. */
function owedIn({ refunds }: Ledger): (piece: PieceRow) => boolean {
  const open = refunds.filter(({ state, reason }) => reason === 'returned' && OPEN.includes(state)).flatMap(piecesIn);
  return (piece) => open.some(isSamePiece(piece));
}

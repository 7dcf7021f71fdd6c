import { type Ledger, readLedger, refundableOf } from './ledger.ts';
import { owedForPieces, piecesText } from './pieces.ts';
import { takeFrom } from './take-from.ts';
import { addRefund } from '../orders/refunds/add-refund.ts';
import { type PieceReason, refundCause } from '../orders/refunds/refund-causes.ts';
import { DUE, VOID } from '../orders/refunds/refund-states.ts';
import { findOrder, type OrderParts } from '../orders/order-rows.ts';
import type { PieceName } from '../orders/pieces/paid-for-pieces.ts';
import { addOrderEvent } from '../orders/set-order-status.ts';
import { sumOf } from '../pricing/sum.ts';
import type { Trx } from '../../base/db/transact.ts';

interface Due {
  /** The pieces that the shopper does not get, which have their states already. */
  gone: readonly PieceName[];
  why: PieceReason;
  /** The order's, by now. */
  status: number;
}

/**
 * What was paid for pieces of an order that the shopper does not get is to be returned, each payment by itself. Nothing
 * of it is due twice, and never more than is left of what was paid. Here alone pieces meet money that is owed. The
 * order's row must be locked by this transaction.
 */
export async function noteMoneyDue(
  trx: Trx,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: string },
  { gone, why, status }: Due,
): Promise<void> {
  const parts = await findOrder(trx, storeId, orderId);
  if (!parts) return;
  const { currency } = parts.order;
  const ledger = await readLedger(trx, storeId, orderId);
  const payments = paymentsOf(parts, ledger);
  const left = sumOf(payments.map((one) => one.left));
  const owed = owedForPieces(parts, ledger, { gone, left });
  const reason = why === 'cancelled' && gone.length < parts.pieces.length ? 'rest-cancelled' : why;
  const due = takeFrom(payments, owed);
  for (const { paymentId, amountPaise } of due)
    await addRefund(
      trx,
      { storeId, orderId, paymentId, amountPaise, currency, reason, at },
      { pieces: piecesText(gone) },
    );
  if (due.length === 0) return;
  const cause = refundCause({ reason, state: DUE, paymentId: null, amountPaise: owed, currency });
  await addOrderEvent(trx, { storeId, orderId, status, cause, at });
}

/** Of which something is left; where none is known, all that is not returned yet was paid by one that is not. */
function paymentsOf({ order }: OrderParts, ledger: Ledger): { paymentId: string | null; left: number }[] {
  if (ledger.receipts.length > 0) return refundableOf(ledger, order.currency);
  const returned = ledger.refunds.filter(({ state, currency }) => !VOID.includes(state) && currency === order.currency);
  const left = order.total_paise - sumOf(returned.map(({ amount_paise }) => amount_paise));
  return left > 0 ? [{ paymentId: null, left }] : [];
}

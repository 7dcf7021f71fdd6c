import { type Ledger, readLedger, refundableOf, standingRefunds } from './ledger.ts';
import { owedForPieces, type ReturnedFor } from './pieces.ts';
import { takeFrom } from './take-from.ts';
import { addRefund } from '../orders/refunds/add-refund.ts';
import { type PieceReason, refundCause, type RefundReason } from '../orders/refunds/refund-causes.ts';
import { piecesText } from '../orders/refunds/refund-pieces.ts';
import { DUE } from '../orders/refunds/refund-states.ts';
import { findOrder, type OrderParts } from '../orders/order-rows.ts';
import type { PieceName } from '../orders/pieces/paid-for-pieces.ts';
import { addOrderEvent } from '../orders/set-order-status.ts';
import { sumOf } from '../pricing/sum.ts';
import type { Trx } from '../../base/db/transact.ts';
import { CANCELLED } from '#contract/order-status.ts';

interface Due {
  /** The pieces that the shopper does not get, or has sent back; they have their states already. */
  pieces: readonly PieceName[];
  why: PieceReason;
  /** As which return they came back. */
  back?: ReturnedFor | undefined;
  /** All that was paid goes back. */
  isWithdrawn: boolean;
  /** The order's, by now. */
  status: number;
}

/** How much is due, and the numbers of its refunds. */
interface NotedMoney {
  amountPaise: number;
  refunds: readonly number[];
}

/**
 * What was paid for pieces of an order that the shopper does not get, or has sent back, is to be returned, each payment
 * by itself. Nothing of it is due twice, and never more than is left of what was paid. Here alone pieces meet money
 * that is owed. The order's row must be locked by this transaction.
 */
export async function noteMoneyDue(
  trx: Trx,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: string },
  { pieces, why, back, isWithdrawn, status }: Due,
): Promise<NotedMoney> {
  const parts = await findOrder(trx, storeId, orderId);
  if (!parts) return { amountPaise: 0, refunds: [] };
  const { currency } = parts.order;
  const ledger = await readLedger(trx, storeId, orderId);
  const payments = paymentsOf(parts, ledger);
  const left = sumOf(payments.map((one) => one.left));
  const owed = owedForPieces(parts, ledger, { pieces, left, back, isWithdrawn });
  const reason = why === 'cancelled' ? reasonOfCancelled(pieces.length < parts.pieces.length, status) : why;
  const named = piecesText(pieces, back?.number);
  const refunds: number[] = [];
  for (const { paymentId, amountPaise } of takeFrom(payments, owed)) {
    const refund = { storeId, orderId, paymentId, amountPaise, currency, reason, at };
    refunds.push((await addRefund(trx, refund, { pieces: named })).number);
  }
  if (owed <= 0) return { amountPaise: 0, refunds };
  const money = { amountPaise: owed, currency, feePaise: back?.feePaise };
  const cause = refundCause({ reason, state: DUE, paymentId: null, pieces: named, ...money });
  await addOrderEvent(trx, { storeId, orderId, status, cause, at });
  return { amountPaise: owed, refunds };
}

function reasonOfCancelled(isPart: boolean, status: number): RefundReason {
  if (!isPart) return 'cancelled';
  return status === CANCELLED ? 'rest-cancelled' : 'part-cancelled';
}

/** Of which something is left; where none is known, all that is not returned yet was paid by one that is not. */
function paymentsOf({ order }: OrderParts, ledger: Ledger): { paymentId: string | null; left: number }[] {
  if (ledger.receipts.length > 0) return refundableOf(ledger, order.currency);
  const returned = standingRefunds(ledger).filter(({ currency }) => currency === order.currency);
  const left = order.total_paise - sumOf(returned.map(({ amount_paise }) => amount_paise));
  return left > 0 ? [{ paymentId: null, left }] : [];
}

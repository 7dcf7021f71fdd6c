import { leftOf, readLedger } from './ledger.ts';
import { DISMISSED, OF_OWNER } from '../orders/refunds/refund-states.ts';
import { updateRefund } from '../orders/refunds/update-refund.ts';
import { addOrderEvent } from '../orders/set-order-status.ts';
import type { Trx } from '../../base/db/transact.ts';

interface Payment {
  storeId: string;
  orderId: string;
  status: number;
  paymentId: string;
  currency: string;
  at: string;
}

/**
 * Money of a payment went back that nobody here had asked for: what the owner still had to return of it, or to look
 * into, is no more than what is left. The order's row must be locked by this transaction.
 */
export async function fitToLeft(
  trx: Trx,
  { storeId, orderId, status, paymentId, currency, at }: Payment,
): Promise<void> {
  const ledger = await readLedger(trx, storeId, orderId);
  let over = -leftOf(ledger, paymentId, currency);
  const open = ledger.refunds.filter(
    (one) => one.payment_id === paymentId && one.currency === currency && OF_OWNER.includes(one.state),
  );
  for (const refund of open) {
    if (over <= 0) return;
    const { position, amount_paise: amount } = refund;
    const isGone = amount <= over;
    const less = isGone ? { state: DISMISSED, settled_at: at } : { amount_paise: amount - over };
    await updateRefund(trx, refund, { updated_at: at, ...less });
    const cause = `refund not due any more (${position})`;
    if (isGone) await addOrderEvent(trx, { storeId, orderId, status, cause, at });
    over -= amount;
  }
}

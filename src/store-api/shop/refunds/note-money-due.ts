import { readLedger, refundableOf } from './ledger.ts';
import { addRefund } from '../orders/refunds/add-refund.ts';
import { refundCause } from '../orders/refunds/refund-causes.ts';
import { DUE } from '../orders/refunds/refund-states.ts';
import { addOrderEvent } from '../orders/set-order-status.ts';
import type { Trx } from '../../base/db/transact.ts';

/**
 * An order that was paid is cancelled: what is left of its payments is to be returned, each by itself. Nothing of it is
 * due twice. The order's row must be locked by this transaction.
 */
export async function noteMoneyDue(
  trx: Trx,
  { storeId, orderId, status, at }: { storeId: string; orderId: string; status: number; at: string },
): Promise<void> {
  const { currency, total_paise } = await trx
    .selectFrom('orders')
    .select(['currency', 'total_paise'])
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const ledger = await readLedger(trx, storeId, orderId);
  const isKnown = ledger.receipts.length > 0 || ledger.refunds.length > 0;
  const left = isKnown ? refundableOf(ledger, currency) : [{ paymentId: null, left: total_paise }];
  for (const { paymentId, left: amountPaise } of left)
    await addRefund(trx, { storeId, orderId, paymentId, amountPaise, currency, reason: 'cancelled', at });
  if (left.length === 0) return;
  const cause = refundCause({ reason: 'cancelled', state: DUE, paymentId: null, amountPaise: 0, currency });
  await addOrderEvent(trx, { storeId, orderId, status, cause, at });
}

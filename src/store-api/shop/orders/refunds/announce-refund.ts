import { PAID_OUT, RETURNED } from './refund-states.ts';
import { announceOrder } from '../announced-order.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { toRupees } from '#lib/minor-units.ts';

/** Announces a refund, whose state is this from now on, where its money is back by it. */
export function announceRefund(
  trx: Trx,
  order: { storeId: string; orderId: string; at: string },
  { id, state }: { id: string; state: string | undefined },
): void {
  if (state === undefined || !RETURNED.includes(state)) return;
  announceOrder(trx, 'order.refunded', order, async () => ({ refund: await refundOf(trx, order.storeId, id) }));
}

async function refundOf(trx: Trx, storeId: string, id: string): Promise<object> {
  const { position, payment_id, amount_paise, currency, reason, state } = await trx
    .selectFrom('refunds')
    .select(['position', 'payment_id', 'amount_paise', 'currency', 'reason', 'state'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const money = { amount: toRupees(amount_paise), currency };
  return { id, number: position, paymentId: payment_id, ...money, reason, byHand: state === PAID_OUT };
}

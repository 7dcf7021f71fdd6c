import type { Trx } from '../../../base/db/transact.ts';
import { mayBePaid } from '../../orders/collect.ts';
import { FAILED, STARTED, SUPERSEDED } from './attempt.ts';
import { PENDING } from '#contract/order-status.ts';

/**
 * Makes an order's attempts that are not needed any more due for the reconciler: superseded ones, and all of them once
 * the order needs no payment any more. The reconciler ends them at their gateways (`end`), so that nobody pays twice by
 * a page that was left open. To be called with the order's row locked. Returns how many there are.
 */
export async function scheduleUnneeded(trx: Trx, storeId: string, orderId: string, at: string): Promise<number> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'collect'])
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  const isNeeded = order !== undefined && mayBePaid(order);
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ next_query_at: at })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', 'in', isNeeded ? [SUPERSEDED] : [STARTED, SUPERSEDED])
    // An attempt without a reference is being started at this moment; createPayment calls this again afterwards.
    .where('reference', 'is not', null)
    .where('next_query_at', '>', at)
    .executeTakeFirst();
  if (order && order.status !== PENDING) await askFailedOnceMore(trx, storeId, orderId, at);
  return Number(numUpdatedRows);
}

/**
 * A success that came after a failure, and was lost, is asked for once more where nobody asks later: of an order that
 * does not expire any more (docs/decisions D321). To be called with the order's row locked.
 */
export async function askFailedOnceMore(trx: Trx, storeId: string, orderId: string, at: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ next_query_at: at })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', '=', FAILED)
    .where('reference', 'is not', null)
    .where('next_query_at', 'is', null)
    .execute();
}

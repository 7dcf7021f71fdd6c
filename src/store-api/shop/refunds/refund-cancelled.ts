import { beginRefund, type BegunRefund } from './begin-refund.ts';
import { DUE } from '../orders/refunds/refund-states.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';

/**
 * Sends back what is due of an order that was cancelled, or of pieces of it (by the numbers of their refunds), through
 * the gateways that took it.
 */
export async function refundCancelled(
  app: ReconcileContext,
  { storeId, orderId, numbers }: { storeId: string; orderId: string; numbers?: readonly number[] | undefined },
): Promise<BegunRefund[]> {
  const due = await app.db
    .selectFrom('refunds')
    .select('position')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('state', '=', DUE)
    .orderBy('position')
    .execute();
  const begun: BegunRefund[] = [];
  for (const { position: number } of due.filter(({ position }) => numbers?.includes(position) ?? true))
    begun.push(...(await beginRefund(app, { storeId, orderId, number })));
  return begun;
}

import { type ChangeOrderInput, changeOrder } from './change-order.ts';
import { mayBePaid } from '../orders/collect.ts';
import { stateOf } from '../orders/order-status-of.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile.ts';

/**
 * Cancels an order for the owner. Gateways are asked first about every attempt, also about failed ones, whose success
 * may have been lost: what was paid is then due for a refund. Returns lines for the owner. @throws StartError as
 * changeOrder does.
 */
export async function cancelOrder(
  app: ReconcileContext,
  input: Pick<ChangeOrderInput, 'storeId' | 'orderId' | 'note'>,
): Promise<string[]> {
  const { storeId, orderId } = input;
  const state = await stateOf(app.db, storeId, orderId);
  const money = state && mayBePaid(state) ? await reconcileOrder(app, storeId, orderId) : undefined;
  await changeOrder(app.db, { ...input, action: 'cancel', now: app.now, mailFrom: app.mailFrom });
  const done = `${orderId}: cancelled`;
  if (money === 'paid') return [done, "It was paid meanwhile: the money stands in 'orders refunds'."];
  if (money === 'unknown')
    return [done, "Warning: it may still be paid at a gateway. Such money will stand in 'orders refunds'."];
  return [done];
}

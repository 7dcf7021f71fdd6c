import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { type ChangeOrderInput, changeOrder } from './change-order.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';

/**
 * Confirms an order whose payment the owner has seen. Gateways where it may still be paid are queried first: when one
 * reports that it is paid, that is settled instead. When one leaves it open the order is not confirmed, unless `force`
 * is set; what that gateway reports later is then recorded as a payment to compare with the one the owner saw. Returns
 * lines for the owner. @throws StartError as changeOrder does.
 */
export async function confirmOrder(
  app: ReconcileContext,
  input: Pick<ChangeOrderInput, 'storeId' | 'orderId' | 'note' | 'force'>,
): Promise<string[]> {
  const { storeId, orderId } = input;
  const open = () => findOpenAttempts(app.db, storeId, orderId, app.now());
  const status = () =>
    app.db
      .selectFrom('orders')
      .select('status')
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .executeTakeFirst();
  const before = await open();
  if (before.length > 0 && (await status())?.status === PENDING) {
    await reconcileOrder(app, storeId, orderId);
    if ((await status())?.status === PROCESSING)
      return [`${orderId}: paid, by the word of ${[...new Set(before.map(({ provider }) => provider))].join(' or ')}`];
  }
  const left = await open();
  await changeOrder(app.db, { ...input, action: 'confirm', now: app.now, mailFrom: app.mailFrom });
  const done = `${orderId}: paid`;
  if (left.length === 0) return [done];
  const attempts = left.map(({ id, provider }) => `${provider} (${id})`).join(', ');
  return [
    done,
    `Warning: it may still be paid at ${attempts}. \
Such money will stand in 'orders refunds' as one to check: return it if it came twice.`,
  ];
}

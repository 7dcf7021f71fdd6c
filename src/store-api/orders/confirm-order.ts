import type { ReconcileContext } from '../payments/reconcile/reconcile.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { PENDING, PROCESSING } from './order-status.ts';
import { type ChangeOrderInput, changeOrder } from './change-order.ts';

/**
 * The owner has seen an order's money. Gateways where it may still be paid are asked first: one that says it is paid
 * has the word. One that does not refuses the confirming, unless it is forced; then what it tells later is noted as
 * money to compare with what the owner saw. Gives lines for the owner. @throws StartError as changeOrder does.
 */
export async function confirmOrder(
  app: ReconcileContext,
  wish: Pick<ChangeOrderInput, 'storeId' | 'orderId' | 'note' | 'force'>,
): Promise<string[]> {
  const { storeId, orderId } = wish;
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
  await changeOrder(app.db, { ...wish, action: 'confirm', now: app.now, mailFrom: app.mailFrom });
  const done = `${orderId}: paid`;
  if (left.length === 0) return [done];
  const attempts = left.map(({ id, provider }) => `${provider} (${id})`).join(', ');
  return [
    done,
    `Warning: it may still be paid at ${attempts}. Such money will stand in 'orders refunds' as one to check: return it if it came twice.`,
  ];
}

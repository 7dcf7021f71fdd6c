import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile.ts';
import { SUCCEEDED } from '../payments/attempts/attempt.ts';
import { BY_HAND } from '../payments/by-hand/by-hand.ts';
import { referenceOfOrder } from '../payments/references/reference-of-order.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { type ChangeOrderInput, changeOrder } from './change-order.ts';
import { isToConfirm, mayBePaid } from '../orders/collect.ts';
import { stateOf, statusOf } from '../orders/order-status-of.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { lockOrder } from '../orders/set-order-status.ts';
import { confirmDelivery } from '../payments/on-delivery/confirm-delivery.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import type { Db } from '../../base/db/open-database.ts';
import { transact } from '../../base/db/transact.ts';
import { PROCESSING } from '#contract/order-status.ts';

/**
 * Confirms an order whose payment the owner has seen. Gateways where it may have been paid are queried first, failed
 * attempts too, whose success may have been lost: when one reports that it is paid, that is settled instead. When one
 * leaves it open the order is not confirmed, unless `force` is set; what that gateway reports later is then recorded as
 * a payment to compare with the one the owner saw. An order that waits for its shopper's confirmation is confirmed by
 * it, as when the shopper says so on the telephone; it is not paid then. Returns lines for the owner.
 * @throws StartError as changeOrder does.
 */
export async function confirmOrder(
  app: ReconcileContext,
  input: Pick<ChangeOrderInput, 'storeId' | 'orderId' | 'note' | 'force' | 'link'>,
): Promise<string[]> {
  const { storeId, orderId } = input;
  if (await isOpen(app.db, storeId, orderId)) {
    await reconcileOrder(app, storeId, orderId);
    const payers = await payersOf(app.db, storeId, orderId);
    // What somebody else has confirmed by hand meanwhile is refused below, as at any other time.
    const isTold = payers.length > 0 && !(await isOpen(app.db, storeId, orderId));
    if (isTold && (await statusOf(app.db, storeId, orderId)) === PROCESSING)
      return [`${orderId}: paid, by the word of ${payers.join(' or ')}`];
  }
  if (await confirmForShopper(app, input)) return [`${orderId}: confirmed, and to be paid on delivery`];
  const left = await findOpenAttempts(app.db, storeId, orderId, app.now());
  await changeOrder(app.db, { ...input, action: 'confirm', now: app.now, mailFrom: app.mailFrom });
  const reference = await referenceOfOrder(app.db, storeId, orderId);
  const done = `${orderId}: paid${reference === null ? '' : ` (reference ${reference})`}`;
  if (left.length === 0) return [done];
  const attempts = left.map(({ id, provider }) => `${provider} (${id})`).join(', ');
  return [
    done,
    `Warning: it may still be paid at ${attempts}. \
Such money will stand in 'orders refunds' as one to check: return it if it came twice.`,
  ];
}

async function confirmForShopper(
  app: ReconcileContext,
  { storeId, orderId, note, link }: Pick<ChangeOrderInput, 'storeId' | 'orderId' | 'note' | 'link'>,
): Promise<boolean> {
  const state = await stateOf(app.db, storeId, orderId);
  const store = state && isToConfirm(state) ? await findStoreById(app.db, storeId) : undefined;
  if (!store) return false;
  const cause = withNote(OWNER_CAUSES.confirmDelivery, note, link);
  const at = app.now().toISOString();
  const done = await transact(app.db, async (trx) => {
    if (link) {
      await lockOrder(trx, storeId, orderId);
      await link.check(trx);
    }
    return confirmDelivery(trx, app, { store, orderId, cause, at });
  });
  return done === true;
}

async function isOpen(db: Db, storeId: string, orderId: string): Promise<boolean> {
  const state = await stateOf(db, storeId, orderId);
  return state !== undefined && mayBePaid(state);
}

/** The gateways that say that it is paid. */
async function payersOf(db: Db, storeId: string, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('provider')
    .distinct()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', '=', SUCCEEDED)
    .where('provider', 'not in', BY_HAND)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
}

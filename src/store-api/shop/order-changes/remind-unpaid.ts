import { isBeingPaid, type ReconcileOrder } from './being-paid.ts';
import { IS_PENDING } from '../../base/db/inlined-literals.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import { isBeingChecked } from '../orders/hold.ts';
import { notifyCustomer } from '../orders/notify/notify-customer.ts';
import { type OrderCaps, wasNotified } from '../orders/order-caps.ts';
import { findOrder } from '../orders/order-rows.ts';
import { lockOrder } from '../orders/set-order-status.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { PENDING } from '#contract/order-status.ts';
import { hoursLater } from '#lib/days.ts';

type RemindContext = OutboxContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

const BATCH = 50;

/**
 * Mails the shoppers of orders that have waited for their payment for half of the time that they are held, once
 * (docs/decisions D681). Gateways are asked first; who may be paying is looked at again an hour later. Returns how
 * many.
 */
export async function remindUnpaid(app: RemindContext, reconcile: ReconcileOrder): Promise<number> {
  let [reminded, last] = [0, { remind_at: '', id: '' }];
  for (;;) {
    const due = await app.db
      .selectFrom('orders')
      .select(['store_id', 'id'])
      .select((eb) => eb.ref('remind_at').$castTo<string>().as('remind_at'))
      .where('status', '=', IS_PENDING)
      .where('remind_at', '<=', app.now().toISOString())
      .where((eb) =>
        eb.or([
          eb('remind_at', '>', last.remind_at),
          eb.and([eb('remind_at', '=', last.remind_at), eb('id', '>', last.id)]),
        ]),
      )
      .orderBy('remind_at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { store_id, id } of due) {
      const money = await reconcile(store_id, id);
      if (money !== 'paid' && (await remind(app, { storeId: store_id, orderId: id, money }))) reminded += 1;
    }
    const end = due.at(-1);
    if (!end || due.length < BATCH) break;
    last = end;
  }
  if (reminded > 0) app.outbox.trigger();
  return reminded;
}

/** False where nobody is to be reminded now, or another process has done it. */
async function remind(
  app: RemindContext,
  { storeId, orderId, money }: { storeId: string; orderId: string; money: 'unpaid' | 'unknown' },
): Promise<boolean> {
  const store = await findStoreById(app.db, storeId);
  const at = app.now().toISOString();
  const isDone = await transact(app.db, async (trx) => {
    await lockOrder(trx, storeId, orderId);
    const order = (await findOrder(trx, storeId, orderId))?.order;
    if (!store || order?.status !== PENDING || order.remind_at === null || order.remind_at > at) return false;
    const isOver = (order.held_until ?? at) <= at;
    const isPaying = !isOver && (await isBeingPaid(trx, app, storeId, orderId));
    const isUnknown = money === 'unknown' && (await findOpenAttempts(trx, storeId, orderId, app.now())).length > 0;
    const isLater = isPaying || (isUnknown && !isOver);
    await setReminder(trx, { storeId, orderId, to: isLater ? hoursLater(at, 1) : null });
    if (isLater) return false;
    const isMailed = await wasNotified(trx, app.orderMailsPerHour ?? 0, order);
    // One that waits to be confirmed was mailed until when; one whose reference is looked for is paid, for all we know.
    if (isOver || !isMailed || order.collect !== null || isBeingChecked(order)) return false;
    await notifyCustomer(trx, app, store, orderId, 'reminder', undefined, { until: order.held_until ?? undefined });
    return true;
  });
  return isDone === true;
}

async function setReminder(
  trx: Trx,
  { storeId, orderId, to }: { storeId: string; orderId: string; to: string | null },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ remind_at: to })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
}

import { scheduleUnneeded } from '../attempts/unneeded-attempts.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { CONFIRM_DELIVERY } from '../../order-links/link-purpose.ts';
import { makeLink } from '../../order-links/make-link.ts';
import { TO_CONFIRM } from '../../orders/collect.ts';
import { mailConfirmation } from '../../orders/notify/notify-customer.ts';
import { addOrderEvent } from '../../orders/set-order-status.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { PENDING } from '#contract/order-status.ts';
import { hoursLater } from '#lib/days.ts';

const USUAL_HOURS = 48;

/** Within how many hours the store wants an order confirmed that is to be paid on delivery; undefined: it does not. */
export function confirmHours({ settings: { payOnDelivery } }: Pick<Store, 'settings'>): number | undefined {
  return payOnDelivery?.confirm ? (payOnDelivery.confirmHours ?? USUAL_HOURS) : undefined;
}

/**
 * An order that is to be paid on delivery stays pending until its shopper has confirmed it by a link, which is mailed
 * (docs/decisions D547). To be called with the order's row locked.
 */
export async function awaitConfirmation(
  trx: Trx,
  app: MailContext,
  { store, orderId, hours, at }: { store: Store; orderId: string; hours: number; at: string },
): Promise<void> {
  const storeId = store.id;
  const expiresAt = hoursLater(at, hours);
  await trx
    .updateTable('orders')
    .set({ collect: TO_CONFIRM, confirm_by: expiresAt })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
  const cause = 'to be confirmed, then paid on delivery';
  await addOrderEvent(trx, { storeId, orderId, status: PENDING, cause, at });
  await scheduleUnneeded(trx, storeId, orderId, at);
  const token = await makeLink(trx, { storeId, orderId, purpose: CONFIRM_DELIVERY, at, expiresAt });
  await mailConfirmation(trx, app, store, orderId, { token, hours });
}

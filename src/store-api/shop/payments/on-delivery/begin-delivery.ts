import { scheduleUnneeded } from '../attempts/unneeded-attempts.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { notifyCustomer } from '../../orders/notify/notify-customer.ts';
import type { OrderCaps } from '../../orders/order-caps.ts';
import { moveOrder } from '../../orders/set-order-status.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { PROCESSING } from '#contract/order-status.ts';

/** A pending order that is to be paid on delivery waits to be sent from now on: shopper and store are told. */
export async function beginDelivery(
  trx: Trx,
  app: MailContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>,
  { store, orderId, cause, at }: { store: Store; orderId: string; cause: string; at: string },
): Promise<void> {
  await moveOrder(trx, { storeId: store.id, orderId, to: PROCESSING, cause, at });
  await scheduleUnneeded(trx, store.id, orderId, at);
  await notifyCustomer(trx, app, store, orderId, 'onDelivery');
}

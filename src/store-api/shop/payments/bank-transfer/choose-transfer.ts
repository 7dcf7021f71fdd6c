import { accountFor, transferOf, transferUntil } from './transfer.ts';
import { supersede } from '../attempts/attempt.ts';
import { lockOwnOrder } from '../attempts/own-order.ts';
import { refuseAmount } from '../attempts/price-changed.ts';
import { scheduleUnneeded } from '../attempts/unneeded-attempts.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { Asker } from '../../order-links/asker.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { isToTransfer, mayBePaid, TO_TRANSFER } from '../../orders/collect.ts';
import { isBeingChecked } from '../../orders/hold.ts';
import { mailTransfer } from '../../orders/notify/notify-customer.ts';
import { notifyStoreToConfirm } from '../../orders/notify/notify-store.ts';
import { addOrderEvent } from '../../orders/set-order-status.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { PENDING } from '#contract/order-status.ts';
import { toPaise } from '#lib/minor-units.ts';

interface Choice {
  store: Store;
  by: Asker;
  orderId: string;
  /** As the shopper was shown it, in rupees, where the client says so. */
  expectedTotal: number | undefined;
  at: string;
}

/**
 * The user's own pending order is to be paid by a transfer to the store's account: it waits for that many days, and the
 * shopper is mailed where to and the store that it waits, until the owner confirms that the money has come
 * (docs/decisions D631). Chosen once more it waits no longer. Refused as chooseOnDelivery is. Undefined when it is
 * done.
 */
export async function chooseTransfer(
  trx: Trx,
  app: MailContext,
  { store, by, orderId, expectedTotal, at }: Choice,
  text: RefusalTexts,
): Promise<Answer | undefined> {
  const storeId = store.id;
  const order = await lockOwnOrder(trx, { storeId, by, orderId }, at, text);
  if ('body' in order) return order;
  if (!mayBePaid(order)) return refuse(409, 'not-payable', text.notPayable);
  if (isBeingChecked(order)) return refuse(409, 'being-checked', text.beingChecked);
  const account = accountFor(store, order);
  if (!account) return refuse(409, 'method-gone', text.paymentGone);
  if (expectedTotal !== undefined && toPaise(expectedTotal) !== order.total_paise)
    return refuseAmount(trx, order, order, text);
  await supersede(trx, { storeId, orderId, at });
  await scheduleUnneeded(trx, storeId, orderId, at);
  if (isToTransfer(order)) return undefined;
  const chosen = { collect: TO_TRANSFER, confirm_by: transferUntil(account, at) };
  await trx.updateTable('orders').set(chosen).where('store_id', '=', storeId).where('id', '=', orderId).execute();
  await addOrderEvent(trx, { storeId, orderId, status: PENDING, cause: 'to be paid by bank transfer', at });
  const transfer = transferOf(store, { ...order, ...chosen });
  if (transfer) await mailTransfer(trx, app, store, orderId, transfer);
  await notifyStoreToConfirm(trx, app, { store, orderId, amountPaise: order.total_paise });
  return undefined;
}

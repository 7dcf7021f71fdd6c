import { awaitConfirmation, confirmHours } from './await-confirmation.ts';
import { beginDelivery } from './begin-delivery.ts';
import { onDeliveryOf } from './offer.ts';
import { supersede } from '../attempts/attempt.ts';
import { lockOwnOrder } from '../attempts/own-order.ts';
import { refuseAmount } from '../attempts/price-changed.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { Asker } from '../../order-links/asker.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { DUE, isOnDelivery, mayBePaid } from '../../orders/collect.ts';
import { isBeingChecked } from '../../orders/hold.ts';
import type { OrderCaps } from '../../orders/order-caps.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { toPaise } from '#lib/minor-units.ts';

interface Choice {
  store: Store;
  by: Asker;
  orderId: string;
  /** What the shopper was shown, in rupees; who does not say it has not seen a fee. */
  expectedTotal: number | undefined;
  at: string;
  /** Its shopper has confirmed it to the owner. */
  isConfirmed?: boolean;
}

/**
 * A pending order is to be paid on delivery: its fee becomes a part of it, and it moves on (docs/decisions
 * D455), unless the store asks for a confirmation first (D547). Whoever chose it already is told the same again. 404
 * for an unknown order, 409 for one that is not to be paid any more or cannot be paid like this, and for another amount
 * than the shopper was shown. Undefined when it is done.
 */
export async function chooseOnDelivery(
  trx: Trx,
  app: MailContext & Pick<OrderCaps, 'orderMailsPerHour'>,
  { store, by, orderId, expectedTotal, at, isConfirmed = false }: Choice,
  text: RefusalTexts,
): Promise<Answer | undefined> {
  const storeId = store.id;
  const order = await lockOwnOrder(trx, { storeId, by, orderId }, at, text);
  if ('body' in order) return order;
  if (!mayBePaid(order)) return refuse(409, 'not-payable', text.notPayable);
  if (isBeingChecked(order)) return refuse(409, 'being-checked', text.beingChecked);
  const shown = expectedTotal === undefined ? undefined : toPaise(expectedTotal);
  if (isOnDelivery(order))
    return (shown ?? order.total_paise) === order.total_paise ? undefined : refuseAmount(trx, order, order, text);
  const offer = await onDeliveryOf(trx, store, order);
  if (!offer) return refuse(409, 'method-gone', text.paymentGone);
  if ((shown ?? order.total_paise) !== offer.totals.total_paise) return refuseAmount(trx, order, offer.totals, text);
  await supersede(trx, { storeId, orderId, at });
  const hours = isConfirmed ? undefined : confirmHours(store);
  await trx
    .updateTable('orders')
    .set({ ...offer.totals, collect: DUE, confirm_by: null })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
  const chosen = { store, orderId, at };
  if (hours === undefined) await beginDelivery(trx, app, { ...chosen, cause: 'to be paid on delivery' });
  else await awaitConfirmation(trx, app, { ...chosen, hours });
  return undefined;
}

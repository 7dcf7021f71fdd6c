import { DUE } from '../orders/collect.ts';
import { payBeforeDelivery } from '../orders/pay-before-delivery.ts';
import { addOrderEvent, lockOrderState, moveOrder } from '../orders/set-order-status.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { refuse } from '#backends/serving/answer.ts';
import type { Db } from '../../base/db/open-database.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { settleManually } from '../payments/settle.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { addParcel } from '../orders/parcels.ts';
import { type Sent, shipmentOf } from './shipment.ts';
import { notifyCustomer } from '../orders/notify-customer.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { REFUND_CAUSES } from '../orders/refund-causes.ts';
import { StartError } from '#environment.ts';
import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';
import { statusName } from '../orders/order-status.ts';

/**
 * The owner's actions: the status the order then has (docs/decisions D17), the cause in its history, the mail to send.
 */
const ACTIONS = {
  confirm: { to: PROCESSING, cause: OWNER_CAUSES.confirm, news: 'paid' },
  ship: { to: SHIPPED, cause: OWNER_CAUSES.ship, news: 'shipped' },
  deliver: { to: DELIVERED, cause: OWNER_CAUSES.deliver, news: undefined },
  cancel: { to: CANCELLED, cause: OWNER_CAUSES.cancel, news: 'cancelled' },
} as const;

export type OrderAction = keyof typeof ACTIONS;

export interface ChangeOrderInput {
  storeId: string;
  orderId: string;
  action: OrderAction;
  /** For the history and the mail, such as a reason. */
  note?: string | undefined;
  /** The parcel of an order that is sent. */
  sent?: Sent | undefined;
  /** Confirm although the order may still be paid at a gateway. */
  force?: boolean | undefined;
  now: () => Date;
  mailFrom: string | undefined;
}

/**
 * Changes an order as the owner says, mails the shopper, and returns its stock when it is cancelled; for a cancelled
 * order that was paid a refund is recorded as due. @throws StartError in one line when its status does not allow the
 * change, when it is to be confirmed and may still be paid at a gateway (confirm-order.ts), or when its carrier is not
 * known.
 */
export async function changeOrder(db: Db, input: ChangeOrderInput): Promise<void> {
  const { storeId, orderId, action, note } = input;
  const { to, cause, news } = ACTIONS[action];
  const store = await findStoreById(db, storeId);
  const shipment = shipmentOf(store?.settings ?? {}, input.sent ?? {});
  const at = input.now().toISOString();
  const result = await transact(db, async (trx) => {
    const state = await lockOrderState(trx, storeId, orderId);
    if (!store || state === undefined) return refuse(404, 'not-found', `There is no order ${orderId}.`);
    const before = state.status;
    const isDue = state.collect === DUE;
    const change = { orderId, cause: withNote(cause, note), at };
    const isPaidInstead = action === 'confirm' && (await payBeforeDelivery(trx, { ...change, store }));
    if (!isPaidInstead && !(await moveOrder(trx, { ...change, storeId, to })))
      return refuse(
        409,
        'wrong-status',
        before === to
          ? `Order ${orderId} is ${statusName(to)} already.`
          : `Order ${orderId} is ${statusName(before)}: it cannot become ${statusName(to)}.`,
      );
    const open = action === 'confirm' && !input.force ? await findOpenAttempts(trx, storeId, orderId, input.now()) : [];
    if (open.length > 0) return refuse(409, 'payment-open', stillPayable(orderId, open));
    if (action === 'confirm') await settleManually(trx, { storeId, orderId, at });
    if (action === 'cancel' && isDue) await collectNothing(trx, storeId, orderId);
    if (action === 'cancel' && before !== PENDING && !isDue)
      await addOrderEvent(trx, { storeId, orderId, status: to, cause: REFUND_CAUSES.cancelled, at });
    if (action !== 'deliver') await scheduleUnneeded(trx, storeId, orderId, at);
    const parcel = action === 'ship' ? await addParcel(trx, { storeId, orderId, at }, shipment) : undefined;
    const receipt = action === 'confirm' ? await issueReceipt(trx, store, { orderId, at }) : undefined;
    const invoice = parcel === undefined ? undefined : await issueInvoice(trx, store, { orderId, parcel, at });
    if (news) await notifyCustomer(trx, input, store, orderId, news, note, receipt ?? invoice);
    return undefined;
  });
  if (result) throw new StartError((result.body as { error: string }).error);
}

async function collectNothing(trx: Trx, storeId: string, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ collect: null })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
}

function stillPayable(orderId: string, open: { id: string; provider: string }[]): string {
  const attempts = open.map(({ id, provider }) => `${provider} (${id})`).join(', ');
  return `Order ${orderId} may still be paid at ${attempts}, which does not say yet that it is. \
Nothing is changed: try again later, or with --force if its money has come another way.`;
}

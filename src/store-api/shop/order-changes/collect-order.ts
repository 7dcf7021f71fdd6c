import type { ActingLink } from '../orders/acting-link.ts';
import { COLLECTED, DUE, isToConfirm, isToTransfer, type OrderState } from '../orders/collect.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { statusName } from '../orders/order-status.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { addOrderEvent, lockOrderState } from '../orders/set-order-status.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import { ON_DELIVERY } from '../payments/on-delivery/offer.ts';
import { announcePaid } from '../payments/announce-paid.ts';
import { addPaymentByHand } from '../payments/by-hand/payment-by-hand.ts';
import { lookFirst } from '../payments/references/look-first.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { Db } from '../../base/db/open-database.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { StartError } from '#environment.ts';

interface Collecting extends MailContext {
  storeId: string;
  orderId: string;
  note?: string | undefined;
  /** By which the owner says so, where that is no command. */
  link?: ActingLink | undefined;
}

/**
 * The owner has the money of an order that was to be paid on delivery: it counts as a payment from then on. The
 * shopper, who paid at the door, is mailed the receipt, and nothing where the store gives out none. @throws StartError
 * in one line where no such money is due
 */
export async function collectMoney(db: Db, { storeId, orderId, note, link, ...app }: Collecting): Promise<void> {
  const at = app.now().toISOString();
  const store = await findStoreById(db, storeId);
  await transact(db, async (trx) => {
    const { status } = await lockDue(trx, { storeId, orderId, link });
    await trx
      .updateTable('orders')
      .set({ collect: COLLECTED, updated_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .execute();
    const paymentId = await addPaymentByHand(trx, { storeId, orderId, provider: ON_DELIVERY, method: ON_DELIVERY, at });
    await addOrderEvent(trx, { storeId, orderId, status, cause: withNote(OWNER_CAUSES.collect, note, link), at });
    announcePaid(trx, { storeId, orderId, at }, paymentId);
    await scheduleUnneeded(trx, storeId, orderId, at);
    if (!store) return;
    const documents = await issueReceipt(trx, store, { orderId, paymentId, at });
    if (documents.length > 0) await notifyOfChange(trx, app, store, orderId, 'collected', undefined, { documents });
  });
}

async function lockDue(
  trx: Trx,
  { storeId, orderId, link }: Pick<Collecting, 'storeId' | 'orderId' | 'link'>,
): Promise<OrderState> {
  const state = await lockOrderState(trx, storeId, orderId);
  if (!state) throw new StartError(`There is no order ${orderId}.`);
  await link?.check(trx);
  lookFirst(orderId, state);
  if (state.collect === DUE) return state;
  throw new StartError(
    state.collect === COLLECTED
      ? `Order ${orderId} is paid already.`
      : `Order ${orderId} is ${statusName(state.status)}, and ${whyNot(state)}. Nothing was changed.`,
  );
}

function whyNot(state: OrderState): string {
  if (isToTransfer(state)) return 'to be paid by bank transfer: `orders confirm` says that its money has come';
  return isToConfirm(state) ? 'awaits its confirmation' : 'not to be paid on delivery';
}

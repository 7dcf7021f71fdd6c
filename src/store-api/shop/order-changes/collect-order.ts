import { COLLECTED, DUE, type OrderState, REFUSED } from '../orders/collect.ts';
import { creditNoteFor } from '../documents/credit-note.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { notifyCustomer } from '../orders/notify-customer.ts';
import { statusName } from '../orders/order-status.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { addOrderEvent, lockOrderState, moveOrder } from '../orders/set-order-status.ts';
import { SUCCEEDED } from '../payments/attempts/attempt.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import { ON_DELIVERY } from '../payments/on-delivery/offer.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { Db } from '../../base/db/open-database.ts';
import { randomId } from '../../base/db/random-id.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { StartError } from '#environment.ts';
import { CANCELLED, SHIPPED } from '#contract/order-status.ts';

interface Collecting extends MailContext {
  storeId: string;
  orderId: string;
  note?: string | undefined;
}

/**
 * The owner has the money of an order that was to be paid on delivery: it counts as a payment from then on. The
 * shopper, who paid at the door, is not mailed. @throws StartError in one line where no such money is due
 */
export async function collectMoney(db: Db, { storeId, orderId, note, now }: Collecting): Promise<void> {
  const at = now().toISOString();
  const store = await findStoreById(db, storeId);
  await transact(db, async (trx) => {
    const { status } = await lockDue(trx, storeId, orderId);
    const { total_paise } = await trx
      .updateTable('orders')
      .set({ collect: COLLECTED, updated_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .returning('total_paise')
      .executeTakeFirstOrThrow();
    const none = { reference: null, transaction_id: null, answer: '', next_query_at: null };
    const payment = { ...none, id: randomId('pay'), provider: ON_DELIVERY, method: ON_DELIVERY, status: SUCCEEDED };
    const ofOrder = { store_id: storeId, order_id: orderId, amount_paise: total_paise };
    await trx
      .insertInto('payments')
      .values({ ...payment, ...ofOrder, created_at: at, updated_at: at })
      .execute();
    await addOrderEvent(trx, { storeId, orderId, status, cause: withNote(OWNER_CAUSES.collect, note), at });
    await scheduleUnneeded(trx, storeId, orderId, at);
    if (store) await issueReceipt(trx, store, { orderId, paymentId: payment.id, at });
  });
}

/**
 * A parcel that was to be paid on delivery was refused at the door: nothing reached the shopper, so the order is
 * cancelled, its stock comes back and nothing is due. It counts when payment on delivery is offered to its customer
 * again. @throws StartError in one line where no such parcel is on its way
 */
export async function refuseParcel(db: Db, input: Collecting): Promise<void> {
  const { storeId, orderId, note, now } = input;
  const store = await findStoreById(db, storeId);
  const at = now().toISOString();
  await transact(db, async (trx) => {
    await lockDue(trx, storeId, orderId);
    const cause = withNote(OWNER_CAUSES.refuse, note);
    if (!store || !(await moveOrder(trx, { storeId, orderId, to: CANCELLED, cause, at, from: [SHIPPED] })))
      throw new StartError(`Order ${orderId} is not on its way: nobody can have refused it. Nothing was changed.`);
    await trx
      .updateTable('orders')
      .set({ collect: REFUSED })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .execute();
    const [creditNote] = await creditNoteFor(trx, store, { orderId, returned: 'everything', at });
    await notifyCustomer(trx, input, store, orderId, 'refused', note, creditNote);
  });
}

async function lockDue(trx: Trx, storeId: string, orderId: string): Promise<OrderState> {
  const state = await lockOrderState(trx, storeId, orderId);
  if (!state) throw new StartError(`There is no order ${orderId}.`);
  if (state.collect === DUE) return state;
  throw new StartError(
    state.collect === COLLECTED
      ? `Order ${orderId} is paid already.`
      : `Order ${orderId} is ${statusName(state.status)}, and not to be paid on delivery. Nothing was changed.`,
  );
}

import type { Trx } from '../../../base/db/transact.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { orderEmailsIn } from '../../mail/mail-texts.ts';
import { isCollected } from '../../orders/collect.ts';
import { isBeingChecked } from '../../orders/hold.ts';
import { notifyStoreOfPayment } from '../../orders/notify/notify-store.ts';
import { addOrderEvent } from '../../orders/set-order-status.ts';
import { SHOPPER_CAUSES } from '../../orders/owner-notes.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { amountsToFind } from './amounts-to-find.ts';
import type { GatewaysOf } from '../gateways-of-store.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { readBankReference } from '#contract/bank-reference.ts';
import { PENDING } from '#contract/order-status.ts';
import { hoursLater } from '#lib/days.ts';

/** So long the owner has to find a payment, from when its reference came: over a weekend. */
const CHECKED_WITHIN_HOURS = 72;

interface Given {
  store: Store;
  /** Its row is locked, and whose it is has been looked at. */
  order: OrderRow;
  /** As it was typed. */
  reference: string;
  at: string;
}

/**
 * The shopper of a pending order says by which reference it was paid, at a gateway that reports no payments: the order
 * is held for 72 hours from then, once, and is not to be paid a second time until the owner has looked (docs/decisions
 * D682); the store is mailed. One that is to be paid on delivery waits for nothing: it is not to be collected meanwhile
 * (D733). Undefined when it is done.
 */
export async function giveReference(
  trx: Trx,
  app: MailContext & { gatewaysOf: GatewaysOf },
  { store, order, reference: typed, at }: Given,
  text: RefusalTexts,
): Promise<Answer | undefined> {
  const reference = readBankReference(typed);
  if (reference === undefined)
    return refuse(422, 'invalid', text.referenceWrong, { fields: { reference: text.referenceWrong } });
  const orderId = order.id;
  if (isBeingChecked(order))
    return order.payment_reference === reference ? undefined : refuse(409, 'being-checked', text.beingChecked);
  const isAwaited = (order.status === PENDING && order.collect === null) || isCollected(order);
  if (!isAwaited || !(await hasUnreportedAttempt(trx, app, store, orderId)))
    return refuse(409, 'not-payable', text.notPayable);
  if (!(await takeReference(trx, { store, order, reference, at })))
    return refuse(409, 'reference-used', text.referenceUsed);
  const cause = `${SHOPPER_CAUSES.reference} ${reference}`;
  await addOrderEvent(trx, { storeId: store.id, orderId, status: order.status, cause, at });
  const amountPaise = (await amountsToFind(trx, store.id, [orderId])).get(orderId);
  await notifyStoreOfPayment(trx, app, { store, orderId, amountPaise }, (facts) =>
    orderEmailsIn(store.language).referenceToCheckEmail({ ...facts, reference }),
  );
  return undefined;
}

/** A payment of the order was begun that only the owner can see. */
async function hasUnreportedAttempt(
  trx: Trx,
  { gatewaysOf }: { gatewaysOf: GatewaysOf },
  store: Store,
  orderId: string,
): Promise<boolean> {
  const begun = await trx
    .selectFrom('payments')
    .select('provider')
    .distinct()
    .where('store_id', '=', store.id)
    .where('order_id', '=', orderId)
    .execute();
  const gateways = gatewaysOf(store);
  return begun.some(({ provider }) => gateways.byId(provider)?.confirmedManually);
}

/** Writes it with the longer hold, which an order gets once; false where another order of the store has it. */
async function takeReference(
  trx: Trx,
  {
    store,
    order,
    reference,
    at,
  }: {
    store: Store;
    order: Pick<OrderRow, 'id' | 'reference_at' | 'held_until'>;
    reference: string;
    at: string;
  },
): Promise<boolean> {
  const longer = hoursLater(at, CHECKED_WITHIN_HOURS);
  const isHeldLonger = order.reference_at === null && order.held_until !== null && order.held_until < longer;
  // The store's row, unchanged: of two that come with the same one at once, the second sees what the first has written.
  await trx
    .updateTable('stores')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', store.id)
    .execute();
  const other = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', store.id)
    .where('payment_reference', '=', reference)
    .executeTakeFirst();
  if (other) return false;
  await trx
    .updateTable('orders')
    .set({
      payment_reference: reference,
      reference_at: order.reference_at ?? at,
      remind_at: null,
      ...(isHeldLonger && { held_until: longer }),
    })
    .where('store_id', '=', store.id)
    .where('id', '=', order.id)
    .execute();
  return true;
}

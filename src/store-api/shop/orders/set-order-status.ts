import { announceOrder } from './announced-order.ts';
import { recordChanges, productTags } from '../../base/db/changes.ts';
import { returnStock } from '../stock/stock-rows.ts';
import { giveUseBack } from './discounts/code-uses.ts';
import { promised, readDelivery } from './delivery/stored-delivery.ts';
import { findPieces, writePieces } from './pieces/piece-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { DUE, type OrderState, TO_CONFIRM, TO_TRANSFER } from './collect.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { previousStatuses } from './order-status.ts';
import { CANCELLED, PROCESSING } from '#contract/order-status.ts';

interface OrderMove {
  storeId: string;
  orderId: string;
  to: number;
  cause: string;
  at: string;
  /** The statuses it may have; absent: those of docs/decisions D17. */
  from?: readonly number[] | undefined;
}

/**
 * Locks the order's row until this transaction ends and returns its status; undefined when there is no such order. A
 * status that is read without the lock may have changed before it is acted upon.
 */
export async function lockOrder(trx: Trx, storeId: string, orderId: string): Promise<number | undefined> {
  return (await lockOrderState(trx, storeId, orderId))?.status;
}

/** The same with how its money stands, and how it comes. */
export async function lockOrderState(
  trx: Trx,
  storeId: string,
  orderId: string,
): Promise<(OrderState & Pick<OrderRow, 'delivery' | 'payment_reference'>) | undefined> {
  return trx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .returning(['status', 'collect', 'delivery', 'payment_reference'])
    .executeTakeFirst();
}

/**
 * Changes an order's status and records the cause in its history; false when its status does not allow that
 * (docs/decisions D17). One that is paid, or to be paid on delivery, gets its pieces, waits for no transfer and is
 * promised anew when it arrives; for a cancelled one nothing is to be collected, and it returns its code's use, and its
 * stock where it has no pieces, which return their own.
 */
export async function moveOrder(
  trx: Trx,
  { storeId, orderId, to, cause, at, from = previousStatuses(to) }: OrderMove,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ status: to, updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addOrderEvent(trx, { storeId, orderId, status: to, cause, at });
  if (to === PROCESSING) {
    await collectNothing(trx, { storeId, orderId }, [TO_TRANSFER]);
    await promiseAnew(trx, { storeId, orderId, at });
    await writePieces(trx, { storeId, orderId }, { state: 'ordered' });
    announceOrder(trx, 'order.accepted', { storeId, orderId, at });
  }
  if (to === CANCELLED) {
    if ((await findPieces(trx, storeId, [orderId])).length === 0)
      await recordChanges(trx, storeId, productTags(await returnStock(trx, storeId, orderId)), at);
    await giveUseBack(trx, storeId, orderId);
    await collectNothing(trx, { storeId, orderId }, [DUE, TO_CONFIRM, TO_TRANSFER]);
    announceOrder(trx, 'order.cancelled', { storeId, orderId, at });
  }
  return true;
}

async function collectNothing(
  trx: Trx,
  { storeId, orderId }: Pick<OrderMove, 'storeId' | 'orderId'>,
  waiting: readonly string[],
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ collect: null, confirm_by: null })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .where('collect', 'in', waiting)
    .execute();
}

/** Its days count from now. */
async function promiseAnew(trx: Trx, { storeId, orderId, at }: Pick<OrderMove, 'storeId' | 'orderId' | 'at'>) {
  const { delivery } = await trx
    .selectFrom('orders')
    .select('delivery')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const known = readDelivery(delivery);
  if (!known?.arrives) return;
  await trx
    .updateTable('orders')
    .set({ delivery: JSON.stringify(promised(known, at)) })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
}

/** The order's row must be locked by this transaction, or new. */
export async function addOrderEvent(
  trx: Trx,
  {
    storeId,
    orderId,
    status,
    cause,
    at,
  }: { storeId: string; orderId: string; status: number; cause: string; at: string },
): Promise<void> {
  const { position } = await trx
    .selectFrom('order_events')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .select((eb) => eb.fn.countAll<number>().as('position'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_events')
    .values({ store_id: storeId, order_id: orderId, position, status, cause, at })
    .execute();
}

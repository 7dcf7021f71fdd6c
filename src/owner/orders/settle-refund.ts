import { addOrderEvent, lockOrder } from '#store-api/shop/orders/set-order-status.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { openRefunds } from './records/open-refunds.ts';
import { settlingCause, withNote } from '#store-api/shop/orders/owner-notes.ts';
import { returnOfCause } from '#store-api/shop/orders/refund-causes.ts';
import { markRefunded } from '#store-api/shop/orders/returns/mark-refunded.ts';
import { statusOf } from '#store-api/shop/orders/order-status-of.ts';
import { StartError } from '#environment.ts';

interface RefundName {
  storeId: string;
  orderId: string;
  /** Its place in the order's history; undefined: the order has only one. */
  number?: number | undefined;
}

/**
 * The money of an order that is to be returned, or looked into. @throws StartError when there is none, and when there
 * is more than one and it is not said which
 */
export async function findRefund(db: Db, name: RefundName): Promise<{ number: number; cause: string }> {
  const { storeId, orderId, number } = name;
  const open = await openRefunds(db, storeId).where('order_id', '=', orderId).execute();
  const found = number === undefined ? open : open.filter(({ position }) => position === number);
  const [refund, ...others] = found;
  if (!refund) throw new StartError(await reasonForNone(db, name));
  if (others.length === 0) return { number: refund.position, cause: refund.cause };
  throw new StartError(
    [
      `Order ${orderId} has ${found.length} of them. Say which: orders refunded ${orderId} NUMBER`,
      ...found.map(({ position, cause }) => `  ${position}  ${stripped(cause)}`),
    ].join('\n'),
  );
}

/**
 * The owner has returned it, or looked into it: it leaves the list, and that stands in the order's history. What came
 * meanwhile stays in the list (docs/decisions D322). @throws StartError when it is settled already
 */
export async function settleRefund(
  db: Db,
  { note, now, ...name }: Required<RefundName> & { number: number; note?: string | undefined; now: () => Date },
): Promise<void> {
  const { storeId, orderId, number } = name;
  await transact(db, async (trx) => {
    const status = await lockOrder(trx, storeId, orderId);
    const open = await openRefunds(trx, storeId)
      .where('order_id', '=', orderId)
      .where('position', '=', number)
      .executeTakeFirst();
    if (status === undefined || !open) throw new StartError(await reasonForNone(trx, name));
    const cause = withNote(settlingCause(number), note);
    const at = now().toISOString();
    await addOrderEvent(trx, { storeId, orderId, status, cause, at });
    const settled = returnOfCause(open.cause);
    const left = await openRefunds(trx, storeId).where('order_id', '=', orderId).execute();
    const isDone = left.every((other) => returnOfCause(other.cause) !== settled);
    if (settled !== undefined && isDone)
      await markRefunded(trx, { storeId, orderId, status, at }, (_, returnNumber) => returnNumber === settled);
  });
}

async function reasonForNone(db: Db, { storeId, orderId, number }: RefundName): Promise<string> {
  if ((await statusOf(db, storeId, orderId)) === undefined) return `There is no order ${orderId}.`;
  const which = number === undefined ? '' : ` with the number ${number}`;
  return `Order ${orderId} has no money to return or to check${which}.`;
}

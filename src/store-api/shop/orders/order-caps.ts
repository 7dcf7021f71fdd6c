import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { SHOPPER_CAUSES } from './owner-notes.ts';
import { preparedQuery } from '../../base/db/prepared-query.ts';
import { IS_DUE, IS_PENDING } from '../../base/db/inlined-literals.ts';
import type { Db } from '../../base/db/open-database.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { PROCESSING } from '#contract/order-status.ts';

/** Limits of one account's unpaid orders; 0 is no limit. */
export interface OrderCaps {
  /** Orders at once that are pending, or to be paid on delivery and not sent, since each reserves stock. */
  unpaidOrders: number;
  /** Orders in an hour that are mailed to the account's address, which may be somebody else's. */
  orderMailsPerHour: number;
}

const HOUR_MS = 60 * 60_000;

const countOrders = preparedQuery(
  (
    db,
    {
      storeId,
      userId,
      after,
      mostUnpaid,
      mostRecent,
    }: { storeId: string; userId: string; after: string; mostUnpaid: number; mostRecent: number },
  ) =>
    db.selectNoFrom((eb) => [
      eb
        .selectFrom(
          eb
            .selectFrom('orders')
            .select('id')
            .where('store_id', '=', storeId)
            .where('user_id', '=', userId)
            .where('status', '=', IS_PENDING)
            .limit(mostUnpaid)
            .as('unpaid'),
        )
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('unpaid'),
      eb
        .selectFrom(
          eb
            .selectFrom('orders')
            .select('id')
            .where('store_id', '=', storeId)
            .where('user_id', '=', userId)
            .where('collect', '=', IS_DUE)
            .where('status', '=', PROCESSING)
            .limit(mostUnpaid)
            .as('due'),
        )
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('due'),
      eb
        .selectFrom(
          eb
            .selectFrom('orders')
            .select('id')
            .where('store_id', '=', storeId)
            .where('user_id', '=', userId)
            .where('created_at', '>', after)
            .limit(mostRecent)
            .as('recent'),
        )
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('recent'),
    ]),
);

/**
 * May this account place one more order (else 409), and is it mailed? One query, which reads no more rows than the
 * caps.
 */
export async function checkCaps(
  db: Db,
  { unpaidOrders, orderMailsPerHour }: OrderCaps,
  { storeId, userId, at }: { storeId: string; userId: string; at: string },
  text: RefusalTexts,
): Promise<{ isNotified: boolean } | Answer> {
  if (!unpaidOrders && !orderMailsPerHour) return { isNotified: true };
  const [counted] = await countOrders(db, {
    storeId,
    userId,
    after: hourBefore(at),
    mostUnpaid: unpaidOrders,
    mostRecent: orderMailsPerHour,
  });
  const { due, recent, ...waiting } = counted as { unpaid: number; due: number; recent: number };
  const unpaid = waiting.unpaid + due;
  if (unpaidOrders && unpaid >= unpaidOrders) return refuse(409, 'too-many-unpaid', text.unpaidOrders(unpaid));
  return { isNotified: !orderMailsPerHour || recent < orderMailsPerHour };
}

/** Was this order mailed when it was placed? Only then is its cancellation mailed too. */
export async function wasNotified(
  db: Db,
  orderMailsPerHour: number,
  order: { store_id: string; user_id: string; id: string; created_at: string },
): Promise<boolean> {
  if (!orderMailsPerHour) return true;
  const before = await db
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', order.store_id)
    .where('user_id', '=', order.user_id)
    .where('created_at', '>', hourBefore(order.created_at))
    .where((eb) =>
      eb.or([
        eb('created_at', '<', order.created_at),
        eb.and([eb('created_at', '=', order.created_at), eb('id', '<', order.id)]),
      ]),
    )
    .limit(orderMailsPerHour)
    .execute();
  return before.length < orderMailsPerHour;
}

/** Has its shopper called off pieces of this order, which are not paid for, more often than that? */
export async function isCalledOffOften(
  db: Db,
  orderMailsPerHour: number,
  { store_id, id }: { store_id: string; id: string },
): Promise<boolean> {
  if (!orderMailsPerHour) return false;
  const times = await db
    .selectFrom('order_events')
    .select('position')
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .where('cause', '=', SHOPPER_CAUSES.callOff)
    .limit(orderMailsPerHour + 1)
    .execute();
  return times.length > orderMailsPerHour;
}

function hourBefore(at: string): string {
  return new Date(Date.parse(at) - HOUR_MS).toISOString();
}

import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { OWNER_CAUSES } from '#store-api/shop/orders/owner-notes.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { formatMinute } from '#lib/days.ts';

/** Events that tell of money to return or to look into. */
export function isRefund(eb: ExpressionBuilder<Database, 'order_events'>) {
  return eb.or([eb('cause', 'like', 'refund due%'), eb('cause', 'like', 'check for a refund%')]);
}

/** Those of a store that the owner has not settled, oldest first. */
export function openRefunds(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('order_events')
    .select(['at', 'order_id', 'position', 'cause'])
    .where('store_id', '=', storeId)
    .where(isRefund)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_events as later')
            .select('later.position')
            .whereRef('later.store_id', '=', 'order_events.store_id')
            .whereRef('later.order_id', '=', 'order_events.order_id')
            .where('later.cause', 'like', sql<string>`${`${OWNER_CAUSES.settle} (`} || order_events.position || ')%'`),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('order_id')
    .orderBy('position');
}

/**
 * Money of orders that were cancelled or paid already, or of another amount than was due: to return by hand, or to look
 * into. All that is not settled yet, oldest first, each with its place in its order's history.
 */
export async function listRefunds(
  db: Db,
  storeId: string,
  { json = false }: { json?: boolean | undefined } = {},
): Promise<string[]> {
  const due = await openRefunds(db, storeId).execute();
  if (json) {
    const data = due.map(({ at, order_id, position, cause }) => ({ at, orderId: order_id, number: position, cause }));
    return [escaped(JSON.stringify(data, null, 2))];
  }
  const { timeZone } = await dateStyleOf(db, storeId);
  return due.length === 0
    ? ['No refunds are due.']
    : due.map(
        ({ at, order_id, position, cause }) =>
          `${formatMinute(at, timeZone)}  ${order_id}  ${position}  ${stripped(cause)}`,
      );
}

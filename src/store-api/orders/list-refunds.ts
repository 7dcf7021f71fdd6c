import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Db } from '../db/open-database.ts';
import { escaped, stripped } from '../cli/terminal-text.ts';
import { dateStyleOf } from '../stores/date-style-of.ts';
import { formatMinute } from '#lib/days.ts';

const MAX_LISTED = 200;

/** Events that tell of money to return or to look into. */
export function isRefund(eb: ExpressionBuilder<Database, 'order_events'>) {
  return eb.or([eb('cause', 'like', 'refund due%'), eb('cause', 'like', 'check for a refund%')]);
}

/**
 * Payments of orders that were cancelled or paid already, newest first: to refund by hand, or to compare with the
 * payment the owner confirmed.
 */
export async function listRefunds(
  db: Db,
  storeId: string,
  { json = false }: { json?: boolean | undefined } = {},
): Promise<string[]> {
  const due = await db
    .selectFrom('order_events')
    .select(['at', 'order_id', 'cause'])
    .where('store_id', '=', storeId)
    .where(isRefund)
    .orderBy('at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  if (json)
    return [
      escaped(
        JSON.stringify(
          due.map(({ at, order_id, cause }) => ({ at, orderId: order_id, cause })),
          null,
          2,
        ),
      ),
    ];
  const { timeZone } = await dateStyleOf(db, storeId);
  return due.length === 0
    ? ['No refunds are due.']
    : due.map(({ at, order_id, cause }) => `${formatMinute(at, timeZone)}  ${order_id}  ${stripped(cause)}`);
}

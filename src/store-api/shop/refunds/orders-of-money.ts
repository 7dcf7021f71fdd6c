import type { Kysely } from 'kysely';
import { MISMATCHED, SUCCEEDED } from '../payments/attempts/attempt.ts';
import type { Database } from '../../base/db/schema.ts';

/**
 * The ids of orders of which money came or went back within this time, among others of which a refund was noted then,
 * in an order that is always the same.
 */
export async function ordersOfMoney(
  db: Kysely<Database>,
  storeId: string,
  { from, before }: { from: string; before: string },
): Promise<string[]> {
  const payments = await db
    .selectFrom('payments')
    .select('order_id')
    .where('store_id', '=', storeId)
    .where('status', 'in', [SUCCEEDED, MISMATCHED])
    .where('updated_at', '>=', from)
    .where('updated_at', '<', before)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select('order_id')
    .where('store_id', '=', storeId)
    .where((eb) =>
      eb.or([
        eb.and([eb('created_at', '>=', from), eb('created_at', '<', before)]),
        eb.and([eb('settled_at', '>=', from), eb('settled_at', '<', before)]),
      ]),
    )
    .execute();
  return [...new Set([...payments, ...refunds].map(({ order_id }) => order_id))].toSorted();
}

import type { Db } from '../../base/db/open-database.ts';
import type { CheckedState } from './hold.ts';

/** Undefined when there is no such order. */
export async function statusOf(db: Db, storeId: string, orderId: string): Promise<number | undefined> {
  return (await stateOf(db, storeId, orderId))?.status;
}

/** The same with how its money stands. */
export function stateOf(db: Db, storeId: string, orderId: string): Promise<CheckedState | undefined> {
  return db
    .selectFrom('orders')
    .select(['status', 'collect', 'payment_reference'])
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
}

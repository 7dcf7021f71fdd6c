import type { Kysely } from 'kysely';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import type { Database } from '../../base/db/schema.ts';

/** By which people call an order: its number, or its id while it has none. */
export function orderName({ id, number }: Pick<OrderRow, 'id' | 'number'>): string {
  return number ?? id;
}

/** The same of orders by their ids, in this order. */
export async function orderNames(db: Kysely<Database>, storeId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
  const names = new Map(rows.map((order) => [order.id, orderName(order)]));
  return ids.map((id) => names.get(id) ?? id);
}

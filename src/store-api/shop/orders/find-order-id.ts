import type { Kysely } from 'kysely';
import type { Database } from '../../base/db/schema.ts';
import { readOrderNumber } from '#contract/store/order-number.ts';

/** The id of the order that somebody typed, by its id or its number; undefined where the store has none. */
export async function findOrderId(db: Kysely<Database>, storeId: string, typed: string): Promise<string | undefined> {
  const rows = await selectTyped(db, typed).where('orders.store_id', '=', storeId).limit(1).execute();
  return rows[0]?.id;
}

/** Orders of all stores that a text names. */
export function selectTyped(db: Kysely<Database>, typed: string) {
  const number = readOrderNumber(typed);
  const found = db.selectFrom('orders').select(['orders.store_id', 'orders.id', 'orders.number']);
  return number === undefined
    ? found.where('orders.id', '=', typed.trim().toLowerCase())
    : found.where('orders.number', '=', number);
}

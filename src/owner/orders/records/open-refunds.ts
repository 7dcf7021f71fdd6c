import type { Kysely } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import { OPEN } from '#store-api/shop/orders/refunds/refund-states.ts';

/** The refunds of a store that are not settled, oldest first. */
export function openRefunds(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('refunds')
    .select(['created_at', 'order_id', 'position', 'state', 'told_at'])
    .where('store_id', '=', storeId)
    .where('state', 'in', OPEN)
    .orderBy('created_at')
    .orderBy('order_id')
    .orderBy('position');
}

import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import { OWNER_CAUSES } from '#store-api/shop/orders/owner-notes.ts';
import { DUE, TO_CHECK } from '#store-api/shop/orders/refund-causes.ts';

/** Events that tell of money to return or to look into. */
export function isRefund(eb: ExpressionBuilder<Database, 'order_events'>) {
  return eb.or([eb('cause', 'like', `${DUE}%`), eb('cause', 'like', `${TO_CHECK}%`)]);
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

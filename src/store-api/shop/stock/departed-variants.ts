import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../base/db/transact.ts';

/**
 * A variant that leaves the catalogue, by an import or with its product, leaves its stock figure behind: when it comes
 * back it goes on with that, whatever the file says, since the file does not know what was sold (docs/decisions D28).
 * Nothing here is for a variant that the catalogue has.
 */

/**
 * Remembers the stock of variants that are about to be deleted. `which` is a condition on `variants`. They are locked
 * first: PostgreSQL would remember figures from before an order that is under way.
 */
export async function rememberDeparting(trx: Trx, storeId: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`update variants set stock = stock where store_id = ${storeId} and ${which}`.execute(trx);
  await sql`
    insert into departed_variants (store_id, id, stock, product_id, sku, size, color)
    select store_id, id, stock, product_id, sku, size, color from variants where store_id = ${storeId} and ${which}
    on conflict (store_id, id) do update set stock = excluded.stock, product_id = excluded.product_id,
      sku = excluded.sku, size = excluded.size, color = excluded.color`.execute(trx);
}

/**
 * Locks what is remembered of variants that are about to come back, so that their figures stay as they are read now.
 * `which` is a condition on `departed_variants`.
 */
export async function lockReturning(trx: Trx, storeId: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`update departed_variants set stock = stock where store_id = ${storeId} and ${which}`.execute(trx);
}

import type { Kysely } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import { discountTerms } from '#store-api/shop/orders/discounts/discount-terms.ts';
import type { DiscountPoint } from '#store-api/shop/pricing/paid-alone.ts';
import { type DiscountSettings, hasCode } from '#store-api/shop/stores/discount-settings.ts';

/** Adds the discounts that apply by themselves to the store's history, unless they are the last that it has. */
export async function recordDiscounts(
  trx: Trx,
  storeId: string,
  stated: readonly DiscountSettings[],
  at: string,
): Promise<void> {
  const discounts = JSON.stringify(stated.filter((discount) => !hasCode(discount)));
  const last = await trx
    .selectFrom('discount_changes')
    .select('discounts')
    .where('store_id', '=', storeId)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if ((last?.discounts ?? '[]') === discounts) return;
  await trx
    .insertInto('discount_changes')
    .values({ store_id: storeId, at, discounts })
    .onConflict((conflict) => conflict.columns(['store_id', 'at']).doUpdateSet({ discounts }))
    .execute();
}

/** The store's history of discounts that apply by themselves, in its order. */
export async function discountHistory(db: Kysely<Database>, storeId: string): Promise<DiscountPoint[]> {
  const rows = await db
    .selectFrom('discount_changes')
    .select(['at', 'discounts'])
    .where('store_id', '=', storeId)
    .orderBy('at')
    .execute();
  return rows.map(({ at, discounts }) => ({
    at,
    discounts: discountTerms({ id: storeId, settings: { discounts: JSON.parse(discounts) as DiscountSettings[] } }),
  }));
}

import type { Db } from '#store-api/base/db/open-database.ts';
import type { DiscountSettings } from '#store-api/shop/stores/discount-settings.ts';
import { readSettings } from '#store-api/shop/stores/store-settings.ts';

/** Those that the shop has, in the order of discounts.yaml. */
export async function statedDiscounts(db: Db, storeId: string): Promise<DiscountSettings[]> {
  const { settings } = await db
    .selectFrom('stores')
    .select('settings')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return readSettings(settings).discounts ?? [];
}

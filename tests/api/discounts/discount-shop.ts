import type { Engine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import type { DiscountSettings } from '#store-api/shop/stores/discount-settings.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

/** A shop whose folder states these discounts. */
export async function openDiscountShop(
  engine: Engine,
  discounts: DiscountSettings[],
  { settings = {}, ...options }: Parameters<typeof openShop>[1] & { settings?: StoreSettings } = {},
): Promise<TestShop> {
  const shop = await openShop(engine, options);
  await shop.db
    .updateTable('stores')
    .set({ settings: JSON.stringify({ ...settings, discounts }) })
    .execute();
  return shop;
}

export async function usesOf(shop: TestShop, code: string): Promise<number | undefined> {
  const row = await shop.db.selectFrom('discount_codes').select('uses').where('code', '=', code).executeTakeFirst();
  return row?.uses;
}

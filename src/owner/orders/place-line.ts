import type { Db } from '#store-api/base/db/open-database.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import { StoreTerms } from '#contract/store/terms.ts';

/** How the store's country writes town, state and postal code. */
export async function placeLineIn(db: Db, storeId: string): Promise<string | undefined> {
  const store = await findStoreById(db, storeId);
  return placeLineOf(StoreTerms.parse(store?.info.terms)?.country);
}

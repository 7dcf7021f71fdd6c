import { readWireRows } from '../db/wire-rows.ts';
import { toWireProduct } from '../catalog/wire-product.ts';
import type { Shop } from '../http/app-context.ts';
import type { WireProduct } from '#contract/product.ts';

const MAX = 8;

/** Other products for who looks at this one, best first, at most 8; undefined when there is no such product. */
export async function relatedProducts(
  shop: Shop,
  storeId: string,
  id: string,
): Promise<{ data: WireProduct[] } | undefined> {
  const index = await shop.searchers.of(storeId);
  const ids = index.related(id, MAX);
  return ids && { data: (await readWireRows(shop.db, storeId, ids)).map(toWireProduct) };
}

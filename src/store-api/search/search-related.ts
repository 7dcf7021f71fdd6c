import { readWireRows } from '../db/wire-rows.ts';
import { toWireProduct } from '../catalog/wire-product.ts';
import type { AppContext } from '../http/app-context.ts';
import type { WireProduct } from '#contract/product.ts';

const MAX_RELATED = 8;

/** At most 8 similar products, best first; undefined when there is no such product. */
export async function relatedProducts(
  app: AppContext,
  storeId: string,
  id: string,
): Promise<{ data: WireProduct[] } | undefined> {
  const index = await app.searchers.of(storeId);
  const ids = index.related(id, MAX_RELATED);
  return ids && { data: (await readWireRows(app.reads, storeId, ids)).map(toWireProduct) };
}

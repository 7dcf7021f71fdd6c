import { readWireRows } from '../../base/db/wire-rows.ts';
import { toWireProduct } from '../catalog/wire-product.ts';
import type { SearchContext } from './search-context.ts';
import type { WireProduct } from '#contract/product.ts';

const MAX_RELATED = 8;

/** At most 8 similar products, best first; undefined when there is no such product. */
export async function relatedProducts(
  app: SearchContext,
  storeId: string,
  id: string,
): Promise<{ data: WireProduct[] } | undefined> {
  const index = await app.searchers.of(storeId);
  const ids = index.related(id, MAX_RELATED);
  return ids && { data: (await readWireRows(app.reads, storeId, ids)).map(toWireProduct) };
}

import { readWireRows } from '../../base/db/wire-rows.ts';
import { readFilter } from '../catalog/product-filter.ts';
import { toWireProduct } from '../catalog/wire-product.ts';
import type { SearchContext } from './search-context.ts';
import type { WireSuggestions } from '#contract/endpoints/catalog/suggestions.ts';
import type { WireProduct } from '#contract/product.ts';

const MAX_PRODUCTS = 6;

/** Suggestions while a shopper types: see the endpoint `suggestions`. */
export async function suggest(app: SearchContext, storeId: string, typed: string): Promise<WireSuggestions> {
  if (typed.trim() === '') return { products: [], categories: [] };
  const index = await app.searchers.of(storeId);
  const filter = { ...readFilter(new URLSearchParams()), search: typed, limit: MAX_PRODUCTS };
  const { ids, categories, corrected } = index.suggest(filter);
  const rows = await readWireRows(app.reads, storeId, ids);
  return { products: rows.map((row) => toSuggested(toWireProduct(row))), categories, corrected };
}

/** Only the fields that a line of the list shows. */
function toSuggested({
  id,
  title,
  imgUrl,
  category,
  parentCategory,
  regularPrice,
  discountedPrice,
  images = [],
}: WireProduct): WireProduct {
  return { id, title, imgUrl, category, parentCategory, regularPrice, discountedPrice, images: images.slice(0, 1) };
}

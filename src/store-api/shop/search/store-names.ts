import type { ProductFilter } from '../catalog/product-filter.ts';
import type { CategoryDetails } from '#contract/category-details.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

type Names = Pick<WireStoreInfo, 'categoryDetails' | 'collections'>;

/** A filter whose slugs, of category and collection, are the names that products have. Names stay what they are. */
export function byNames(filter: ProductFilter, info: Record<string, unknown>): ProductFilter {
  const { categoryDetails, collections = [] } = info as Names;
  const details: Record<string, CategoryDetails> = categoryDetails ?? {};
  const { category, collection } = filter;
  const named = Object.entries(details).find(([, { slug }]) => slug !== undefined && slug === category)?.[0];
  const grouped = collections.find(({ slug }) => slug === collection)?.name;
  return {
    ...filter,
    category: named?.toLowerCase() ?? category,
    collection: collection === undefined ? undefined : (grouped?.toLowerCase() ?? collection),
  };
}

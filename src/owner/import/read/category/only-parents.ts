import type { CatalogueProduct } from '../catalogue-product.ts';
import type { FoundCategory } from './category.ts';

/**
 * Without the parent that another system's path has above a category, where it is that of all its products: it divides
 * nothing, and a trail would name it below its own child (docs/decisions D748).
 */
export function withoutOnlyParents(
  products: readonly CatalogueProduct[],
  placed: ReadonlyMap<string, FoundCategory>,
): CatalogueProduct[] {
  const parentsOf = new Map<string, Set<string | null>>();
  for (const { category, parentCategory } of products)
    parentsOf.set(category, (parentsOf.get(category) ?? new Set()).add(parentCategory));
  return products.map((product) => {
    const { handle, category, parentCategory } = product;
    const isOfPath = parentCategory !== null && placed.get(handle)?.parent === parentCategory;
    return isOfPath && parentsOf.get(category)?.size === 1 ? { ...product, parentCategory: null } : product;
  });
}

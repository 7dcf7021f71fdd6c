import { withQuery } from '#lib/urls.ts';

/** The listing of a category by its slug, or by its name in lower case: `/products?category=jeans`. */
export function categoryPath(slug: string): string {
  return withQuery('/products', { category: slug });
}

/** The listing of a collection: `/products?collection=summer`. */
export function collectionPath(slug: string): string {
  return withQuery('/products', { collection: slug });
}

import type { Listing } from '#catalog/listing/listing.ts';
import type { Product } from '#catalog/product.ts';
import { withQuery } from '#lib/urls.ts';
import { categoryPath } from '#catalog/listing/listing-path.ts';
import type { Store } from '#site/store.ts';
import { productPath } from '#lib/product-path.ts';
import * as text from './text.ts';

/** The way to a page from the front page, the page itself last. */
export interface Crumb {
  name: string;
  path: string;
}

const HOME: Crumb = { name: text.home, path: '/' };

/** `heading` is what the listing is called without its type. */
export function listingTrail(
  {
    category,
    parentCategory,
    collection,
    featured,
    sale,
  }: Pick<Listing, 'category' | 'parentCategory' | 'collection' | 'featured' | 'sale'>,
  heading: string,
): Crumb[] {
  const asked = {
    category: category === 'all' ? '' : category,
    collection,
    featured: featured ? 'true' : '',
    sale: sale ? 'true' : '',
  };
  const whole = { name: heading, path: withQuery('/products', asked) };
  return parentCategory
    ? [
        HOME,
        whole,
        {
          name: parentCategory,
          path: withQuery('/products', {
            category: asked.category,
            parentCategory,
            collection,
            featured: asked.featured,
            sale: asked.sale,
          }),
        },
      ]
    : [HOME, whole];
}

/** A type that the category's own list of types does not name is no part of it, such as "Menswear" of shirts. */
export function productTrail(
  { id, name, category, parentCategory }: Pick<Product, 'id' | 'name' | 'category' | 'parentCategory'>,
  { slugOf, headingOf, detailsOf }: Pick<Store, 'slugOf' | 'headingOf' | 'detailsOf'>,
): Crumb[] {
  const above = category
    ? [{ name: headingOf(category), path: categoryPath(slugOf(category)) }]
    : [{ name: text.allProducts, path: '/products' }];
  const { types = [parentCategory] } = detailsOf(category);
  const type =
    category && parentCategory && types.some((one) => one.toLowerCase() === parentCategory.toLowerCase())
      ? [{ name: parentCategory, path: withQuery('/products', { category: slugOf(category), parentCategory }) }]
      : [];
  return [HOME, ...above, ...type, { name, path: productPath(id) }];
}

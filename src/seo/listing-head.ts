import * as text from './text.ts';
import { type Listing, listingPath } from '#catalog/listing/listing.ts';
import { withQuery } from '#lib/urls.ts';

type Indexed = Pick<Listing, 'category' | 'parentCategory' | 'featured' | 'sale' | 'page'>;

/** The title of a listing: each one that is indexed has its own. `heading` is the listing's without its type. */
export function listingTitle({ category, parentCategory, featured, sale, page }: Indexed, heading: string): string {
  // With a category, featured and sale are filters, and the heading is the category's.
  const ofCategory = category && category !== 'all';
  const filtered =
    ofCategory && featured ? text.featured(heading) : ofCategory && sale ? text.onSale(heading) : heading;
  const typed = parentCategory ? `${parentCategory} ${filtered}` : filtered;
  return page > 1 ? text.numbered(typed, page) : typed;
}

/**
 * The one address of a listing for search engines: each page its own, `all` being the plain listing; what only filters
 * or sorts belongs to the first page of the listing without it (docs/behaviour.md 11.listing-address).
 */
export function listingCanonical(listing: Listing): string {
  const at = (page: number) => {
    const { category, parentCategory, collection, featured, sale } = listing;
    return {
      category,
      parentCategory,
      collection,
      featured: featured ? 'true' : undefined,
      sale: sale ? 'true' : undefined,
      page: page > 1 ? page : undefined,
    };
  };
  const isFiltered = listingPath(listing) !== withQuery('/products', at(listing.page));
  const plain = at(isFiltered ? 1 : listing.page);
  return withQuery('/products', { ...plain, category: plain.category === 'all' ? '' : plain.category });
}

import { headingOf, type Listing, listingPath } from '#catalog/listing/listing.ts';
import { categoryPath, collectionPath } from '#catalog/listing/listing-path.ts';
import type { Store } from '../store.ts';

/** A listing as this store's links name it: a category by its slug; no collection where the store has none. */
export function storeListing(listing: Listing, store: Pick<Store, 'slugOf' | 'collections'>): Listing {
  const { category, collection } = listing;
  return {
    ...listing,
    category: category && store.slugOf(category),
    collection: store.collections.length > 0 ? collection : '',
  };
}

/** The words of a listing on its page. `title` is for search engines, `types` the order of its parent categories. */
interface ListingWords {
  heading: string;
  /** The heading is the store's. */
  isOwn: boolean;
  title: string;
  description: string | undefined;
  types: readonly string[];
}

/**
 * The words of the store's record for a category or a collection, the specification's where it says nothing; title and
 * description are of the plain listing.
 */
export function listingWords(listing: Listing, { categories, collections, slugOf, detailsOf }: Store): ListingWords {
  const { category, collection, parentCategory, featured, sale } = listing;
  const isPlain = !parentCategory && !featured && !sale;
  const group = collections.find(({ slug }) => slug === collection);
  const name = categories.find((one) => slugOf(one) === category);
  const ofCategory = name === undefined ? {} : detailsOf(name);
  const details = group ?? ofCategory;
  const heading =
    group?.name ??
    ofCategory.heading ??
    headingOf({ ...listing, category: name?.toLowerCase() ?? category }, categories);
  return {
    heading,
    isOwn: group !== undefined || name !== undefined,
    title: (isPlain ? details.title : undefined) ?? heading,
    description: isPlain ? details.description : undefined,
    types: ofCategory.types ?? [],
  };
}

/**
 * Whether this is all of a category or collection of the store, or of the store, and its record says that nothing is in
 * it yet (docs/behaviour.md 11.filled-categories, 11.filled-collections).
 */
export function isKnownEmpty(listing: Listing, store: Store): boolean {
  const { categories, collections, filledCollections, slugOf, isFilled } = store;
  const { category, collection } = listing;
  const group = collections.find(({ slug }) => slug === collection);
  if (group && listingPath(listing) === collectionPath(collection)) return !filledCollections.includes(group);
  if (listingPath(listing) !== categoryPath(category) || isFilled(category)) return false;
  return category === 'all' || categories.some((one) => slugOf(one) === category);
}

/** Those that the store orders come first, the others after them as they were. */
export function inStoreOrder<T extends string | object>(
  types: readonly T[],
  order: readonly string[],
  nameOf: (type: T) => string,
): T[] {
  const first = order.flatMap((one) => types.find((type) => nameOf(type).toLowerCase() === one.toLowerCase()) ?? []);
  return [...first, ...types.filter((type) => !first.includes(type))];
}

import { MAX_SEARCH, PAGE_SIZE } from '#config.ts';
import type { ProductQuery } from '#contract/listing-query.ts';
import { type Query, withQuery } from '#lib/urls.ts';
import { wellFormed } from '#lib/text/well-formed.ts';
import { filterQuery, isFiltered, NO_FILTERS, readFilters, type Filters } from '../filters/filters.ts';
import * as text from '../text.ts';

/** A listing as the address of /products, /search or /filters asks for it. Garbage reads as nothing asked. */
export interface Listing extends Filters {
  /** Lowercased; '' when none. */
  category: string;
  parentCategory: string;
  /** The slug of a collection, lowercased; '' when none. */
  collection: string;
  page: number;
  featured: boolean;
  sale: boolean;
  /** The words searched for, on /search; else ''. */
  search: string;
}

/** The address of /products; its filters where the store `offersFilters`. */
export function readListing(query: URLSearchParams, offersFilters = false): Listing {
  return {
    ...readBase(query),
    page: pageOf(query),
    featured: query.get('featured') === 'true',
    search: '',
    ...(offersFilters ? readFilters(query) : NO_FILTERS),
  };
}

/** The address of /search: `q` and `page`, and filters where the store `offersFilters`. What is too long is cut off. */
export function readSearch(query: URLSearchParams, offersFilters = false): Listing {
  const search = wellFormed(
    (query.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH),
  ).trim();
  const plain = {
    category: '',
    parentCategory: '',
    collection: '',
    featured: false,
    sale: false,
    page: pageOf(query),
    search,
  };
  if (!offersFilters || !search) return { ...plain, ...NO_FILTERS };
  return { ...plain, ...readBase(query), ...readFilters(query) };
}

function readBase(query: URLSearchParams): Pick<Listing, 'category' | 'parentCategory' | 'collection' | 'sale'> {
  return {
    category: textOf(query, 'category').toLowerCase(),
    parentCategory: textOf(query, 'parentCategory'),
    collection: textOf(query, 'collection').toLowerCase(),
    sale: query.get('sale') === 'true',
  };
}

function textOf(query: URLSearchParams, name: string): string {
  return wellFormed((query.get(name) ?? '').trim().slice(0, 100)).trim();
}

function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 100_000) : 1;
}

/**
 * GET /products for a listing (docs/behaviour.md 7.products): men and women go by gender, accessories by a filter list.
 */
export function toQuery(listing: Listing): ProductQuery {
  const { category, parentCategory, collection, page, featured, sale, search } = listing;
  return {
    page,
    limit: PAGE_SIZE,
    ...categoryQuery(category),
    ...(parentCategory ? { parentCategory } : {}),
    ...(collection ? { collection } : {}),
    ...(featured ? { featured: 'true' as const } : {}),
    ...(sale ? { sale: 'true' as const } : {}),
    ...(search ? { search } : {}),
    ...filterQuery(listing),
  };
}

export function categoryQuery(category: string): Partial<ProductQuery> {
  if (!category || category === 'all') return {};
  if (category === 'men') return { category, gender: 'Men' };
  if (category === 'women') return { category, gender: 'Women' };
  if (category === 'accessories') return { category, filter: 'Accessories,Personal Care,Home,null,Unisex' };
  return { category };
}

/** The listing's own address: one spelling, in one order; page 1 and what is not asked are not named. */
export function listingPath(listing: Listing, changes: Partial<Listing> = {}): string {
  const changed = { ...listing, ...changes };
  return withQuery(changed.search ? '/search' : '/products', named(changed));
}

/** The page with the form to filter and sort this listing by. */
export function filtersPath(listing: Listing): string {
  return withQuery('/filters', named({ ...listing, page: 1 }));
}

function named(listing: Listing): Query {
  const { search, category, parentCategory, collection, featured, sale, page } = listing;
  return {
    q: search,
    category,
    parentCategory,
    collection,
    featured: featured ? 'true' : undefined,
    sale: sale ? 'true' : undefined,
    ...filterQuery(listing),
    page: page > 1 ? page : undefined,
  };
}

/**
 * Headings of docs/behaviour.md 2.products.heading, docs/decisions D5; within a category featured and sale are filters.
 * `known` are the store's categories in their own spelling.
 */
export function headingOf({ category, featured, sale }: Listing, known: string[]): string {
  if (!category || category === 'all') return featured ? text.featuredProducts : sale ? text.sale : text.allProducts;
  if (category === 'men') return text.mensWear;
  if (category === 'women') return text.womensWear;
  return known.find((name) => name.toLowerCase() === category) ?? category.charAt(0).toUpperCase() + category.slice(1);
}

/** Is this a listing, or the category browser alone? */
export function asksForProducts(listing: Listing): boolean {
  const { category, collection, featured, sale } = listing;
  return Boolean(category || collection) || featured || sale || isFiltered(listing);
}

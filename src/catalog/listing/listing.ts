import { FALLBACK_CATEGORIES, MAX_SEARCH, PAGE_SIZE } from '#config.ts';
import type { ProductQuery } from '#contract/product.ts';
import { withQuery } from '#lib/urls.ts';

/** What the address of /products or /search asks for. Garbage reads as nothing asked. */
export interface Listing {
  /** Lowercased; '' when none. */
  category: string;
  parentCategory: string;
  page: number;
  featured: boolean;
  sale: boolean;
  /** What was searched for, on /search; else ''. */
  search: string;
}

export function readListing(search: URLSearchParams): Listing {
  return {
    category: (search.get('category') ?? '').trim().toLowerCase().slice(0, 100),
    parentCategory: (search.get('parentCategory') ?? '').trim().slice(0, 100),
    page: pageOf(search),
    featured: search.get('featured') === 'true',
    sale: search.get('sale') === 'true',
    search: '',
  };
}

/** The address of /search: `q` and `page`. What is too long is cut off. */
export function readSearch(search: URLSearchParams): Listing {
  const words = (search.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim().slice(0, MAX_SEARCH).toWellFormed().trim();
  return { category: '', parentCategory: '', page: pageOf(search), featured: false, sale: false, search: words };
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 100_000) : 1;
}

/** GET /products for a listing (spec section 7): men and women go by gender, accessories by a filter list. */
export function toQuery({ category, parentCategory, page, featured, sale, search }: Listing): ProductQuery {
  return {
    page,
    limit: PAGE_SIZE,
    ...categoryQuery(category),
    ...(parentCategory ? { parentCategory } : {}),
    ...(featured ? { featured: 'true' as const } : {}),
    ...(sale ? { sale: 'true' as const } : {}),
    ...(search ? { search } : {}),
  };
}

export function categoryQuery(category: string): Partial<ProductQuery> {
  if (!category || category === 'all') return {};
  if (category === 'men') return { category, gender: 'Men' };
  if (category === 'women') return { category, gender: 'Women' };
  if (category === 'accessories') return { category, filter: 'Accessories,Personal Care,Home,null,Unisex' };
  return { category };
}

/** The listing's own address, parameters in one order; page 1 is not named. */
export function listingPath(listing: Listing, changes: Partial<Listing> = {}): string {
  const { category, parentCategory, page, featured, sale, search } = { ...listing, ...changes };
  const named = page > 1 ? page : undefined;
  if (search) return withQuery('/search', { q: search, page: named });
  return withQuery('/products', {
    category,
    parentCategory,
    featured: featured ? 'true' : undefined,
    sale: sale ? 'true' : undefined,
    page: named,
  });
}

/** Headings of spec section 2, decisions.md row 5. `known` are the store's categories in their own spelling. */
export function headingOf({ category, featured, sale }: Listing, known: string[]): string {
  if (featured) return 'Featured Products';
  if (sale) return 'Sale';
  if (!category || category === 'all') return 'All Products';
  if (category === 'men') return "Men's Ethnic Wear";
  if (category === 'women') return "Women's Ethnic Wear";
  return known.find((name) => name.toLowerCase() === category) ?? category.charAt(0).toUpperCase() + category.slice(1);
}

/** Is this a listing, or the category browser alone? */
export function asksForProducts({ category, featured, sale }: Listing): boolean {
  return Boolean(category) || featured || sale;
}

/** Categories of the browser: the store's, else men, women and accessories (spec section 1). */
export function browsedCategories(categories: string[], most: number): string[] {
  return (categories.length ? categories : FALLBACK_CATEGORIES).slice(0, most);
}

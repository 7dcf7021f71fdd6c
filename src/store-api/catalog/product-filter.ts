import { PAGE_SIZE } from '#config.ts';
import { PRODUCT_SORTS, type ProductSort } from '#contract/listing-query.ts';
import { toPaise } from '#lib/minor-units.ts';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;
const MAX_WORDS = 50;
/** What the price column holds. */
const MAX_RUPEES = 40_000_000;

/**
 * What GET /products asks for; names are lowercased keys. Unknown parameters are not looked at (docs/behaviour.md
 * section 7).
 */
export interface ProductFilter {
  page: number;
  limit: number;
  category: string | undefined;
  parent: string | undefined;
  gender: string | undefined;
  /** Any of these as category, parent category or gender; undefined asks for nothing. */
  anyOf: { words: string[]; withoutGender: boolean } | undefined;
  featured: boolean;
  sale: boolean;
  /** What was typed, trimmed; undefined asks for nothing. */
  search: string | undefined;
  /** Any of these, in lower case; undefined asks for nothing. */
  sizes: string[] | undefined;
  colors: string[] | undefined;
  /** In paise, both included. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  inStock: boolean;
  sort: ProductSort | undefined;
  /** Of what to tell how one could narrow further. */
  facets: 'none' | 'parents' | 'all';
}

/** Bad numbers become the defaults, too large ones the limit (reliability H13). */
export function readFilter(query: URLSearchParams): ProductFilter {
  const category = key(query.get('category'));
  return {
    page: wholeNumber(query.get('page'), 1, MAX_PAGE),
    limit: wholeNumber(query.get('limit'), PAGE_SIZE, MAX_LIMIT),
    category: category === 'all' ? undefined : category,
    parent: key(query.get('parentCategory')),
    gender: key(query.get('gender')),
    anyOf: anyOf(query.getAll('filter')),
    featured: query.get('featured') === 'true',
    sale: query.get('sale') === 'true',
    search: query.get('search')?.trim() || undefined,
    sizes: anyOfThese(query.getAll('size')),
    colors: anyOfThese(query.getAll('color')),
    minPrice: paise(query.get('minPrice')),
    maxPrice: paise(query.get('maxPrice')),
    inStock: query.get('inStock') === 'true',
    sort: PRODUCT_SORTS.find((sort) => sort === query.get('sort')),
    facets: query.get('facets') === 'all' ? 'all' : query.get('facets') === 'true' ? 'parents' : 'none',
  };
}

/**
 * Does it ask for what only the index over all products knows? The rest is answered from the database's own indexes.
 */
export function needsIndex({
  search,
  sizes,
  colors,
  minPrice,
  maxPrice,
  inStock,
  sort,
  facets,
}: ProductFilter): boolean {
  return (
    search !== undefined ||
    sizes !== undefined ||
    colors !== undefined ||
    minPrice !== undefined ||
    maxPrice !== undefined ||
    inStock ||
    sort !== undefined ||
    facets === 'all'
  );
}

/** A category that is a gender too: products of either are meant (docs/behaviour.md section 7). */
export function isGendered(category: string | undefined): boolean {
  return category === 'men' || category === 'women';
}

/** Is the category alone among the words? Then asking for them asks for nothing more. */
export function impliesAnyOf({ category, anyOf }: Pick<ProductFilter, 'category' | 'anyOf'>): boolean {
  return category !== undefined && !isGendered(category) && anyOf !== undefined && anyOf.words.includes(category);
}

/** The literal `null` stands for products without a gender. */
function anyOf(given: string[]): ProductFilter['anyOf'] {
  const words = given.flatMap((list) => list.split(',')).flatMap((word) => key(word) ?? []);
  if (words.length === 0) return undefined;
  return { words: words.filter((word) => word !== 'null').slice(0, MAX_WORDS), withoutGender: words.includes('null') };
}

function anyOfThese(given: string[]): string[] | undefined {
  const values = given.flatMap((value) => key(value) ?? []).slice(0, MAX_WORDS);
  return values.length > 0 ? values : undefined;
}

/** Rupees as they are typed; bad ones ask for nothing. */
function paise(text: string | null): number | undefined {
  const rupees = text === null || text.trim() === '' ? NaN : Number(text);
  return rupees >= 0 && rupees <= MAX_RUPEES ? toPaise(rupees) : undefined;
}

function key(text: string | null): string | undefined {
  return text?.trim().toLowerCase().slice(0, 200) || undefined;
}

function wholeNumber(text: string | null, fallback: number, most: number): number {
  const number = text === null || text.trim() === '' ? fallback : Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : fallback;
}

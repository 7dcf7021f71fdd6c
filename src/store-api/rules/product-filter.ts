import { searchWords } from './search-words.ts';
import { PAGE_SIZE } from '#config.ts';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;
const MAX_WORDS = 50;

/** What GET /products asks for; names are lowercased keys. Unknown parameters are not looked at (spec section 7). */
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
  /** Every one of them is to be found; undefined asks for nothing. */
  search: string[] | undefined;
  /** Whether to tell what else one could narrow by. */
  facets: boolean;
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
    search: searchWords(query.get('search') ?? ''),
    facets: query.get('facets') === 'true',
  };
}

/** A category that is a gender too: products of either are meant (spec section 7). */
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

function key(text: string | null): string | undefined {
  return text?.trim().toLowerCase().slice(0, 200) || undefined;
}

function wholeNumber(text: string | null, fallback: number, most: number): number {
  const number = text === null || text.trim() === '' ? fallback : Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : fallback;
}

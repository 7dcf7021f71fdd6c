import { PAGE_SIZE } from '#config.ts';
import { type SortOrder, sortOrder } from './sort-orders.ts';
import { AMOUNT_FILTERS, type FilterValues, FLAG_FILTERS, isGendered, LIST_FILTERS } from '#contract/listing-query.ts';
import { toPaise } from '#lib/minor-units.ts';
import { nonEmpty } from '#lib/non-empty.ts';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;
const MAX_WORDS = 50;
/** The highest price that the price column holds. */
const MAX_RUPEES = 40_000_000;

/**
 * The query of GET /products. Names and values are in lower case, and prices in paise. Parameters that are not known
 * are ignored (docs/behaviour.md 7.products).
 */
export interface ProductFilter extends FilterValues {
  page: number;
  limit: number;
  category: string | undefined;
  parent: string | undefined;
  collection: string | undefined;
  gender: string | undefined;
  /** Matches products that have any of these words as category, parent category or gender. */
  anyOf: { words: string[]; withoutGender: boolean } | undefined;
  featured: boolean;
  sale: boolean;
  /** The words typed, trimmed. */
  search: string | undefined;
  sort: SortOrder | undefined;
  /** Which facets to count. */
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
    collection: key(query.get('collection')),
    gender: key(query.get('gender')),
    anyOf: anyOf(query.getAll('filter')),
    featured: query.get('featured') === 'true',
    sale: query.get('sale') === 'true',
    search: nonEmpty(query.get('search')?.trim()),
    ...each(LIST_FILTERS, (name) => keys(query.getAll(name))),
    ...each(AMOUNT_FILTERS, (name) => paise(query.get(name))),
    ...each(FLAG_FILTERS, (name) => query.get(name) === 'true'),
    sort: sortOrder(query.get('sort')),
    facets: query.get('facets') === 'all' ? 'all' : query.get('facets') === 'true' ? 'parents' : 'none',
  };
}

/** Only the search index can answer these; any other listing is read from the database's own indexes. */
export function needsIndex(filter: ProductFilter): boolean {
  return (
    filter.search !== undefined ||
    filter.collection !== undefined ||
    LIST_FILTERS.some((name) => filter[name].length > 0) ||
    AMOUNT_FILTERS.some((name) => filter[name] !== undefined) ||
    FLAG_FILTERS.some((name) => filter[name]) ||
    filter.sort !== undefined ||
    filter.facets === 'all'
  );
}

/** Whether the category is one of the words: then `anyOf` filters nothing more. */
export function impliesAnyOf({ category, anyOf }: Pick<ProductFilter, 'category' | 'anyOf'>): boolean {
  return category !== undefined && !isGendered(category) && anyOf?.words.includes(category) === true;
}

/** The word `null` matches products without a gender. */
function anyOf(given: string[]): ProductFilter['anyOf'] {
  const words = given.flatMap((list) => list.split(',')).flatMap((word) => key(word) ?? []);
  if (words.length === 0) return undefined;
  return { words: words.filter((word) => word !== 'null').slice(0, MAX_WORDS), withoutGender: words.includes('null') };
}

function keys(given: string[]): string[] {
  return given.flatMap((value) => key(value) ?? []).slice(0, MAX_WORDS);
}

/** From rupees as they are typed. */
function paise(text: string | null): number | undefined {
  const rupees = text === null || text.trim() === '' ? NaN : Number(text);
  return rupees >= 0 && rupees <= MAX_RUPEES ? toPaise(rupees) : undefined;
}

function key(text: string | null): string | undefined {
  return nonEmpty(text?.trim().toLowerCase().slice(0, 200));
}

function wholeNumber(text: string | null, fallback: number, max: number): number {
  const number = text === null || text.trim() === '' ? fallback : Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : fallback;
}

function each<N extends string, T>(names: readonly N[], read: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, T>;
}

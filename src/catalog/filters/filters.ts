import * as text from '../text.ts';
import type { ProductQuery, ProductSort } from '#contract/listing-query.ts';
import { wellFormed } from '#lib/well-formed.ts';

/** What a listing is narrowed by and how it is sorted, where the store announces `filters`. */
export interface Filters {
  sizes: string[];
  colors: string[];
  /** In rupees. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  inStock: boolean;
  /** '' is the store's own order, and of a search the best match first. */
  sort: ProductSort | '';
}

export const NO_FILTERS: Filters = {
  sizes: [],
  colors: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  sort: '',
};

/** Of one kind; an address has an end. */
const MOST_VALUES = 20;
const MAX_VALUE = 60;
const MAX_PRICE = 10_000_000;

export const SORTS: readonly { value: ProductSort; label: string }[] = [
  { value: 'newest', label: text.newest },
  { value: 'price-asc', label: text.priceLowToHigh },
  { value: 'price-desc', label: text.priceHighToLow },
  { value: 'name', label: text.nameAToZ },
];

/** Relevance is what a search is sorted by anyway, and nothing else can be. */
export function readFilters(query: URLSearchParams): Filters {
  const prices = [priceOf(query.get('minPrice')), priceOf(query.get('maxPrice'))] as const;
  const [minPrice, maxPrice] = prices[0] && prices[1] && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? '';
  return {
    sizes: valuesOf(query.getAll('size')),
    colors: valuesOf(query.getAll('color')),
    minPrice,
    maxPrice,
    inStock: query.get('inStock') === 'true',
    sort,
  };
}

function valuesOf(given: string[]): string[] {
  const values = given.map((one) => wellFormed(one.trim())).filter((one) => one && one.length <= MAX_VALUE);
  return [...new Set(values)].slice(0, MOST_VALUES).sort();
}

/** Paise are the smallest money there is; nothing costs less than nothing. */
function priceOf(given: string | null): number | undefined {
  const price = /^\d{1,8}(\.\d{1,2})?$/.test(given?.trim() ?? '') ? Number(given) : 0;
  return price > 0 && price <= MAX_PRICE ? price : undefined;
}

/** As GET /products and the shop's own addresses name them, in their one order. */
export function filterQuery({
  sizes,
  colors,
  minPrice,
  maxPrice,
  inStock,
  sort,
}: Filters): Pick<ProductQuery, 'size' | 'color' | 'minPrice' | 'maxPrice' | 'inStock' | 'sort'> {
  return {
    ...(sizes.length ? { size: sizes } : {}),
    ...(colors.length ? { color: colors } : {}),
    ...(minPrice ? { minPrice } : {}),
    ...(maxPrice ? { maxPrice } : {}),
    ...(inStock ? { inStock: 'true' as const } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** Is a listing more than its category, type, and featured or sale: something crawlers need not know? */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filterQuery(filters)).length > 0;
}

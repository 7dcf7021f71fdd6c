import { sortLabels } from '../text.ts';
import {
  AMOUNT_FILTERS,
  FILTER_NAMES,
  type FilterValues,
  FLAG_FILTERS,
  LIST_FILTERS,
  type ProductQuery,
} from '#contract/listing-query.ts';
import { wellFormed } from '#lib/text/well-formed.ts';

/** The filters and the sort order of a listing, where the store announces `filters`. Prices are in rupees. */
export type Filters = FilterValues & {
  /** '' is the store's own order, and of a search the best match first. */
  sort: string;
};

/** The sort orders that pages offer. */
export const SORT_NAMES = Object.keys(sortLabels);

const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 60;
const MAX_PRICE = 10_000_000;

export const NO_FILTERS: Filters = readFilters(new URLSearchParams());

export function readFilters(query: URLSearchParams): Filters {
  const filters = {
    ...each(LIST_FILTERS, (name) => valuesOf(query.getAll(name))),
    ...each(AMOUNT_FILTERS, (name) => priceOf(query.get(name))),
    ...each(FLAG_FILTERS, (name) => query.get(name) === 'true'),
    sort: SORT_NAMES.find((name) => name === query.get('sort')) ?? '',
  };
  const { minPrice, maxPrice } = filters;
  return minPrice && maxPrice && minPrice > maxPrice ? { ...filters, minPrice: maxPrice, maxPrice: minPrice } : filters;
}

function valuesOf(given: string[]): string[] {
  const values = given.map((one) => wellFormed(one.trim())).filter((one) => one && one.length <= MAX_VALUE_LENGTH);
  return [...new Set(values)].slice(0, MAX_VALUES).sort();
}

function priceOf(given: string | null): number | undefined {
  const price = /^\d{1,8}(\.\d{1,2})?$/.test(given?.trim() ?? '') ? Number(given) : 0;
  return price > 0 && price <= MAX_PRICE ? price : undefined;
}

/** The parameters of GET /products and of the shop's own addresses, in the order in which cache keys have them. */
export function filterQuery(filters: Filters): Partial<ProductQuery> {
  const { sort } = filters;
  const set = FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    if (Array.isArray(value) ? value.length === 0 : !value) return [];
    return [[name, value === true ? 'true' : value]];
  });
  return { ...(Object.fromEntries(set) as Partial<ProductQuery>), ...(sort ? { sort } : {}) };
}

function each<N extends string, T>(names: readonly N[], valueOf: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, T>;
}

/** Whether a listing has more than its category, type, and featured or sale: it is not indexed. */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filterQuery(filters)).length > 0;
}

/** The kinds of a parameter's value. A list is written as the parameter repeated, a flag as `true` or not at all. */
interface Values {
  text: string;
  list: string[];
  number: number;
  flag: 'true';
  facets: 'true' | 'all';
}
interface Parameter {
  holds: keyof Values;
  /** Its name in the address of a page; without one, only requests to the API have it. */
  page?: string;
}

/**
 * The filters that are sent only when the store announces `filters`. A list and a flag have counts in `ProductFacets`
 * under their own names, and a control each in the form of /filters (labels: catalog/text.ts). How the embedded
 * API filters by each is in store-api/shop/search/filter.ts and bucket-filters.ts.
 */
const FILTERS = {
  /** Any of these sizes. */
  size: { holds: 'list', page: 'size' },
  /** Any of these colours. */
  color: { holds: 'list', page: 'color' },
  /** In rupees, included; compared with what is paid for the cheapest variant. */
  minPrice: { holds: 'number', page: 'minPrice' },
  maxPrice: { holds: 'number', page: 'maxPrice' },
  /** Only what can be ordered now, in one of the sizes and colours asked for. */
  inStock: { holds: 'flag', page: 'inStock' },
} as const satisfies Record<string, Parameter>;

/**
 * Every query parameter of listings, by its name in GET /products. Pages, cache keys, canonical addresses and the
 * API's types all follow from this table, in its order.
 */
const LISTING_QUERY = {
  page: { holds: 'number', page: 'page' },
  limit: { holds: 'number' },
  /**
   * The words that a shopper typed, at most 100 characters; it filters like the others and puts the best match first.
   * Sent only when the store announces the capability `search`.
   */
  search: { holds: 'text', page: 'q' },
  category: { holds: 'text', page: 'category' },
  gender: { holds: 'text' },
  /** Any of these words as category, parent category or gender, separated by commas. */
  filter: { holds: 'text' },
  parentCategory: { holds: 'text', page: 'parentCategory' },
  /** The slug of a collection of the store's record. Sent only when the store announces `collections`. */
  collection: { holds: 'text', page: 'collection' },
  featured: { holds: 'flag', page: 'featured' },
  sale: { holds: 'flag', page: 'sale' },
  ...FILTERS,
  /**
   * The name of a sort order, such as `price-asc` (capability `filters`). A backend ignores one that it does not know,
   * and then sorts as without one: a search by relevance, any other listing in the store's own order.
   */
  sort: { holds: 'text', page: 'sort' },
  /** `true` asks for counts of parent categories (capability `facets`), `all` for those of every kind (`filters`). */
  facets: { holds: 'facets' },
} as const satisfies Record<string, Parameter>;

type ListingQuery = typeof LISTING_QUERY;

/** Query of GET /products; all optional. */
export type ProductQuery = { [Name in keyof ListingQuery]?: Values[ListingQuery[Name]['holds']] } & Record<
  string,
  string | number | string[] | undefined
>;

/** The parameters that GET /products reads, in the order in which requests name it. */
export const PRODUCT_PARAMETERS: readonly string[] = Object.keys(LISTING_QUERY);

const pageNames = Object.values<Parameter>(LISTING_QUERY).flatMap(({ page }) => page ?? []);

/**
 * The parameters that /search and /filters read of their address, in the order in which links name it: the page's
 * number comes last.
 */
export const SEARCH_PAGE_PARAMETERS: readonly string[] = [...pageNames.filter((name) => name !== 'page'), 'page'];

/** The parameters that /products reads: the same without the text of a search. */
export const LISTING_PAGE_PARAMETERS: readonly string[] = SEARCH_PAGE_PARAMETERS.filter((name) => name !== 'q');

type NamesHolding<T extends keyof Values> = {
  [Name in keyof typeof FILTERS]: (typeof FILTERS)[Name]['holds'] extends T ? Name : never;
}[keyof typeof FILTERS];
export type ListFilter = NamesHolding<'list'>;
export type AmountFilter = NamesHolding<'number'>;
export type FlagFilter = NamesHolding<'flag'>;

/** The values of the filters. An empty list, undefined and false filter nothing. */
export type FilterValues = Record<ListFilter, string[]> &
  Record<AmountFilter, number | undefined> &
  Record<FlagFilter, boolean>;

export const FILTER_NAMES = Object.keys(FILTERS) as readonly (ListFilter | AmountFilter | FlagFilter)[];
const filtersHolding = (kind: keyof Values): string[] =>
  Object.entries<Parameter>(FILTERS).flatMap(([name, { holds }]) => (holds === kind ? [name] : []));
export const LIST_FILTERS = /* @__PURE__ */ filtersHolding('list') as readonly ListFilter[];
export const AMOUNT_FILTERS = /* @__PURE__ */ filtersHolding('number') as readonly AmountFilter[];
export const FLAG_FILTERS = /* @__PURE__ */ filtersHolding('flag') as readonly FlagFilter[];

/** These categories are genders too, and match products of either (docs/behaviour.md 7.products). */
export function isGendered(category: string | undefined): boolean {
  return category === 'men' || category === 'women';
}

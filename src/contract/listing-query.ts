/** Sort orders of a listing (capability `filters`). Without one: a search's best match first, else the store's own order. */
export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'relevance'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What a parameter holds. A list is written as the parameter repeated, a flag as `true` or not at all. */
interface Values {
  text: string;
  list: string[];
  number: number;
  flag: 'true';
  sort: ProductSort;
  facets: 'true' | 'all';
}
interface Parameter {
  holds: keyof Values;
  /** Its name in the address of a page; without one, only calls of the API have it. */
  page?: string;
}

/**
 * Every query parameter of listings, by its name in GET /products. Pages, cache keys, canonical addresses and the
 * API's types all follow from this table, in its order.
 */
const LISTING_QUERY = {
  page: { holds: 'number', page: 'page' },
  limit: { holds: 'number' },
  /**
   * What a shopper typed, at most 100 characters; it filters like the others and puts the best match first. Sent only
   * when the store announces the capability `search`.
   */
  search: { holds: 'text', page: 'q' },
  category: { holds: 'text', page: 'category' },
  gender: { holds: 'text' },
  /** Any of these words as category, parent category or gender, separated by commas. */
  filter: { holds: 'text' },
  parentCategory: { holds: 'text', page: 'parentCategory' },
  featured: { holds: 'flag', page: 'featured' },
  sale: { holds: 'flag', page: 'sale' },
  // Those from here to `sort` are sent only when the store announces `filters`.
  /** Any of these sizes. */
  size: { holds: 'list', page: 'size' },
  /** Any of these colours. */
  color: { holds: 'list', page: 'color' },
  /** In rupees, included; compared with what is paid for the cheapest variant. */
  minPrice: { holds: 'number', page: 'minPrice' },
  maxPrice: { holds: 'number', page: 'maxPrice' },
  /** Only what can be ordered now, in one of the sizes and colours asked for. */
  inStock: { holds: 'flag', page: 'inStock' },
  sort: { holds: 'sort', page: 'sort' },
  /** `true` asks for counts of parent categories (capability `facets`), `all` for those of every kind (`filters`). */
  facets: { holds: 'facets' },
} as const satisfies Record<string, Parameter>;

type ListingQuery = typeof LISTING_QUERY;

/** Query of GET /products; all optional. */
export type ProductQuery = { [Name in keyof ListingQuery]?: Values[ListingQuery[Name]['holds']] } & {
  [extra: string]: string | number | string[] | undefined;
};

/** What GET /products reads, in the order in which calls name it. */
export const PRODUCT_PARAMETERS: readonly string[] = Object.keys(LISTING_QUERY);

const pageNames = Object.values<Parameter>(LISTING_QUERY).flatMap(({ page }) => page ?? []);

/** What /search and /filters read of their address, in the order in which links name it: the page's number comes last. */
export const SEARCH_PAGE_PARAMETERS: readonly string[] = [...pageNames.filter((name) => name !== 'page'), 'page'];

/** What /products reads: the same without the words of a search. */
export const LISTING_PAGE_PARAMETERS: readonly string[] = SEARCH_PAGE_PARAMETERS.filter((name) => name !== 'q');

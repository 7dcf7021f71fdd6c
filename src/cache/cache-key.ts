import { API_PREFIX } from '#config.ts';
import { LISTING_PAGE_PARAMETERS, PRODUCT_PARAMETERS, SEARCH_PAGE_PARAMETERS } from '#contract/listing-query.ts';

/**
 * Public addresses, and the query parameters each of them reads, in the order its own links give them. Every visitor
 * gets the same answer there, so copies may be kept; an address that is not listed is never kept.
 */
const KNOWN: [path: RegExp, parameters: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/products$/, LISTING_PAGE_PARAMETERS],
  [/^\/(search|filters)$/, SEARCH_PAGE_PARAMETERS],
  [/^\/product\/[^/]+$/, ['color', 'size']],
  [/^\/[a-z0-9][a-z0-9-]*$/, []],
  [new RegExp(`^${API_PREFIX}/storeInfo$`), []],
  [new RegExp(`^${API_PREFIX}/products$`), PRODUCT_PARAMETERS],
  [new RegExp(`^${API_PREFIX}/products/[^/]+(/related)?$`), []],
  [new RegExp(`^${API_PREFIX}/suggestions$`), ['q']],
];

/** Pages of one segment that read their query, or show nothing without it; all the others are policies and the like. */
const UNKNOWN = /^\/(account|api-test|checkout|image|order-success|orders|payment|reset-password|track-order|404|500)$/;
const MAX_LENGTH = 1_000;

/**
 * One spelling for all addresses that get the same answer: host and path, then the known parameters. What an
 * advertiser's link adds (utm_…) is left out, also of what is rendered. Undefined where no copy may be kept.
 */
export function cacheKey(host: string, url: URL): { key: string; path: string } | undefined {
  if (url.pathname.length + url.search.length + host.length > MAX_LENGTH) return undefined;
  const path = url.pathname.length > 1 ? withoutEndSlashes(url.pathname) : url.pathname;
  const known = UNKNOWN.test(path) ? undefined : KNOWN.find(([pattern]) => pattern.test(path));
  if (!known) return undefined;
  // A backend may read more than the contract names; pages read nothing else.
  if (path.startsWith(API_PREFIX) && [...url.searchParams.keys()].some((name) => !known[1].includes(name)))
    return undefined;
  const kept = new URLSearchParams();
  if (url.search)
    for (const name of known[1]) for (const value of url.searchParams.getAll(name)) kept.append(name, value);
  const query = kept.toString();
  const whole = query ? `${path}?${query}` : path;
  return { key: host.toLowerCase() + whole, path: whole };
}

/** By hand: `/\/+$/` looks at every run of slashes again from each of its slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

import { pages } from 'virtual:cacheable-pages';
import { API_PREFIX, IMAGE_PATH } from '#config.ts';
import { PRODUCT_PARAMETERS } from '#contract/listing-query.ts';

type Route = [path: RegExp, parameters: readonly string[] | undefined];

const MAX_LENGTH = 1_000;
/** At the root stand files too, with a dot in their name. */
const ROOT_SEGMENT = '[a-z0-9][a-z0-9-]*';

/** Public reads of the API, and the query parameters that each of them takes. */
const READS: Route[] = [
  [new RegExp(`^${API_PREFIX}/storeInfo$`), []],
  [new RegExp(`^${API_PREFIX}/products$`), PRODUCT_PARAMETERS],
  [new RegExp(`^${API_PREFIX}/products/[^/]+(/related)?$`), []],
  [new RegExp(`^${API_PREFIX}/suggestions$`), ['q']],
  [new RegExp(`^${API_PREFIX}/size-guides/[^/]+$`), []],
];

/**
 * Every route with the query parameters that it reads, in the order in which its own links name them, or undefined
 * where nothing may be cached. Pages declare theirs as `cacheable`; a page with a name of its own comes before
 * `[name]`.
 */
const ROUTES: Route[] = [
  ...READS,
  [new RegExp(`^${IMAGE_PATH}$`), undefined],
  ...pages
    .toSorted((a, b) => Number(a.route.includes('[')) - Number(b.route.includes('[')))
    .map(({ route, query }): Route => [patternOf(route), query]),
];

/**
 * One spelling for all addresses that get the same answer: host and path, then the parameters that are read. What an
 * advertiser's link adds (utm_…) is left out, also of what is rendered. Undefined where nothing may be cached.
 */
export function cacheKey(host: string, url: URL): { key: string; path: string } | undefined {
  if (url.pathname.length + url.search.length + host.length > MAX_LENGTH) return undefined;
  const path = url.pathname.length > 1 ? withoutEndSlashes(url.pathname) : url.pathname;
  const parameters = ROUTES.find(([pattern]) => pattern.test(path))?.[1];
  if (!parameters) return undefined;
  // A backend may read more than the contract names; pages read nothing else.
  if (path.startsWith(API_PREFIX) && [...url.searchParams.keys()].some((name) => !parameters.includes(name)))
    return undefined;
  const read = new URLSearchParams();
  if (url.search)
    for (const name of parameters) for (const value of url.searchParams.getAll(name)) read.append(name, value);
  const query = read.toString();
  const whole = query ? `${path}?${query}` : path;
  return { key: host.toLowerCase() + whole, path: whole };
}

function patternOf(route: string): RegExp {
  const pattern = route
    .replaceAll('.', '\\.')
    .replace(/(^\/)?\[[^\]]+\]/g, (_part, root?: string) => (root ? root + ROOT_SEGMENT : '[^/]+'));
  return new RegExp(`^${pattern}$`);
}

/** By hand: `/\/+$/` looks at every run of slashes again from each of its slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

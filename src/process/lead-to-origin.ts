import { IMAGE_PATH } from '#config.ts';

/** The owner may choose another origin: browsers would keep a 308 without an age for good. */
const MAX_AGE_S = 3_600;
/** `/.well-known/`, pictures, and what the framework answers below names of its own. */
const NO_PAGE = new RegExp(`^(?:/\\.well-known/|/_|${IMAGE_PATH}$)`);
/** Files, also those that are made on request: the service worker, icons, sitemaps, feeds. */
const FILE = /\.[a-z0-9]+$/i;

/** Is this a request for a page, which may lead to another host? The backend knows paths of its own. */
export function isPage({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { pathname } = new URL(url);
  return !NO_PAGE.test(pathname) && !FILE.test(pathname);
}

/**
 * A proxy before the shop was asked for the origin's own host and sent another one as `Host`: leading there would go
 * round in a circle. The header decides nothing else.
 */
export function isRenamed({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  const [asked = ''] = (headers.get('x-forwarded-host') ?? '').split(',');
  return asked.trim().toLowerCase().replace(/:\d*$/, '') === new URL(origin).hostname;
}

/** To the same path and query. */
export function leadTo(origin: string, { url }: Pick<Request, 'url'>): Response {
  const { pathname, search } = new URL(url);
  return new Response(null, {
    status: 308,
    headers: { location: origin + pathname + search, 'cache-control': `max-age=${MAX_AGE_S}` },
  });
}

import { FetchState } from 'astro/fetch';
import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { environment, openBackend } from '#api-client/open-backend.ts';
import { pageCache } from '#cache/process-cache.ts';
import { savesData } from '#cache/save-data.ts';
import { openImages } from '#images/serve-image.ts';
import { isPage, isRenamed, leadTo } from '#process/lead-to-origin.ts';
import { errorResponse } from '#process/error-response.ts';
import { API_PREFIX, IMAGE_PATH } from '#config.ts';
import { isHttpsOrigin, securityHeaders } from '#lib/security-headers.ts';

/** The request handler behind the cache: the store API, pictures of a remote backend, and Astro's pages. */
const app = new Hono();

const [plainHeaders, httpsHeaders] = [false, true].map((isHttps) => Object.entries(securityHeaders(isHttps)));
app.use(async (c, next) => {
  await next();
  const isHttps = isHttpsOrigin(environment.STORE_ORIGIN) || (await isHttpsStore(c.req.header('host') ?? ''));
  for (const [name, value] of (isHttps ? httpsHeaders : plainHeaders) ?? [])
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
});

app.use(async (c, next) => {
  const backend = await openBackend();
  const { pathname } = new URL(c.req.url);
  if (!backend.owns(pathname)) return next();
  return backend.fetch(c.req.raw, peerOf(c.req.raw));
});

app.onError((error, c) => errorResponse(error, c.req.path.startsWith(API_PREFIX)));

const images = openImages(environment);
app.get(IMAGE_PATH, (c) => images(c.req.raw));

/** An unknown host gets 421 where stores list their hosts (reliability H1). */
app.use(async (c, next) => {
  const backend = await openBackend();
  if (await backend.isUnknownHost(c.req.header('host') ?? ''))
    return c.text('There is no store at this address.', 421, { 'cache-control': 'no-store' });
  return next();
});

/** Pages of a host that a store lists beside its origin's lead to the origin (docs/decisions D326). */
app.use(async (c, next) => {
  const origin = await leadsOn(c.req.raw);
  return origin === undefined || isRenamed(c.req.raw, origin) ? next() : leadTo(origin, c.req.raw);
});

app.use(astro());

/** The server's request handler: the page cache first, then `app`. */
const handler = {
  fetch: async (request: Request): Promise<Response> => {
    const load = async (toLoad: Request) => app.fetch(toLoad);
    // What a host answers that leads on is not cached: neither the way there nor a page in its place.
    const answer = (await leadsOn(request))
      ? await load(request)
      : await (pageCache()?.respond(request, load) ?? load(request));
    if (savesData(request.headers)) answer.headers.delete('speculation-rules');
    return answer;
  },
};

/** Scheme and host to which this request leads; undefined where it is for no page, or its host answers pages. */
async function leadsOn(request: Request): Promise<string | undefined> {
  if (!isPage(request)) return undefined;
  const backend = await openBackend().catch(() => undefined);
  if (!backend || backend.owns(new URL(request.url).pathname)) return undefined;
  return backend.leadsTo(request.headers.get('host') ?? '');
}

/** False as well while that cannot be told. */
async function isHttpsStore(host: string): Promise<boolean> {
  try {
    return await (await openBackend()).isHttpsStore(host);
  } catch {
    return false;
  }
}

/**
 * The address of the connection's peer. Astro's Node adapter sets it on the request; its development server passes it
 * with what it renders by.
 */
function peerOf(request: Request): string | undefined {
  const address: unknown = Reflect.get(request, Symbol.for('astro.clientAddress'));
  return typeof address === 'string' ? address : new FetchState(request).clientAddress;
}

export default handler;

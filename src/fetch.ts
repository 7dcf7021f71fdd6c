import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { environment, openBackend } from '#api-client/server.ts';
import { pageCache } from '#cache/process-cache.ts';
import { savesData } from '#cache/save-data.ts';
import { openImages } from '#images/serve-image.ts';
import { errorResponse } from '#server/error-response.ts';
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

app.use(astro());

/** The server's request handler: the page cache first, then `app`. */
const handler = {
  fetch: async (request: Request): Promise<Response> => {
    const load = async (toLoad: Request) => app.fetch(toLoad);
    const answer = await (pageCache()?.respond(request, load) ?? load(request));
    if (savesData(request.headers)) answer.headers.delete('speculation-rules');
    return answer;
  },
};

/** False as well while that cannot be told. */
async function isHttpsStore(host: string): Promise<boolean> {
  try {
    return await (await openBackend()).isHttpsStore(host);
  } catch {
    return false;
  }
}

/** The address of the connection's peer, which Astro's Node adapter sets on the request. */
function peerOf(request: Request): string | undefined {
  const address: unknown = Reflect.get(request, Symbol.for('astro.clientAddress'));
  return typeof address === 'string' ? address : undefined;
}

export default handler;

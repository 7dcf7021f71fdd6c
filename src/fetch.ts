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

const headers = Object.entries(securityHeaders(isHttpsOrigin(environment.STORE_ORIGIN)));
app.use(async (c, next) => {
  await next();
  for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
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

/** The address of the connection's peer, which Astro's Node adapter sets on the request. */
function peerOf(request: Request): string | undefined {
  const address: unknown = Reflect.get(request, Symbol.for('astro.clientAddress'));
  return typeof address === 'string' ? address : undefined;
}

export default handler;

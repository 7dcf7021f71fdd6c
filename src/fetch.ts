import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { environment, openBackend } from '#api-client/server.ts';
import { pageCache } from '#cache/process-cache.ts';
import { savesData } from '#cache/save-data.ts';
import { openImages } from '#images/serve-image.ts';
import { errorResponse } from '#server/error-response.ts';
import { API_PREFIX, IMAGE_PATH } from '#config.ts';
import { isHttpsOrigin, securityHeaders } from '#lib/security-headers.ts';

/** What belongs to the store API goes there, foreign pictures to theirs, the rest to Astro's pages. */
const inside = new Hono();

const headers = Object.entries(securityHeaders(isHttpsOrigin(environment.STORE_ORIGIN)));
inside.use(async (c, next) => {
  await next();
  for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
});

inside.use(async (c, next) => {
  const backend = await openBackend();
  const { pathname } = new URL(c.req.url);
  if (!backend.owns(pathname)) return next();
  return backend.fetch(c.req.raw, peerOf(c.req.raw));
});

inside.onError((error, c) => errorResponse(error, c.req.path.startsWith(API_PREFIX)));

const images = openImages(environment);
inside.get(IMAGE_PATH, (c) => images(c.req.raw));

/** A shop that lists its hosts is found under no other (reliability H1). */
inside.use(async (c, next) => {
  const backend = await openBackend();
  if (await backend.isUnknownHost(c.req.header('host') ?? ''))
    return c.text('There is no store at this address.', 421, { 'cache-control': 'no-store' });
  return next();
});

inside.use(astro());

/** The server's one door: a kept copy where there is one, else inside. */
const door = {
  fetch: async (request: Request): Promise<Response> => {
    const load = async (asked: Request) => inside.fetch(asked);
    const answer = await (pageCache()?.respond(request, load) ?? load(request));
    if (savesData(request.headers)) answer.headers.delete('speculation-rules');
    return answer;
  },
};

/** The address at the other end, which Astro's node adapter leaves on the request. */
function peerOf(request: Request): string | undefined {
  const address: unknown = Reflect.get(request, Symbol.for('astro.clientAddress'));
  return typeof address === 'string' ? address : undefined;
}

export default door;

import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { environment, openBackend } from '#api-client/server.ts';
import { pageCache } from '#cache/process-cache.ts';
import { savesData } from '#cache/save-data.ts';
import { IMAGE_PATH } from '#images/address.ts';
import { openImages } from '#images/serve-image.ts';

/** What belongs to the store API goes there, foreign pictures to theirs, the rest to Astro's pages. */
const inside = new Hono();

inside.use(
  secureHeaders({
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: 'same-site',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'] },
  }),
);

inside.use(async (c, next) => {
  const backend = await openBackend();
  const { pathname } = new URL(c.req.url);
  if (!backend.owns(pathname)) return next();
  return backend.fetch(c.req.raw, peerOf(c.req.raw));
});

const images = openImages(environment);
inside.get(IMAGE_PATH, (c) => images(c.req.raw));

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

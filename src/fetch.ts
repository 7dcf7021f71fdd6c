import { astro } from 'astro/hono';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { openBackend } from '#api-client/server.ts';

/** The server's one door: what belongs to the store API goes there, the rest to Astro's pages. */
const app = new Hono();

app.use(
  secureHeaders({
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: 'same-site',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'] },
  }),
);

app.use(async (c, next) => {
  const backend = await openBackend();
  const { pathname } = new URL(c.req.url);
  if (!backend.owns(pathname)) return next();
  return backend.fetch(c.req.raw, peerOf(c.req.raw));
});

app.use(astro());

/** The address at the other end, which Astro's node adapter leaves on the request. */
function peerOf(request: Request): string | undefined {
  const address: unknown = Reflect.get(request, Symbol.for('astro.clientAddress'));
  return typeof address === 'string' ? address : undefined;
}

export default app;

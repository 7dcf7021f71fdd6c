import { shopRefusals } from './refusal-texts.ts';
import type { Env, Hono } from 'hono';
import { refuse, toResponse } from './answer.ts';
import { answerDocument } from './answer-document.ts';
import { checkOrigin, preflight } from './cross-site.ts';
import { API_PREFIX } from '#config.ts';

/** The Host header of a request. Forwarded headers are ignored (reliability H1). */
export function hostOf(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}

/** The rule of all calls below /api/v1: preflights are answered, pages of other sites refused. */
export function addOriginCheck<E extends Env>(router: Hono<E>): void {
  router.use(`${API_PREFIX}/*`, async (c, next) => {
    const { refusal, headers } = checkOrigin(c.req.raw, hostOf(c.req.raw));
    if (c.req.method === 'OPTIONS') return preflight(headers);
    if (refusal) return toResponse({ ...refusal, headers });
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return undefined;
  });
}

export function addDocument<E extends Env>(router: Hono<E>): void {
  router.get(`${API_PREFIX}/openapi.json`, async () => toResponse(await answerDocument()));
}

/** After all routes: 405 for another method of one of these paths, 404 for any other path. */
export function refuseTheRest<E extends Env>(
  router: Hono<E>,
  paths: Iterable<readonly [string, readonly string[]]>,
): void {
  for (const [path, methods] of paths)
    router.all(path, () =>
      toResponse(
        refuse(405, 'wrong-method', shopRefusals().wrongMethod, {
          headers: { allow: allowed(methods) },
        }),
      ),
    );
  router.notFound(() => toResponse(refuse(404, 'not-found', shopRefusals().nothingHere)));
}

function allowed(methods: readonly string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
}

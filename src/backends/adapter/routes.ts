import { type Context, Hono } from 'hono';
import { answerCall } from './answer-call.ts';
import { EngineDown, EngineRefusal } from './engine-error.ts';
import type { Handlers } from './handler.ts';
import { refuse, toResponse, tryLater } from '#backends/serving/answer.ts';
import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { notSignedIn } from '#backends/serving/refusals.ts';
import { addDocument, addOriginCheck, refuseTheRest } from '#backends/serving/routes.ts';
import { API_PREFIX } from '#config.ts';
import { NO_BACKEND } from '#contract/error.ts';
import { log } from '#log.ts';

/**
 * Every endpoint of the contract below /api/v1, answered by an adapter's handlers. 404 and 405 as usual; 502 while the
 * engine does not answer, which clients read as no answer at all.
 */
export function createRoutes(handlers: Handlers): Hono {
  const router = new Hono();
  addOriginCheck(router);

  const paths = new Map<string, string[]>();
  for (const handler of Object.values(handlers)) {
    const { method } = handler.endpoint;
    const path = API_PREFIX + handler.endpoint.path;
    paths.set(path, [...(paths.get(path) ?? []), method]);
    router.on(method, path, (c: Context) => answerCall(handler, c.req.raw, c.req.param('id') ?? ''));
  }
  addDocument(router);
  refuseTheRest(router, paths);
  router.onError((error) => toResponse(failure(error)));
  return router;
}

function failure(error: Error) {
  const text = shopRefusals();
  if (error instanceof EngineDown) {
    log.warn({ err: error }, 'the engine behind the shop did not answer');
    return refuse(502, NO_BACKEND, text.noBackend);
  }
  if (error instanceof EngineRefusal) {
    if (error.status === 401) return notSignedIn(text);
    log.warn({ err: error, status: error.status, type: error.type }, 'the engine behind the shop refused a call');
    return tryLater(5, 503, 'unavailable', text.unavailable);
  }
  log.error({ err: error }, 'a request to the adapter failed');
  return refuse(500, 'internal', text.internal);
}

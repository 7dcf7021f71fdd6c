import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { type Context, Hono } from 'hono';
import { refuse, toResponse, tryLater } from '#backends/serving/answer.ts';
import { answerEndpoint } from './answer-endpoint.ts';
import { addDocument, addOriginCheck, refuseTheRest } from '#backends/serving/routes.ts';
import { isUnavailable } from '../base/db/unavailable.ts';
import { TooBusy } from '../base/auth/hash-pool.ts';
import { showDocument } from './documents/show-document.ts';
import { receiveCallback } from './payments/callback.ts';
import { receiveForm, showForm } from './payments/gateway-form.ts';
import { receiveReturn } from './payments/return.ts';
import { receiveDecision, receiveBankForm, showBankPage } from './payments/sandbox-handlers.ts';
import { handlers } from './handlers/handlers.ts';
import { serveMedia } from './serve-media.ts';
import type { AppContext, RequestContext } from './app-context.ts';
import { openRequestContext } from './request-context.ts';
import { API_PREFIX } from '#config.ts';
import type { EndpointName } from '#contract/endpoint.ts';
import { log } from '#log.ts';
import { count } from '#counters.ts';

/** Paths beside the contract's, and the methods they take. */
const OTHER_PATHS: [path: string, methods: string[]][] = [
  [`${API_PREFIX}/openapi.json`, ['GET']],
  [`${API_PREFIX}/payments/return/:gateway`, ['GET', 'POST']],
  [`${API_PREFIX}/payments/callback/:gateway`, ['POST']],
  [`${API_PREFIX}/payments/enter/:gateway`, ['GET', 'POST']],
  [`${API_PREFIX}/documents/:reference`, ['GET']],
  ['/media/:file', ['GET']],
  ['/sandbox-bank/:mode{app|scan}', ['GET']],
  ['/sandbox-bank/pay', ['GET', 'POST']],
  ['/sandbox-bank/decide', ['POST']],
];

interface Env {
  Bindings: { peer?: string | undefined } | undefined;
}

/**
 * Every path the store API answers: the contract's endpoints and its document, gateways' callbacks and the pages a
 * shopper's browser passes on the way to a gateway and back, pictures, the sandbox bank. 400 for NUL in the address,
 * 404 and 405 as usual, 503 with Retry-After while the database or the password hashing is not available.
 */
export function createRoutes(app: AppContext): Hono<Env> {
  const router = new Hono<Env>();
  const withContext =
    (respond: (context: RequestContext, c: Context<Env>) => Promise<Response>) => async (c: Context<Env>) => {
      const context = await openRequestContext(app, c.req.raw, c.env?.peer);
      return 'body' in context ? toResponse(context) : respond(context, c);
    };

  router.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    return (pathname + search).includes('%00')
      ? toResponse(refuse(400, 'invalid', shopRefusals().invalidAddress))
      : next();
  });
  // Before the origin check: the gateway's site sends the browser back, and the request is checked by its signature.
  router.on(
    ['GET', 'POST'],
    `${API_PREFIX}/payments/return/:gateway`,
    withContext((context, c) => receiveReturn(context, c.req.param('gateway') ?? '')),
  );
  addOriginCheck(router);

  const paths = new Map<string, string[]>();
  for (const name of Object.keys(handlers) as EndpointName[]) {
    const { endpoint } = handlers[name];
    const path = API_PREFIX + endpoint.path;
    paths.set(path, [...(paths.get(path) ?? []), endpoint.method]);
    router.on(
      endpoint.method,
      path,
      withContext((context, c) => answerEndpoint(name, context, c.req.param('id') ?? '')),
    );
  }
  router.post(
    `${API_PREFIX}/payments/callback/:gateway`,
    withContext(async (context, c) => toResponse(await receiveCallback(context, c.req.param('gateway') ?? ''))),
  );
  router.post(`${API_PREFIX}/payments/enter/:gateway`, withContext(receiveForm));
  router.get(
    `${API_PREFIX}/payments/enter/:gateway`,
    withContext((context, c) => showForm(context, c.req.param('gateway') ?? '')),
  );

  router.get(
    `${API_PREFIX}/documents/:reference`,
    withContext((context, c) => showDocument(context, c.req.param('reference') ?? '')),
  );

  addDocument(router);
  router.get('/media/:file', (c) => serveMedia(app.media, c.req.param('file'), c.req.method));
  router.get('/sandbox-bank/:mode{pay|app|scan}', withContext(showBankPage));
  router.post('/sandbox-bank/pay', withContext(receiveBankForm));
  router.post(
    '/sandbox-bank/decide',
    withContext((context) => receiveDecision(context, async (callback) => router.fetch(callback))),
  );

  refuseTheRest(router, [...paths, ...OTHER_PATHS]);
  router.onError((error) => {
    if (isUnavailable(error)) {
      count('database_errors');
      log.warn({ err: error }, 'the database is not available');
      return toResponse(tryLater(5, 503, 'unavailable', shopRefusals().unavailable));
    }
    if (error instanceof TooBusy) return toResponse(tryLater(5, 503, 'busy', shopRefusals().busy));
    log.error({ err: error }, 'a request to the store API failed');
    return toResponse(refuse(500, 'internal', shopRefusals().internal));
  });
  return router;
}

import { type Context, Hono } from 'hono';
import { refuse, toResponse, tryLater } from './answer.ts';
import { answerCall } from './answer-call.ts';
import { judgeOrigin, preflight } from './cross-site.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { TooBusy } from '../auth/password.ts';
import { receiveCallback } from '../payments/callback.ts';
import { enterGateway, showEntry } from '../payments/browser/enter.ts';
import { receiveReturn } from '../payments/browser/return.ts';
import { decideAtBank, enterBank, showBank } from '../payments/sandbox/sandbox-visit.ts';
import { serveMedia } from '../media/serve-media.ts';
import type { Shop, Visit } from './app-context.ts';
import { hostOf, openVisit } from './request-context.ts';
import { API_PREFIX } from '#config.ts';
import { type Endpoint, endpoints, type EndpointName } from '#contract/endpoints.ts';
import { log } from '#log.ts';
import { count } from '#counters.ts';

/** Addresses beside the contract's, and the methods they take. */
const OTHERS: [path: string, methods: string[]][] = [
  [`${API_PREFIX}/payments/return/:gateway`, ['GET', 'POST']],
  [`${API_PREFIX}/payments/callback/:gateway`, ['POST']],
  [`${API_PREFIX}/payments/enter/:gateway`, ['GET', 'POST']],
  ['/media/:file', ['GET']],
  ['/sandbox-bank/:mode{app|scan}', ['GET']],
  ['/sandbox-bank/pay', ['GET', 'POST']],
  ['/sandbox-bank/decide', ['POST']],
];

type Env = { Bindings: { peer?: string | undefined } };

/** Every address the store API answers: the contract's calls, what gateways and browsers on their way to and from them call, pictures, the sandbox bank. */
export function createRoutes(shop: Shop): Hono<Env> {
  const app = new Hono<Env>();
  const visiting = (respond: (visit: Visit, c: Context<Env>) => Promise<Response>) => async (c: Context<Env>) => {
    const visit = await openVisit(shop, c.req.raw, c.env?.peer);
    return 'body' in visit ? toResponse(visit) : respond(visit, c);
  };

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    return /%00/.test(pathname + search) ? toResponse(refuse(400, 'invalid', 'The address is not valid.')) : next();
  });
  // A gateway sends the browser back from its own site: what comes is judged by the gateway's signature alone.
  app.on(
    ['GET', 'POST'],
    `${API_PREFIX}/payments/return/:gateway`,
    visiting((visit, c) => receiveReturn(visit, c.req.param('gateway') ?? '')),
  );
  app.use(`${API_PREFIX}/*`, async (c, next) => {
    const { refusal, headers } = judgeOrigin(c.req.raw, hostOf(c.req.raw));
    if (c.req.method === 'OPTIONS') return preflight(headers);
    if (refusal) return toResponse({ ...refusal, headers });
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return undefined;
  });

  const paths = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const path = API_PREFIX + endpoint.path;
    paths.set(path, [...(paths.get(path) ?? []), endpoint.method]);
    app.on(
      endpoint.method,
      path,
      visiting((visit, c) => answerCall(name, visit, c.req.param('id') ?? '')),
    );
  }
  app.post(
    `${API_PREFIX}/payments/callback/:gateway`,
    visiting(async (visit, c) => toResponse(await receiveCallback(visit, c.req.param('gateway') ?? ''))),
  );
  app.post(`${API_PREFIX}/payments/enter/:gateway`, visiting(enterGateway));
  app.get(
    `${API_PREFIX}/payments/enter/:gateway`,
    visiting((visit, c) => showEntry(visit, c.req.param('gateway') ?? '')),
  );

  app.get('/media/:file', (c) => serveMedia(shop.mediaFolder, c.req.param('file'), c.req.method));
  app.get('/sandbox-bank/:mode{pay|app|scan}', visiting(showBank));
  app.post('/sandbox-bank/pay', visiting(enterBank));
  app.post(
    '/sandbox-bank/decide',
    visiting((visit) => decideAtBank(visit, async (callback) => app.fetch(callback))),
  );

  for (const [path, methods] of [...paths, ...OTHERS])
    app.all(path, () =>
      toResponse(
        refuse(405, 'wrong-method', 'This address does not take that method.', {
          headers: { allow: allowed(methods) },
        }),
      ),
    );
  app.notFound(() => toResponse(refuse(404, 'not-found', 'There is nothing at this address.')));
  app.onError((error) => {
    if (isUnavailable(error)) {
      count('database_errors');
      log.warn({ err: error }, 'the database is not available');
      return toResponse(
        tryLater(5, 503, 'unavailable', 'The shop cannot be reached just now. Please try again in a moment.'),
      );
    }
    if (error instanceof TooBusy)
      return toResponse(tryLater(5, 503, 'busy', 'Too many people are signing in. Please try again in a moment.'));
    log.error({ err: error }, 'store api');
    return toResponse(refuse(500, 'internal', 'Something went wrong. Please try again later.'));
  });
  return app;
}

function allowed(methods: string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
}

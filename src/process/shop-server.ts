import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { handler } from '@astrojs/node/server.js';
import { countConnections, openDrainGate } from './drain.ts';
import { answerHealth, type NotReady } from './health.ts';
import type { Metrics } from './metrics/metrics.ts';
import { withRequestIds } from './with-request-ids.ts';
import { watchDatabase } from './readiness.ts';
import { answerCall } from './answer-call.ts';
import { logFrontAnswer, observeRequests } from './metrics/observe-requests.ts';
import { closeBackend, openBackend } from '#api-client/open-backend.ts';
import { PageCache } from '#cache/page-cache.ts';
import { usePageCache } from '#cache/process-cache.ts';
import { API_PREFIX } from '#config.ts';
import type { Environment } from '#environment.ts';
import { answerClientError } from '#http-front/answer-client-error.ts';
import { openFront } from '#http-front/open-front.ts';
import { serveCalls } from '#http-front/serve-calls.ts';
import { SERVER_LIMITS } from '#http-front/server-limits.ts';
import { isHttpsOrigin, securityHeaders } from '#lib/security-headers.ts';
import { trustedProxies } from '#lib/net/trusted-proxies.ts';
import { log } from '#log.ts';

const BUILT_FILES = 'dist/client';

export interface ShopServer {
  /** Can take connections; does not listen yet. */
  server: Server;
  metrics: Metrics | undefined;
  notReady: () => Promise<NotReady | undefined>;
  /** From now on answers close their connections, and /readyz answers 503. */
  announceEnd: () => void;
  /** After listening has ended: resolves when all is answered and written, so that the process may end. */
  drain: () => Promise<void>;
}

/** The built shop in this process. */
export async function openShopServer(environment: Environment): Promise<ShopServer> {
  const { PAGE_CACHE_MB, API_URL, DATA_DIR, TRUSTED_PROXIES, METRICS_PORT, STORE_ORIGIN } = environment;
  const cache = PAGE_CACHE_MB > 0 ? new PageCache({ bytes: PAGE_CACHE_MB * 1024 * 1024 }) : undefined;
  if (cache) usePageCache(cache);
  const metrics =
    METRICS_PORT === undefined ? undefined : await (await import('./metrics/metrics.ts')).openMetrics(cache);
  const isHttps = isHttpsOrigin(STORE_ORIGIN);
  const isProxy = trustedProxies(TRUSTED_PROXIES);
  const embedded = API_URL
    ? {}
    : { pictures: join(DATA_DIR, 'media'), calls: withRequestIds(serveCalls(answerCall), isProxy) };
  const front = openFront({
    isHttps,
    folder: BUILT_FILES,
    cache,
    // Astro's handler answers its own errors.
    pages: withRequestIds((request, response) => void handler(request, response), isProxy),
    ...embedded,
  });
  const observed = log.isLevelEnabled('debug')
    ? observeRequests(front, (served) => (logFrontAnswer(served), metrics?.observe(served)))
    : metrics
      ? observeRequests(front, metrics.observe)
      : front;

  const headers = securityHeaders(isHttps);
  const databaseDown = watchDatabase();
  const notReady = async () => (gate.isAnnounced() ? 'draining' : databaseDown());
  const gate = openDrainGate(
    (request, response) => answerHealth(request, response, notReady, headers) || observed(request, response),
  );
  const server = createServer(SERVER_LIMITS, gate.listener);
  server.on('clientError', answerClientError(isHttps));
  countConnections(server);
  // Opened now, so that background jobs run before the first request. If it fails, the first request tries again.
  openBackend().catch((error: unknown) => log.error({ err: error }, `${API_PREFIX} is not open yet`));
  return {
    server,
    metrics,
    notReady,
    announceEnd: gate.announce,
    async drain() {
      await gate.finish(server);
      await closeBackend();
    },
  };
}

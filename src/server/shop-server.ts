import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { handler } from '@astrojs/node/server.js';
import { countConnections, openDrainGate } from './drain.ts';
import { answerHealth, type NotReady } from './health.ts';
import type { Metrics } from './metrics.ts';
import { withRequestIds } from './with-request-ids.ts';
import { watchDatabase } from './readiness.ts';
import { answerCall } from './answer-call.ts';
import { logFrontAnswer, observeRequests } from './observe-requests.ts';
import { closeBackend, openBackend } from '#api-client/server.ts';
import { PageCache } from '#cache/page-cache.ts';
import { usePageCache } from '#cache/process-cache.ts';
import { API_PREFIX } from '#config.ts';
import type { Environment } from '#environment.ts';
import { answerClientError } from '#front/answer-client-error.ts';
import { openFront } from '#front/open-front.ts';
import { serveCalls } from '#front/serve-calls.ts';
import { SERVER_LIMITS } from '#front/server-limits.ts';
import { isHttpsOrigin, securityHeaders } from '#lib/security-headers.ts';
import { trustedProxies } from '#lib/trusted-proxies.ts';
import { log } from '#log.ts';

const BUILT_FILES = 'dist/client';

export interface ShopServer {
  /** Takes connections, and does not listen yet. */
  server: Server;
  metrics: Metrics | undefined;
  notReady(): Promise<NotReady | undefined>;
  /** Says in every answer, and at readyz, that the end is near. */
  announceEnd(): void;
  /** Once nobody new comes: answers what was asked, writes what is being written; then the process may end. */
  drain(): Promise<void>;
}

/** The built shop in this process. */
export async function openShopServer(environment: Environment): Promise<ShopServer> {
  const { PAGE_CACHE_MB, API_URL, DATA_DIR, TRUSTED_PROXIES, METRICS_PORT, STORE_ORIGIN } = environment;
  const cache = PAGE_CACHE_MB > 0 ? new PageCache({ bytes: PAGE_CACHE_MB * 1024 * 1024 }) : undefined;
  if (cache) usePageCache(cache);
  const metrics = METRICS_PORT === undefined ? undefined : await (await import('./metrics.ts')).openMetrics(cache);
  const isHttps = isHttpsOrigin(STORE_ORIGIN);
  const isProxy = trustedProxies(TRUSTED_PROXIES);
  const embedded = API_URL
    ? {}
    : { pictures: join(DATA_DIR, 'media'), calls: withRequestIds(serveCalls(answerCall), isProxy) };
  const front = openFront({
    isHttps,
    folder: BUILT_FILES,
    cache,
    pages: withRequestIds(handler, isProxy),
    ...embedded,
  });
  const watched = log.isLevelEnabled('debug')
    ? observeRequests(front, (seen) => (logFrontAnswer(seen), metrics?.observe(seen)))
    : metrics
      ? observeRequests(front, metrics.observe)
      : front;

  const headers = securityHeaders(isHttps);
  const databaseDown = watchDatabase();
  const notReady = async () => (door.isAnnounced() ? 'draining' : databaseDown());
  const door = openDrainGate(
    (request, response) => answerHealth(request, response, notReady, headers) || watched(request, response),
  );
  const server = createServer(SERVER_LIMITS, door.listener);
  server.on('clientError', answerClientError(isHttps));
  countConnections(server);
  // Mails that wait leave also when nobody comes; a database that is away is asked for again by the first visitor.
  openBackend().catch((error: unknown) => log.error({ err: error }, `${API_PREFIX} is not open yet`));
  return {
    server,
    metrics,
    notReady,
    announceEnd: door.announce,
    async drain() {
      await door.finish(server);
      await closeBackend();
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why no new visitor should be sent here, in a word for machines; undefined when all is well. */
export type NotReady = 'draining' | 'database' | 'starting';

const PATHS = /^\/(?:healthz|readyz)(?:\?|$)/;
const RETRY_S = 5;
const OWN = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Answers `/healthz` (the process is alive; asks nobody) and `/readyz` (200, or 503 with a word why). Returns whether
 * it did; everything else is for who stands behind.
 */
export function answerHealth(
  { url = '', method = '' }: IncomingMessage,
  response: ServerResponse,
  notReady: () => Promise<NotReady | undefined>,
  more: Record<string, string> = {},
): boolean {
  if (!PATHS.test(url)) return false;
  const headers = { ...more, ...OWN };
  if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
  else if (url.startsWith('/healthz')) response.writeHead(200, headers).end('{"status":"ok"}');
  else
    void notReady().then((why) => {
      if (why)
        response
          .writeHead(503, { ...headers, 'retry-after': String(RETRY_S) })
          .end(JSON.stringify({ status: 'unavailable', why }));
      else response.writeHead(200, headers).end('{"status":"ready"}');
    });
  return true;
}

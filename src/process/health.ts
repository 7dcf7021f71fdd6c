import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why no requests should be sent here, in a word for machines; undefined when the process is ready. */
export type NotReady = 'draining' | 'database' | 'starting';

const PATHS = /^\/(?:healthz|readyz)(?:\?|$)/;
const RETRY_S = 5;
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers `/healthz` (200 while the process is alive) and `/readyz` (200, or 503 with the reason in a word). Returns
 * whether the request was one of the two.
 */
export function answerHealth(
  { url = '', method = '' }: IncomingMessage,
  response: ServerResponse,
  notReady: () => Promise<NotReady | undefined>,
  additional: Record<string, string> = {},
): boolean {
  if (!PATHS.test(url)) return false;
  const headers = { ...additional, ...HEADERS };
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

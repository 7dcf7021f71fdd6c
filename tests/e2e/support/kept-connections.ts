import type { APIRequestContext } from 'playwright/test';

/**
 * Playwright keeps the connections of a context for its next request, and a server that closes one in the moment that a
 * request leaves over it looks like a fault: ECONNRESET. Browsers then ask once more over a new connection, for what
 * only reads (RFC 9112, 9.3.1); so does such a context from here on.
 */
export function askAsBrowsersDo(request: APIRequestContext): APIRequestContext {
  const [get, head] = [request.get.bind(request), request.head.bind(request)];
  return Object.assign(request, {
    get: ((url, options) => get(url, { maxRetries: 1, ...options })) satisfies APIRequestContext['get'],
    head: ((url, options) => head(url, { maxRetries: 1, ...options })) satisfies APIRequestContext['head'],
  });
}

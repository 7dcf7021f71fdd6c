import type { ServerOptions } from 'node:http';

/** Time and size limits for clients (reliability H11): headers, whole requests, pauses between two requests. */
export const SERVER_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 1_000,
};

/** With more connections than this, new ones are closed. An idle one takes 10 KB. */
export const MAX_CONNECTIONS = 10_000;

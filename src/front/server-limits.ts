import type { ServerOptions } from 'node:http';

/** How long and how much a client may take (reliability H11): headers, whole requests, silence between two requests. */
export const SERVER_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 1_000,
};

/** Connections at once, before new ones are closed: 10 KB each at rest. */
export const MAX_CONNECTIONS = 10_000;

import type { Environment } from '#environment.ts';

/**
 * What the pages' server needs of a store API running in its own process. `store-api/app.ts` exports
 * `openStoreApi(environment): Promise<EmbeddedApi>`; nothing else of that folder is known here.
 */
export interface EmbeddedApi {
  /** Does this path belong to the API (its calls, its media, the sandbox bank's page)? */
  owns(pathname: string): boolean;
  /** Answers a request. The store is found by the request's Host. `peer` is the address at the other end. */
  fetch(request: Request, peer?: string): Promise<Response>;
  /** Where a payment may send a form, besides this origin (for the page's CSP). */
  paymentOrigins: string[];
  close(): Promise<void>;
}

export type OpenStoreApi = (environment: Environment) => Promise<EmbeddedApi>;

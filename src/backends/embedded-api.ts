import type { AnswerOf } from '#contract/endpoint.ts';
import type { WireProduct } from '#contract/product.ts';
import type { Environment } from '#environment.ts';
import type { Query } from '#lib/urls.ts';

/** Endpoints that answer every visitor alike. */
export const PUBLIC_READS = ['storeInfo', 'products', 'product', 'related', 'suggestions'] as const;
export type PublicRead = (typeof PUBLIC_READS)[number];
export type PublicAnswers = { [Name in PublicRead]: AnswerOf<Name> };
/** The `:id` and the query of such a request. */
export interface ReadInput {
  id?: string | undefined;
  query?: Query | undefined;
}

/** A product as a sitemap has it. */
export interface ProductAddress {
  id: string;
  title: string;
  /** ISO 8601, where the backend tells. */
  updatedAt: string | undefined;
  /** As they stand in the product's pictures: absolute, or a path. */
  images: string[];
}

/** A range of the catalogue in its own order. */
export interface CatalogueRange {
  offset: number;
  limit: number;
}

/** One store's visible products, in the order of listings: read in batches on demand, never whole in memory. */
export interface Catalogue {
  products: () => AsyncIterable<WireProduct[]>;
  addresses: (range: CatalogueRange) => AsyncIterable<ProductAddress[]>;
  count: () => Promise<number>;
}

/**
 * The store API as the pages' server needs it, running in its own process. `store-api/app.ts` exports
 * `openStoreApi(environment): Promise<EmbeddedApi>`; nothing else of that folder is known here.
 */
export interface EmbeddedApi {
  /** Does this path belong to the API (its endpoints, its media, the sandbox bank's page)? */
  owns: (pathname: string) => boolean;
  /** Answers a request. The store is found by the request's Host. `peer` is the address at the other end. */
  fetch: (request: Request, peer?: string) => Promise<Response>;
  /**
   * The answer to a public GET as createApi makes it, without writing JSON, a Response, and reading both again (a third
   * of the time). Undefined when there is none to give: then the request by `fetch` says why. The store's record is
   * shared: nobody may change it.
   */
  read: <N extends PublicRead>(name: N, host: string, input: ReadInput) => Promise<PublicAnswers[N] | undefined>;
  /**
   * The whole catalogue of the host's store, for machines. Rejects where there is no store. Other requests are served
   * between two batches.
   */
  catalogue: (host: string) => Catalogue;
  /** The id of the store that pages of this host show, for cache tags; undefined for none. Cheap: read from memory. */
  scopeOf: (host: string) => Promise<string | undefined>;
  /** Scheme and host of the pages that this host's store has; undefined for none. Cheap like scopeOf. */
  originOf: (host: string) => Promise<string | undefined>;
  /**
   * Scheme and host to which pages of this host lead, where a store lists it beside its origin's; undefined where they
   * are answered. Cheap like scopeOf.
   */
  leadsTo: (host: string) => Promise<string | undefined>;
  /** Where a path that this host's store does not have leads now; undefined for nowhere. */
  redirectOf: (host: string, path: string) => Promise<string | undefined>;
  /** Do the stores list their hosts, and this is none of them? False while that cannot be told. Cheap like scopeOf. */
  isUnknownHost: (host: string) => Promise<boolean>;
  /** Is the origin of the host's store https by its own record or STORE_ORIGIN? Cheap like scopeOf. */
  isHttpsStore: (host: string) => Promise<boolean>;
  /**
   * Reports changes of what every visitor sees, those of this process when they are committed, those of other
   * processes on the same database within a second; never what was rolled back. Returns a function that ends it. Tags:
   * - `STORE:info`: store info or hosts
   * - `STORE:catalogue`: what any listing could show (products new, gone, hidden, moved, changed)
   * - `STORE:product:ID`: one product, or a choice of it is sold out or back
   * - `STORE:products`: more than a hundred products
   * - `*`: anything; the feed has lost its place
   */
  watch: (listener: (tags: string[]) => void) => () => void;
  /** Where a payment of the host's store may send a form, besides this origin (for the page's CSP). */
  paymentOriginsOf: (host: string) => Promise<string[]>;
  /** Resolves when the database answers a small query; rejects when it can't. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

/** A store whose backend takes no messages. */
export interface MailedStore {
  name: string;
  /** Where it reads its mail. */
  email: string;
}

/**
 * Answers POST /contact and /newsletter by a mail to the store. `store-api/shop/mail/mail-to-store.ts` exports
 * `openMailToStore(environment): MailToStore`. `sender` is who posted it, for limits: the address at the other end of
 * the connection, and X-Forwarded-For as it came.
 */
export type MailToStore = (
  path: string,
  body: string,
  from: { store: MailedStore; sender: { peer?: string | undefined; forwardedFor?: string | undefined } },
) => Promise<Response>;

export type OpenStoreApi = (environment: Environment) => Promise<EmbeddedApi>;

import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { Db } from '../db/open-database.ts';
import type { Searchers } from '../search/searchers.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { OrderCaps } from '../orders/order-caps.ts';
import type { Gateways } from '../payments/gateways.ts';
import type { GatewaysOf } from '../payments/gateways-of-store.ts';
import type { BackgroundJob } from '../jobs/background-job.ts';
import type { Encoder } from '../media/open-encoder.ts';
import type { Limiters } from '#api-server/limits/call-limits.ts';
import type { Store, StoreCache } from '../stores/store-of-host.ts';

/** What lives as long as the process: created once by `openStoreApi` and passed to every handler. */
export interface AppContext extends OrderCaps {
  db: Db;
  /** For what every visitor may read, and nobody has just written: see db/postgres/catalogue-reads.ts. */
  reads: Db;
  stores: StoreCache;
  catalogueCache: CatalogueCache;
  searchers: Searchers;
  now: () => Date;
  /** Random, stored in the database; signs references and the sandbox bank's callbacks. */
  secret: string;
  gatewaysOf: GatewaysOf;
  /** PAYMENT_SANDBOX=yes, and this store has no account: its sandbox bank is open to all, and its pages say so. */
  isTestShop: (store: Store) => boolean;
  /** How long a gateway may take to answer one request. */
  paymentTimeoutMs: number;
  reconciler: BackgroundJob;
  limiters: Limiters;
  outbox: Outbox;
  /** MAIL_FROM of the environment; undefined: each store's own address. */
  mailFrom: string | undefined;
  isTrustedProxy: (address: string) => boolean;
  storeOrigin: string | undefined;
  media: { folder: string; encoder: Encoder };
}

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: string;
}

/** One request: its store, its addresses, its peer. */
export interface RequestContext {
  app: AppContext;
  store: Store;
  request: Request;
  /** The shopper's IP address (see client-address.ts); undefined for a request from this process. */
  peer: string | undefined;
  /** The gateways this shopper may pay by: the sandbox bank is among them only on a test shop and on this machine. */
  payments: Gateways;
  /** This server as the shopper's browser names it: `https://host`. */
  origin: string;
  /** Where the shop's pages are: the same, without a leading `api.`. */
  pageOrigin: string;
}

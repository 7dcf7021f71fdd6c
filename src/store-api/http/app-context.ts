import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { Db } from '../db/open-database.ts';
import type { Searchers } from '../search/searchers.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { OrderCaps } from '../orders/order-caps.ts';
import type { Gateways } from '../payments/gateways.ts';
import type { Reconciler } from '../payments/reconcile/reconciler.ts';
import type { Limiters } from '../limits/open-limiters.ts';
import type { Store, StoreCache } from '../stores/store-of-host.ts';

/** What lives as long as the process: made once by `openStoreApi`, handed to every handler. */
export interface AppContext extends OrderCaps {
  db: Db;
  stores: StoreCache;
  catalogueCache: CatalogueCache;
  searchers: Searchers;
  now(): Date;
  /** Random, kept in the database; signs what goes out and comes back. */
  secret: string;
  payments: Gateways;
  /** The sandbox bank is open to everybody, and every page says so. */
  isTestShop: boolean;
  /** How long a gateway may take to start a payment, or to say what became of one. */
  paymentTimeoutMs: number;
  reconciler: Reconciler;
  limiters: Limiters;
  outbox: Outbox;
  /** Whom mail comes from, when the environment says so. */
  mailFrom: string | undefined;
  isTrustedProxy(address: string): boolean;
  storeOrigin: string | undefined;
  mediaFolder: string;
}

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: string;
}

/** Where a request came in, and for whom. */
export interface RequestContext {
  app: AppContext;
  store: Store;
  request: Request;
  /** The shopper's address; undefined for a call from this process. */
  peer: string | undefined;
  /** What this visitor may pay by. */
  payments: Gateways;
  /** This server as the shopper's browser names it: `https://host`. */
  origin: string;
  /** Where the shop's pages are: the same, without a leading `api.`. */
  pageOrigin: string;
}

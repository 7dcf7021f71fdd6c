import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { BackgroundJob } from '../base/jobs/background-job.ts';
import type { MediaContext } from '../shop/media/media-context.ts';
import type { OrderCaps } from '../shop/orders/order-caps.ts';
import type { Gateways } from '../shop/payments/gateways.ts';
import type { ReconcileContext } from '../shop/payments/reconcile/reconcile-context.ts';
import type { SearchContext } from '../shop/search/search-context.ts';
import type { Store, StoreCache } from '../shop/stores/store-of-host.ts';
import type { ShopKind } from '../shop/stores/store-info.ts';
import type { Limiters } from '#backends/serving/limits/call-limits.ts';

/** The context that lives as long as the process: created once by `openStoreApi` and passed to every handler. */
export interface AppContext extends OrderCaps, SearchContext, MediaContext, ReconcileContext, ShopKind {
  stores: StoreCache;
  /** Random, stored in the database; signs references and the sandbox bank's callbacks. */
  secret: string;
  reconciler: BackgroundJob;
  limiters: Limiters;
  isTrustedProxy: (address: string) => boolean;
  storeOrigin: string | undefined;
  /** Within how many hours an order is to be paid; 0: it is held for good. */
  unpaidHours: number;
  /** The number of a new order. */
  drawNumber: () => string;
}

/** One request: its store, its addresses, its peer. */
export interface RequestContext {
  app: AppContext;
  store: Store;
  /** The texts of refusals, in the store's language. */
  text: RefusalTexts;
  request: Request;
  /** The shopper's IP address (see client-address.ts); undefined for a request from this process. */
  peer: string | undefined;
  /** The gateways this shopper may pay by: the sandbox bank is among them only on a test shop and on this machine. */
  payments: Gateways;
  /**
   * This server as the shopper's browser names it: `https://host`, or the host of the request where the shop is opened
   * on this machine. For the sandbox bank alone: gateways get `pageOrigin`.
   */
  origin: string;
  /** Where the shop's pages are for everybody: its own origin, else the same without a leading `api.`. */
  pageOrigin: string;
}

import { join } from 'node:path';
import { startBackgroundJobs } from './background-jobs.ts';
import { type CatalogueCache, openCatalogueCache } from './shop/catalog/catalogue-cache.ts';
import { openChangeFeed } from './base/db/change-feed.ts';
import { openServingDatabase } from './base/db/open-serving.ts';
import { randomOrderNumber } from './base/db/random-id.ts';
import { readSecret } from './base/auth/secret.ts';
import { readStoreSynonyms } from './shop/search/synonym-rows.ts';
import { type Searchers, openSearchers } from './shop/search/searchers.ts';
import { openEncoder, placesFor } from './shop/media/open-encoder.ts';
import { mailedDocuments } from './shop/documents/mailed-documents.ts';
import { openOutbox } from './shop/mail/outbox.ts';
import { openSharedLimiters } from './base/limits/open-shared-limiters.ts';
import type { Gateway } from './shop/payments/gateway.ts';
import { logUnpayable } from './shop/payments/log-unpayable.ts';
import { openGateways } from './shop/payments/gateways-of-store.ts';
import { SANDBOX } from './shop/payments/sandbox/sandbox-bank.ts';
import { paymentBrands } from './shop/payments/payment-brands.ts';
import { waysToPay } from './shop/payments/ways-to-pay.ts';
import { openReconciler } from './shop/payments/reconcile/reconciler.ts';
import { redirectOf } from './shop/catalog/redirect-of.ts';
import { leadsTo, pageOriginOf } from './shop/stores/page-origin.ts';
import { type Limits, limitsFor } from '#backends/serving/limits/limits.ts';
import { readPublic } from './http/read-public.ts';
import { createRoutes } from './http/routes.ts';
import type { AppContext } from './http/app-context.ts';
import { catalogueOf } from './shop/catalog/store-catalogue.ts';
import { createStoreCache, type Store, type StoreCache } from './shop/stores/store-of-host.ts';
import type { EmbeddedApi, OpenStoreApi } from '#backends/embedded-api.ts';
import { API_PREFIX } from '#config.ts';
import type { Environment } from '#environment.ts';
import type { GatewaySettings } from '#environment/gateway-settings.ts';
import { isLoopback } from '#lib/urls.ts';
import { trustedProxies } from '#lib/net/trusted-proxies.ts';

/** For tests: what they set otherwise than a running shop does. Times are in milliseconds. */
export interface StoreApiOptions {
  limits?: Partial<Limits>;
  now?: () => Date;
  payments?: (secret: string, settings: GatewaySettings) => Gateway[];
  paymentTimeoutMs?: number;
  /** How often to look for payment attempts whose gateway has not reported. */
  reconcileEveryMs?: number;
  /** How often to look for mails, and what webhooks are told, to send. */
  outboxEveryMs?: number;
  /** The numbers of new orders. */
  drawNumber?: () => string;
  /** How long after the start pictures are encoded ahead. */
  encodeAfterMs?: number;
}

const CATALOGUE = ':catalogue';
const PATHS = [API_PREFIX, '/media', '/sandbox-bank'];

/**
 * Opens the embedded store API on its database. The contract's endpoints are under /api/v1, pictures under /media, the
 * sandbox bank's pages under /sandbox-bank.
 * @throws StartError with one line when the database cannot be used.
 */
export async function openStoreApi(
  environment: Environment,
  {
    limits,
    now: givenNow,
    payments,
    paymentTimeoutMs = 10_000,
    reconcileEveryMs = 30_000,
    outboxEveryMs = 30_000,
    drawNumber = randomOrderNumber,
    encodeAfterMs,
  }: StoreApiOptions = {},
): Promise<EmbeddedApi> {
  const database = await openServingDatabase(environment);
  const { db, reads } = database;
  const now = givenNow ?? database.clock.now;
  const secret = await readSecret(db);
  const outbox = openOutbox(db, environment, { now, attach: mailedDocuments(db), everyMs: outboxEveryMs });
  const allLimits = { ...limitsFor(environment.ORDERS_PER_HOUR), ...limits };
  const rateLimits = openSharedLimiters(allLimits, environment.DATABASE_URL, database.breaker);
  const stores = createStoreCache(db, environment.STORE_ORIGIN);
  const feed = await openChangeFeed(reads);
  const catalogueCache = openCatalogueCache(reads.db);
  const searchers = openSearchers(reads.db, (storeId) => readStoreSynonyms(reads.db, storeId));
  // The first listener: when any other runs, these caches must already be without the old values.
  feed.watch((tags) => invalidateCaches(tags, { stores, catalogueCache, searchers }));
  const paymentContext = {
    db,
    now,
    outbox,
    paymentTimeoutMs,
    gatewaysOf: openGateways(secret, environment, payments),
    mailFrom: environment.MAIL_FROM,
  };
  const isTestShop = (store: Store) =>
    environment.PAYMENT_SANDBOX === 'yes' && paymentContext.gatewaysOf(store).byId(SANDBOX) !== undefined;
  const mediaFolder = join(environment.DATA_DIR, 'media');
  const app: AppContext = {
    ...paymentContext,
    reads: reads.db,
    stores,
    catalogueCache,
    searchers,
    secret,
    reconciler: openReconciler(paymentContext, { everyMs: reconcileEveryMs }),
    limiters: rateLimits.limiters,
    unpaidOrders: environment.UNPAID_ORDERS,
    orderMailsPerHour: environment.ORDER_MAILS_PER_HOUR,
    isTrustedProxy: trustedProxies(environment.TRUSTED_PROXIES),
    takesReferences: (store) =>
      paymentContext.gatewaysOf(store).offered.some((one) => one.confirmedManually && one.methods(store).length > 0),
    isTestShop,
    paymentBrands: (store) => paymentBrands(store, paymentContext.gatewaysOf(store)),
    waysToPay: (store, seesSandbox) => {
      const gateways = paymentContext.gatewaysOf(store);
      return waysToPay(store, seesSandbox ? gateways : gateways.real);
    },
    storeOrigin: environment.STORE_ORIGIN,
    unpaidHours: environment.UNPAID_ORDER_HOURS,
    drawNumber,
    media: { folder: mediaFolder, encoder: openEncoder(mediaFolder, placesFor(environment.WEB_CONCURRENCY)) },
  };
  await logUnpayable(db, app.gatewaysOf);
  const routes = createRoutes(app);
  const stopJobs = startBackgroundJobs(app, {
    ...{ feed, environment, reconcileEveryMs, encodeAfterMs },
    webhooksEveryMs: outboxEveryMs,
  });
  const stopWarming = searchers.warm();
  return {
    owns: (pathname) => PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    fetch: async (request, peer) => routes.fetch(request, { peer }),
    read: (name, host, query) => readPublic(app, name, host, query),
    catalogue: (host) => catalogueOf(app, host),
    scopeOf: async (host) => {
      const store = await stores.find(host);
      return typeof store === 'string' ? undefined : store.id;
    },
    originOf: async (host) => {
      const store = await stores.find(host);
      return typeof store === 'string' ? undefined : pageOriginOf(store, host, environment.STORE_ORIGIN);
    },
    leadsTo: (host) => leadsTo(stores, host),
    redirectOf: async (host, path) => {
      const store = await stores.find(host);
      return typeof store === 'string' ? undefined : redirectOf(app.db, store, path);
    },
    isUnknownHost: (host) =>
      stores.find(host).then(
        (found) => found === 'unknown-store',
        () => false,
      ),
    isHttpsStore: async (host) => {
      const store = await stores.find(host);
      return typeof store !== 'string' && (store.origin?.startsWith('https:') ?? false) && !isLoopback(host);
    },
    watch: feed.watch,
    paymentOriginsOf: async (host) => {
      const store = await stores.find(host);
      return typeof store === 'string' ? [] : app.gatewaysOf(store).origins;
    },
    ready: async () => {
      await db.selectFrom('meta').select('key').limit(1).execute();
    },
    close: async () => {
      stopWarming();
      await stopJobs();
      await feed.close();
      await app.reconciler.close();
      await outbox.close();
      await rateLimits.close();
      await database.close();
    },
  };
}

function invalidateCaches(
  tags: string[],
  { stores, catalogueCache, searchers }: { stores: StoreCache; catalogueCache: CatalogueCache; searchers: Searchers },
): void {
  for (const tag of tags) {
    searchers.onChange(tag);
    if (tag === '*' || tag.endsWith(':info')) stores.invalidate();
    if (tag === '*') catalogueCache.invalidate();
    else if (tag.endsWith(CATALOGUE)) catalogueCache.invalidate(tag.slice(0, -CATALOGUE.length));
  }
}

openStoreApi satisfies OpenStoreApi;

import { LRUCache } from 'lru-cache';
import { type Api, createApi, type KnownAnswers, type Transport } from './api.ts';
import type { Catalogue, MailedStore, MailToStore, OpenStoreApi } from '#backends/embedded-api.ts';
import { openMail } from './open-mail.ts';
import { withDegradedNotice } from './degraded-notice.ts';
import { readDirectly } from './direct-reads.ts';
import { trackChanges } from './last-change.ts';
import { endpointOf } from './endpoint-of.ts';
import { inProcess } from './in-process.ts';
import { limitForward } from './limit-forward.ts';
import { type Forward, forwardTo } from './remote.ts';
import { remoteCatalogue } from './remote-catalogue.ts';
import { withCacheHeaders, readThroughCache, invalidateOnChange } from './cached-reads.ts';
import { limitBackend } from '#backends/serving/limits/limit-backend.ts';
import { API_PREFIX } from '#config.ts';
import { engineOf } from '#environment/adapter-settings.ts';
import { readEnvironment, StartError, type Environment } from '#environment.ts';
import { trustedProxies } from '#lib/net/trusted-proxies.ts';
import { originOfHost } from '#lib/urls.ts';
import { noteRoute } from '#request-context.ts';

/** For whom a page is rendered: what limits count by, and by which the store is found. */
interface Visitor {
  host: string;
  /** The address at the other end of the connection: a proxy's, where one stands before the shop. */
  peer?: string | undefined;
  /** X-Forwarded-For as it came; the API decides which of it to believe. */
  forwardedFor?: string | undefined;
}

/** The store API as pages and request handler know it: embedded in this process, or remote (docs/decisions D7). */
export interface Backend {
  /** Does this path go to the API instead of to a page? */
  owns: (pathname: string) => boolean;
  fetch: (request: Request, peer?: string) => Promise<Response>;
  /**
   * For the requests a page makes while rendering for a visitor: never over this server's own port. `onDegraded` is
   * called when one could not be answered: such a page is for this visitor alone.
   */
  api: (visitor: Visitor, onDegraded?: () => void) => Api;
  /**
   * The API that answers POST /contact and /newsletter of a store whose backend takes neither: mails of this server.
   * Undefined where there is no mail server, the store has no address, or the backend is embedded, which takes them.
   */
  mailApi: (visitor: Visitor, store: MailedStore) => Api | undefined;
  /** The whole catalogue that a host shows, for sitemaps and feeds. */
  catalogue: (host: string) => WatchedCatalogue;
  /** Which shop a host shows: one name for all its cache tags. */
  scopeOf: (host: string) => Promise<string>;
  /**
   * Scheme and host of the pages of the store that a host shows, for whatever leads there: never a header's word alone
   * (docs/decisions D30).
   */
  originOf: (host: string) => Promise<string>;
  /**
   * Scheme and host to which pages of this host lead (docs/decisions D326); undefined where they are answered. A remote
   * backend's hosts are not known.
   */
  leadsTo: (host: string) => Promise<string | undefined>;
  /** Where a path that the host's store does not have leads now. A remote backend knows none. */
  redirectOf: (host: string, path: string) => Promise<string | undefined>;
  /** Is this host certainly none of the shop's? A remote backend decides that itself. */
  isUnknownHost: (host: string) => Promise<boolean>;
  /** Does the host's store say itself that its pages are https? */
  isHttpsStore: (host: string) => Promise<boolean>;
  /** Sources of the CSP's form-action on the payment page, besides 'self' (docs/decisions D22). */
  paymentSourcesOf: (host: string) => Promise<string[]>;
  /** Resolves when the database answers; a backend elsewhere is not asked, since pages go on without it. */
  ready: () => Promise<void>;
  /** Waits for what is being written; the process ends after this. */
  close: () => Promise<void>;
}

/** @public Astro.locals has one (env.d.ts). */
export interface WatchedCatalogue extends Catalogue {
  /** Since then nothing that any page of the store shows has changed; undefined where that is not known. */
  unchangedSince: () => Promise<Date | undefined>;
}

/** Bounded by the length of their texts. */
const knownAnswers = new LRUCache<string, object>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, text) => text.length,
}) as KnownAnswers;

export const environment: Environment = readEnvironment(process.env);

/** In development a module is made anew at each change of a source, and the backend has to outlive that. */
const holder = (import.meta.env.DEV ? globalThis : {}) as { selvedgeBackend?: Promise<Backend> | undefined };

/** Opened once a process. When it cannot be opened (a database that is away), the next who asks tries again. */
export function openBackend(): Promise<Backend> {
  return (holder.selvedgeBackend ??= (environment.API_URL ? foreign(environment.API_URL) : embedded()).catch(
    (error: unknown) => {
      holder.selvedgeBackend = undefined;
      throw error;
    },
  ));
}

/** For the end of the process: waits for what is being written, where a backend was opened. */
export async function closeBackend(): Promise<void> {
  await (await holder.selvedgeBackend?.catch(() => undefined))?.close();
}

async function embedded(): Promise<Backend> {
  // A glob, so that a checkout without src/store-api still builds and serves with API_URL.
  const found = import.meta.glob<{ openStoreApi: OpenStoreApi }>('../store-api/app.ts');
  const load = Object.values(found)[0];
  if (!load) throw new StartError('This build has no embedded store API: set API_URL.');
  const store = await (await load()).openStoreApi(environment);
  // While the database is away a page still has its frame to show, and is not cached.
  const scopeOf = async (host: string) => (await store.scopeOf(host).catch(() => undefined)) ?? host;
  const changes = trackChanges();
  store.watch(invalidateOnChange());
  store.watch(changes.record);
  const forward = inProcess(store);
  return {
    owns: store.owns,
    fetch: async (request, peer) => {
      noteRoute(endpointOf(request));
      return withCacheHeaders(request, await store.fetch(request, peer), scopeOf);
    },
    api: ({ host, peer, forwardedFor }, onDegraded) => {
      const call: Transport = (path, init) => forward.request({ host, peer, forwardedFor }, path, init);
      return readDirectly(store, host, createApi(withDegradedNotice(onDegraded, call)));
    },
    mailApi: () => undefined,
    catalogue: (host) => ({
      ...store.catalogue(host),
      unchangedSince: async () => changes.lastChange(await scopeOf(host)),
    }),
    scopeOf,
    originOf: async (host) =>
      (await store.originOf(host).catch(() => undefined)) ?? environment.STORE_ORIGIN ?? originOfHost(host),
    leadsTo: (host) => store.leadsTo(host).catch(() => undefined),
    redirectOf: (host, path) => store.redirectOf(host, path).catch(() => undefined),
    isUnknownHost: store.isUnknownHost,
    isHttpsStore: store.isHttpsStore,
    paymentSourcesOf: async (host) => [
      ...(await store.paymentOriginsOf(host).catch(() => [])),
      ...environment.PAYMENT_ORIGINS,
    ],
    ready: store.ready,
    close: store.close,
  };
}

/** A backend that speaks the contract, or an engine behind an adapter in this process. */
async function foreign(apiUrl: string): Promise<Backend> {
  const { PAYMENT_ORIGINS, API_HOST, ORDERS_PER_HOUR, TRUSTED_PROXIES } = environment;
  const limits = { ordersPerHour: ORDERS_PER_HOUR, isTrustedProxy: trustedProxies(TRUSTED_PROXIES) };
  const limited = (forward: Forward) => limitForward(forward, limitBackend(limits));
  const mail = await openMail(environment);
  if (!engineOf(apiUrl))
    return remote(
      limited(forwardTo(apiUrl, API_HOST)),
      PAYMENT_ORIGINS.length ? PAYMENT_ORIGINS : ['https:', new URL(apiUrl).origin],
      mail,
    );
  const { openAdapter } = await import('#backends/open-adapter.ts');
  return remote(limited(inProcess(await openAdapter(environment))), PAYMENT_ORIGINS, mail);
}

function remote(forward: Forward, sources: string[], mail: MailToStore | undefined): Backend {
  const scopeOf = (host: string) => Promise.resolve(host.toLowerCase());
  return {
    owns: (pathname) => pathname === API_PREFIX || pathname.startsWith(`${API_PREFIX}/`),
    fetch: async (request, peer) => {
      noteRoute(endpointOf(request));
      return withCacheHeaders(request, await forward.pass(request, peer), scopeOf);
    },
    api: (visitor, onDegraded) =>
      createApi(
        withDegradedNotice(onDegraded, (path, init) =>
          readThroughCache(visitor.host, path, init, scopeOf, (asked) => forward.request(visitor, asked, init)),
        ),
        undefined,
        knownAnswers,
      ),
    mailApi: ({ peer, forwardedFor }, store) =>
      mail && store.email !== ''
        ? createApi((path, { body = '' }) => mail(path, body, { store, sender: { peer, forwardedFor } }))
        : undefined,
    // Past the cache, so that reading the whole catalogue does not evict what shoppers read.
    catalogue: (host) => ({
      ...remoteCatalogue(createApi((path, init) => forward.request({ host }, path, init))),
      unchangedSince: () => Promise.resolve(undefined),
    }),
    scopeOf,
    originOf: (host) => Promise.resolve(environment.STORE_ORIGIN ?? originOfHost(host)),
    leadsTo: () => Promise.resolve(undefined),
    redirectOf: () => Promise.resolve(undefined),
    isUnknownHost: () => Promise.resolve(false),
    isHttpsStore: () => Promise.resolve(false),
    paymentSourcesOf: () => Promise.resolve(sources),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

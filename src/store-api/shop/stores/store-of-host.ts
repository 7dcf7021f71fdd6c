import { shopLanguage } from '#translations/shop-language.ts';
import type { Db } from '../../base/db/open-database.ts';
import { type FilledListings, readFilledListings } from './filled/filled-listings.ts';
import { currencyOf } from './currency.ts';
import type { SaleRule } from './sale-rule.ts';
import { readSettings, type StoreSettings } from './store-settings.ts';
import { pageHost } from '#backends/serving/cross-site.ts';
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from '#config.ts';
import { isLoopback } from '#lib/urls.ts';

export interface Store {
  id: string;
  name: string;
  currency: string;
  locale: string;
  /** IANA: in which its days begin, and its dates are written. */
  timeZone: string;
  /** Of what the API says and mails: its own, else that of the pages (docs/decisions D351). */
  language: string;
  /** As stored: see stored-info.ts. */
  info: Record<string, unknown>;
  /** Host names without ports, sorted. */
  hosts: string[];
  /** Scheme and host of its pages when configured: `origin` of the record, else STORE_ORIGIN if it is this store's. */
  origin: string | undefined;
  /** The default store, or the only one: settings that name no store are its own. */
  isDefault: boolean;
  settings: StoreSettings;
  /** By which its catalogue shows sales. */
  saleRule: SaleRule;
  filled: FilledListings;
}

type StoreLookup = Store | 'no-store' | 'unknown-store';

/** Finds the store of a Host and caches it in memory. */
export interface StoreCache {
  find: (host: string) => Promise<StoreLookup>;
  /** Every store, the default one first. */
  all: () => Promise<Store[]>;
  /** To be called when a store or its hosts have changed. */
  invalidate: () => void;
}

interface CachedStores {
  hosts: Map<string, StoreLookup>;
  stores: Map<string, Store>;
  all?: Promise<Store[]>;
}

/** Hosts cached at most, since clients can send any name. */
const MAX_HOSTS = 5_000;

/** STORE_ORIGIN's host belongs to the default store whether or not that store lists it. */
export function createStoreCache(db: Db, storeOrigin?: string): StoreCache {
  const emptyCache = (): CachedStores => ({ hosts: new Map(), stores: new Map() });
  let cache = emptyCache();
  return {
    async find(host) {
      const name = host.length > 255 ? '' : hostName(host);
      const known = cache.hosts.get(name);
      if (known) return known;
      // The result goes into these maps: a change during the query replaces them, and the old result goes with them.
      const { hosts, stores } = cache;
      const found = await findStore(db, name, storeOrigin);
      const shared = typeof found === 'string' ? found : (stores.get(found.id) ?? found);
      if (typeof shared !== 'string') stores.set(shared.id, shared);
      if (hosts.size >= MAX_HOSTS) hosts.clear();
      if (found !== 'no-store') hosts.set(name, shared);
      return shared;
    },
    all() {
      const asked = cache;
      return (asked.all ??= listStores(db, storeOrigin).catch((error: unknown) => {
        delete asked.all;
        throw error;
      }));
    },
    invalidate: () => void (cache = emptyCache()),
  };
}

/**
 * The store of a Host: the one that lists it (`api.` before a listed host is the same store); on loopback names the
 * default store; a single store that lists no hosts answers on every name (docs/decisions D6, reliability H1).
 */
async function findStore(db: Db, host: string, storeOrigin?: string): Promise<StoreLookup> {
  const ownHost = storeOrigin && new URL(storeOrigin).hostname;
  const found = await findRow(db, host, ownHost);
  if (typeof found === 'string') return found;
  return toStore(db, found, found.id === (await idAtOrigin(db, storeOrigin)) ? storeOrigin : undefined);
}

/** Every store, the default one first. */
export async function listStores(db: Db, storeOrigin?: string): Promise<Store[]> {
  const rows = await stores(db).orderBy('stores.is_default', 'desc').orderBy('stores.id').execute();
  const atOrigin = await idAtOrigin(db, storeOrigin);
  return Promise.all(rows.map((row) => toStore(db, row, row.id === atOrigin ? storeOrigin : undefined)));
}

/** The id of the store whose pages are at STORE_ORIGIN. */
async function idAtOrigin(db: Db, storeOrigin: string | undefined): Promise<string | undefined> {
  if (!storeOrigin) return undefined;
  const { hostname } = new URL(storeOrigin);
  const found = await findRow(db, hostname, hostname);
  return typeof found === 'string' ? undefined : found.id;
}

async function findRow(
  db: Db,
  host: string,
  ownHost: string | undefined,
): Promise<FoundRow | 'no-store' | 'unknown-store'> {
  const name = hostName(host);
  const listed = await stores(db)
    .innerJoin('store_hosts', 'store_hosts.store_id', 'stores.id')
    .where('store_hosts.host', 'in', [name, pageHost(name)])
    .orderBy((eb) => eb.fn('length', ['store_hosts.host']), 'desc')
    .executeTakeFirst();
  if (listed) return listed;
  const [first, second] = await stores(db).orderBy('stores.is_default', 'desc').orderBy('stores.id').limit(2).execute();
  if (!first) return 'no-store';
  const isOwn = isLoopback(host) || (ownHost !== undefined && [name, pageHost(name)].includes(ownHost));
  if (isOwn && (first.is_default || !second)) return first;
  if (second) return 'unknown-store';
  return (await listedHosts(db, first.id)).length ? 'unknown-store' : first;
}

export async function findStoreById(db: Db, id: string): Promise<Store | undefined> {
  const found = await stores(db).where('stores.id', '=', id).executeTakeFirst();
  return found && toStore(db, found);
}

/** Lowercased, without port and trailing dot; the brackets of IPv6 stay. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

function stores(db: Db) {
  return db
    .selectFrom('stores')
    .select((eb) => [
      'stores.id',
      'stores.info',
      'stores.settings',
      'stores.sale_rule',
      'stores.is_default',
      eb.selectFrom('stores as counted').select(eb.fn.countAll<number | string>().as('stores')).as('stores'),
    ]);
}

interface FoundRow {
  id: string;
  info: string;
  settings: string | null;
  sale_rule: string;
  is_default: number;
  /** How many stores there are. */
  stores: number | string | null;
}

async function listedHosts(db: Db, id: string): Promise<string[]> {
  const listed = await db.selectFrom('store_hosts').select('host').where('store_id', '=', id).orderBy('host').execute();
  return listed.map(({ host }) => host);
}

async function toStore(db: Db, row: FoundRow, storeOrigin?: string): Promise<Store> {
  const { id } = row;
  const info = JSON.parse(row.info) as Record<string, unknown>;
  const textOf = (key: string, fallback: string) =>
    typeof info[key] === 'string' && info[key] !== '' ? info[key] : fallback;
  const settings = readSettings(row.settings);
  return {
    id,
    info,
    hosts: await listedHosts(db, id),
    origin: textOf('origin', '') || storeOrigin,
    isDefault: row.is_default === 1 || Number(row.stores) === 1,
    settings,
    saleRule: row.sale_rule === 'lowest' ? 'lowest' : 'stated',
    filled: await readFilledListings(db, id, info),
    language: settings.language ?? shopLanguage(),
    name: textOf('storeName', 'The shop'),
    currency: currencyOf(info),
    locale: textOf('locale', DEFAULT_LOCALE),
    timeZone: textOf('timeZone', DEFAULT_TIME_ZONE),
  };
}

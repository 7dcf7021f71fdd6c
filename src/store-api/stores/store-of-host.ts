import type { Db } from '../db/open-database.ts';
import { isLoopback } from '#lib/urls.ts';

export interface Store {
  id: string;
  name: string;
  currency: string;
  locale: string;
  /** The wire's store info, as kept. */
  info: Record<string, unknown>;
  /** The names it is listed under, sorted. */
  hosts: string[];
  /** Scheme and host of its pages, when they are told: the record's `origin`, else STORE_ORIGIN if the store is found there. */
  origin: string | undefined;
}

export type StoreLookup = Store | 'no-store' | 'unknown-store';

/** Finds the store of a Host, in memory after the first time. */
export interface StoreCache {
  find(host: string): Promise<StoreLookup>;
  /** To be called when a store or its hosts changed. */
  clear(): void;
}

/** Hosts remembered at most: any name may be asked for. */
const MOST_HOSTS = 5_000;

/** STORE_ORIGIN's host is the default store's whether or not it lists it: where the environment says the shop is. */
export function createStoreCache(db: Db, storeOrigin?: string): StoreCache {
  let kept = { hosts: new Map<string, StoreLookup>(), stores: new Map<string, Store>() };
  return {
    async find(host) {
      const name = host.length > 255 ? '' : hostName(host);
      const known = kept.hosts.get(name);
      if (known) return known;
      // What is found belongs to the memory of before: a change that comes meanwhile starts a new one.
      const { hosts, stores } = kept;
      const found = await findStore(db, name, storeOrigin);
      if (typeof found !== 'string' && !stores.has(found.id)) stores.set(found.id, found);
      const shared = typeof found === 'string' ? found : stores.get(found.id)!;
      if (hosts.size >= MOST_HOSTS) hosts.clear();
      if (found !== 'no-store') hosts.set(name, shared);
      return shared;
    },
    clear: () => void (kept = { hosts: new Map(), stores: new Map() }),
  };
}

/**
 * The store a Host belongs to: listed hosts exactly (`api.` before one counts as the host itself), the default store
 * on this machine's own names; a single store that lists none, on every name (docs/decisions D6, reliability H1).
 */
export async function findStore(db: Db, host: string, storeOrigin?: string): Promise<StoreLookup> {
  const ownHost = storeOrigin && new URL(storeOrigin).hostname;
  const found = await findRow(db, host, ownHost);
  if (typeof found === 'string') return found;
  const atOrigin = ownHost && (await findRow(db, ownHost, ownHost));
  return toStore(
    db,
    found,
    atOrigin && typeof atOrigin !== 'string' && atOrigin.id === found.id ? storeOrigin : undefined,
  );
}

async function findRow(
  db: Db,
  host: string,
  ownHost: string | undefined,
): Promise<StoreRow | 'no-store' | 'unknown-store'> {
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

/** The host of the shop's pages: `api.shop.example` serves the pages of `shop.example`. A port is kept. */
export function pageHost(host: string): string {
  return host.replace(/^api\.(?=.*[a-z])/i, '');
}

function stores(db: Db) {
  return db.selectFrom('stores').select(['stores.id', 'stores.info', 'stores.is_default']);
}

interface StoreRow {
  id: string;
  info: string;
}

async function listedHosts(db: Db, id: string): Promise<string[]> {
  const listed = await db.selectFrom('store_hosts').select('host').where('store_id', '=', id).orderBy('host').execute();
  return listed.map(({ host }) => host);
}

async function toStore(db: Db, { id, info: text }: StoreRow, storeOrigin?: string): Promise<Store> {
  const info = JSON.parse(text) as Record<string, unknown>;
  const word = (key: string, fallback: string) =>
    typeof info[key] === 'string' && info[key] !== '' ? info[key] : fallback;
  return {
    id,
    info,
    hosts: await listedHosts(db, id),
    origin: word('origin', '') || storeOrigin,
    name: word('storeName', 'The shop'),
    currency: word('currency', 'INR'),
    locale: word('locale', 'en-IN'),
  };
}

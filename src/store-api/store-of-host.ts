import type { Db } from './db/open-database.ts';
import { isLoopback } from '#lib/urls.ts';

export interface Store {
  id: string;
  name: string;
  currency: string;
  locale: string;
  /** The wire's store info, as kept. */
  info: Record<string, unknown>;
}

/**
 * The store a Host belongs to: listed hosts exactly (`api.` before one counts as the host itself), the default store
 * on this machine's own names, and a shop with a single store on every name (decisions.md row 6).
 */
export async function findStore(db: Db, host: string): Promise<Store | 'no-store' | 'unknown-store'> {
  const name = hostName(host);
  const listed = await stores(db)
    .innerJoin('store_hosts', 'store_hosts.store_id', 'stores.id')
    .where('store_hosts.host', 'in', [name, pageHost(name)])
    .orderBy((eb) => eb.fn('length', ['store_hosts.host']), 'desc')
    .executeTakeFirst();
  if (listed) return toStore(listed);
  const [first, second] = await stores(db).orderBy('stores.is_default', 'desc').orderBy('stores.id').limit(2).execute();
  if (!first) return 'no-store';
  if (!second || (first.is_default && isLoopback(host))) return toStore(first);
  return 'unknown-store';
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

function toStore({ id, info: text }: { id: string; info: string }): Store {
  const info = JSON.parse(text) as Record<string, unknown>;
  const word = (key: string, fallback: string) => (typeof info[key] === 'string' && info[key] !== '' ? info[key] : fallback);
  return { id, info, name: word('storeName', 'The shop'), currency: word('currency', 'INR'), locale: word('locale', 'en-IN') };
}

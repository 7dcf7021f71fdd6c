import type { Store } from '../stores/store-of-host.ts';
import type { Db } from '../../base/db/open-database.ts';
import { readApplied } from '../stores/applied-folder.ts';
import { parseRedirects, plainPath, targetOf } from './redirects.ts';

/** By the store's record, which is read anew when the store changes. */
const known = new WeakMap<Store, Promise<ReadonlyMap<string, string>>>();

/**
 * Where an address that a store does not have is now, as a path with its query; undefined when its folder does not say
 * (docs/decisions D254). Asked only for what is not there.
 */
export async function redirectOf(db: Db, store: Store, path: string): Promise<string | undefined> {
  const asked = known.get(store) ?? readRedirects(db, store.id);
  known.set(store, asked);
  asked.catch(() => known.delete(store));
  return (await asked).get(plainPath(path));
}

async function readRedirects(db: Db, storeId: string): Promise<ReadonlyMap<string, string>> {
  const { redirects = '' } = (await readApplied(db, storeId)) ?? {};
  return new Map(parseRedirects(redirects).map(({ from, to }) => [from, targetOf(to, storeId)]));
}

import { missingHosts } from './store-reach.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { listStores } from '#store-api/shop/stores/store-of-host.ts';

/** By id, a line for each of several stores that lists no host: who reaches it, and what to do. */
export async function unreachedStores(db: Db, storeOrigin: string | undefined): Promise<ReadonlyMap<string, string>> {
  const stores = await listStores(db, storeOrigin);
  return new Map(
    stores.flatMap((store) => {
      const missing = missingHosts(store, stores.length, storeOrigin);
      return missing ? [[store.id, `${missing.what}. ${missing.advice}`] as const] : [];
    }),
  );
}

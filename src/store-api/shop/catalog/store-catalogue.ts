import { countVisible, scanAddresses, scanProducts } from './catalogue-scan.ts';
import { toWireProduct } from './wire-product.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { StoreCache } from '../stores/store-of-host.ts';
import type { Catalogue } from '#backends/embedded-api.ts';

/** See EmbeddedApi.catalogue. */
export function catalogueOf(app: { stores: Pick<StoreCache, 'find'>; reads: Db }, host: string): Catalogue {
  const storeId = async () => {
    const store = await app.stores.find(host);
    if (typeof store === 'string') throw new Error(`There is no store at ${host}.`);
    return store.id;
  };
  return {
    async *products() {
      for await (const rows of scanProducts(app.reads, await storeId())) yield rows.map(toWireProduct);
    },
    async *addresses(range) {
      yield* scanAddresses(app.reads, await storeId(), range);
    },
    count: async () => countVisible(app.reads, await storeId()),
  };
}

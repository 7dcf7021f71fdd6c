import { countVisible, scanAddresses, scanProducts } from './catalogue-scan.ts';
import { toWireProduct } from './wire-product.ts';
import type { Shop } from '../http/app-context.ts';
import type { Catalogue } from '#api-client/embedded.ts';

/** One store's whole catalogue: see EmbeddedApi.catalogue. */
export function catalogueOf(shop: Shop, host: string): Catalogue {
  const storeId = async () => {
    const store = await shop.stores.find(host);
    if (typeof store === 'string') throw new Error(`There is no store at ${host}.`);
    return store.id;
  };
  return {
    async *products() {
      for await (const rows of scanProducts(shop.db, await storeId())) yield rows.map(toWireProduct);
    },
    async *addresses(stretch) {
      yield* scanAddresses(shop.db, await storeId(), stretch);
    },
    count: async () => countVisible(shop.db, await storeId()),
  };
}

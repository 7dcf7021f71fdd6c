import { countVisible, scanAddresses, scanProducts } from './catalogue-scan.ts';
import { toWireProduct } from './wire-product.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Catalogue } from '#api-client/embedded.ts';

/** See EmbeddedApi.catalogue. */
export function catalogueOf(app: AppContext, host: string): Catalogue {
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

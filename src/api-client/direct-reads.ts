import type { PageApi } from './create-page-api.ts';
import type { EmbeddedApi } from './embedded.ts';

/** The embedded store's public reads by value, where the store has them so; for the rest, and to learn why not, by call. */
export function readDirectly(store: Pick<EmbeddedApi, 'read'>, host: string, api: PageApi): PageApi {
  return {
    ...api,
    storeInfo: async () => (await store.read('storeInfo', host, {})) ?? api.storeInfo(),
    products: async (query = {}) => (await store.read('products', host, { query })) ?? api.products(query),
    product: async (id) => (await store.read('product', host, { id })) ?? api.product(id),
    related: async (id) => (await store.read('related', host, { id })) ?? api.related(id),
    suggestions: async (q) => (await store.read('suggestions', host, { query: { q } })) ?? api.suggestions(q),
  };
}

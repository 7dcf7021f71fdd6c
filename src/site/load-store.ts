import { type Store, toStore } from './store.ts';
import type { Api } from '#api-client/api.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** Never rejects: a store whose record cannot be loaded still has a shop (docs/behaviour.md 8.store). */
export async function loadStore(api: Api): Promise<Store> {
  try {
    const wire = await api(storeInfoEndpoint);
    const store = stores.get(wire) ?? toStore(wire, false);
    stores.set(wire, store);
    return store;
  } catch {
    return toStore({}, true);
  }
}

const stores = new WeakMap<WireStoreInfo, Store>();

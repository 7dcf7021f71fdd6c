import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireStoreInfo } from '../../store-info.ts';

/** GET /storeInfo (docs/behaviour.md 7.store-info): the store's record, bare or under `data`. */
export const storeInfoEndpoint = {
  name: 'storeInfo',
  method: 'GET',
  path: '/storeInfo',
  bearer: false,
  answer: bareOrData(WireStoreInfo),
} as const satisfies Endpoint;

export const storeInfoOnServer = onServer(storeInfoEndpoint, () => ({ errors: {} }));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    storeInfo: typeof storeInfoOnServer;
  }
}

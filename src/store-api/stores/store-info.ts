import { mailLinkOrigin } from './page-origin.ts';
import type { RequestContext } from '../http/app-context.ts';
import type { Store } from './store-of-host.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import type { Capability, WireStoreInfo } from '#contract/store-info.ts';

const CAPABILITIES: Capability[] = [
  'items',
  'variants',
  'idempotency',
  'quotes',
  'logout',
  'remember',
  'newsletter',
  'contact',
  'search',
  'facets',
  'filters',
  'suggestions',
  'related',
];

/** What GET /storeInfo says of a store, as text and as the contract reads it. */
export interface StoreInfo {
  text: string;
  readonly wire: WireStoreInfo;
}

/** By store as it was read: the longest of all answers, and asked for with every page. */
const known = new WeakMap<Store, { mailing?: StoreInfo; plain?: StoreInfo }>();

/** What the owner keeps of the store, and what this backend offers beyond the spec's contract. */
export function storeInfoOf(context: Pick<RequestContext, 'app' | 'store' | 'pageOrigin'>): StoreInfo {
  const { store, app } = context;
  const kept = known.get(store) ?? {};
  known.set(store, kept);
  return mailLinkOrigin(context)
    ? (kept.mailing ??= describe(app, store, [...CAPABILITIES, 'passwordReset', 'stockRequests']))
    : (kept.plain ??= describe(app, store, CAPABILITIES));
}

function describe(
  { isTestShop }: Pick<RequestContext['app'], 'isTestShop'>,
  { info }: Store,
  capabilities: Capability[],
): StoreInfo {
  const text = JSON.stringify({
    currency: DEFAULT_CURRENCY,
    locale: DEFAULT_LOCALE,
    ...info,
    capabilities,
    testShop: isTestShop || undefined,
  });
  let wire: WireStoreInfo | undefined;
  return {
    text,
    get wire() {
      return (wire ??= storeInfoEndpoint.answer.parse(JSON.parse(text)));
    },
  };
}

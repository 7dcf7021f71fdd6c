import { mailLinkOrigin, type PageContext } from './page-origin.ts';
import { deliveryInfo } from './delivery-info.ts';
import { hasCode } from './discount-settings.ts';
import { mailsLinks } from './mails-links.ts';
import { mayCancel, returnTerms } from './return-terms.ts';
import { retentionOf } from './retention.ts';
import type { Store } from './store-of-host.ts';
import type { StoredInfo } from './stored-info.ts';
import { statedTerms } from './tax-settings.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import type { CategoryDetails } from '#contract/category-details.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import type { Capability, WireStoreInfo } from '#contract/store-info.ts';
import { measuredSizes } from '#contract/store/measured-sizes.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { asksBeforeOrder } from '#lib/places/asks-before-order.ts';

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
  'sizeGuides',
  'collections',
  'orderPayments',
  'parcels',
  'orderNumbers',
];

/** Of a store that states what is charged beside the lines (docs/behaviour.md 10.delivery). */
const CHARGING: Capability[] = ['parts', 'shippingMethods'];

/** The body of GET /storeInfo, as JSON text and parsed. */
export interface StoreInfo {
  text: string;
  readonly wire: WireStoreInfo;
}

/** By which the orders of a store can be paid, as shoppers read it, and which of them is on delivery. */
export interface WaysToPay {
  waysToPay: readonly string[];
  wayOnDelivery?: string | undefined;
}

export interface ShopKind {
  /** PAYMENT_SANDBOX=yes, and this store has no account: its sandbox bank is open to all, and its pages say so. */
  isTestShop: (store: Store) => boolean;
  /** It can be paid by a way that nobody reports to it, so that shoppers say what their bank calls a payment. */
  takesReferences: (store: Store) => boolean;
  /** Marks of the footer, where its folder names none. */
  paymentBrands: (store: Store) => string[] | undefined;
  /** By which its orders can be paid, as shoppers read it. */
  waysToPay: (store: Store, seesSandbox: boolean) => WaysToPay;
}

/** By store record, since every page asks for it and it is the longest of all answers. */
const cache = new WeakMap<Store, Map<string, StoreInfo>>();

/**
 * The store's record with the capabilities of this backend. Some of them need an origin for links in mails.
 * `seesSandbox`: whoever asks is offered the sandbox bank.
 */
export function storeInfoOf(context: PageContext & { app: ShopKind; seesSandbox: boolean }): StoreInfo {
  const { store, seesSandbox } = context;
  const canMail = mailLinkOrigin(context) !== undefined;
  const cached = cache.get(store) ?? new Map<string, StoreInfo>();
  cache.set(store, cached);
  const key = JSON.stringify([canMail, seesSandbox]);
  const known = cached.get(key) ?? describe(context, capabilitiesOf(context, canMail));
  cached.set(key, known);
  return known;
}

function capabilitiesOf({ store, app }: { store: Store; app: ShopKind }, canMail: boolean): Capability[] {
  const offered = [
    ...CAPABILITIES,
    ...pricingCapabilities(store),
    ...(store.saleRule === 'lowest' ? (['priorPrices'] as const) : []),
    ...(store.settings.payOnDelivery ? (['payOnDelivery'] as const) : []),
    ...(app.takesReferences(store) ? (['paymentReference'] as const) : []),
    ...(store.settings.bankTransfer ? (['bankTransfer'] as const) : []),
    ...(mayCancel(store) || returnTerms(store) ? (['orderChanges'] as const) : []),
    ...(store.settings.payOnDelivery?.confirm ? (['orderLinks'] as const) : []),
    ...(mailsLinks(store) ? (['ownerLinks'] as const) : []),
    ...(store.settings.tax?.documents ? (['documents'] as const) : []),
  ];
  if (!canMail) return offered;
  return [
    ...([...offered, 'passwordReset', 'stockRequests'] as const),
    ...(mailsLinks(store) ? (['shopperLinks'] as const) : []),
    ...(store.settings.newsletter === 'confirm' ? (['newsletterLinks'] as const) : []),
  ];
}

/**
 * Its terms, and what other settings say of them: that its tax is added, or that it states none, and what does not go
 * back.
 */
function termsInfo(store: Store): unknown {
  const { tax, returns } = store.settings;
  const terms = statedTerms(store);
  const isAdded = tax !== undefined && StoreTerms.parse(terms)?.taxIncluded === false;
  const never = returns?.never ?? [];
  if (!isAdded && never.length === 0) return terms;
  return { ...(terms as object), ...(isAdded && { taxAdded: true }), ...(never.length > 0 && { noReturns: never }) };
}

/** Its details of categories, and the sizes that the guide of each measures. */
function categoryInfo({ categoryDetails, sizeGuides = {} }: StoredInfo): WireStoreInfo['categoryDetails'] {
  if (!categoryDetails) return undefined;
  const details = Object.entries<CategoryDetails>(categoryDetails).map(([name, one]) => {
    const guide = one.sizeGuide !== undefined && sizeGuides[one.sizeGuide];
    return [name, { ...one, ...(guide && { measuredSizes: measuredSizes(guide) }) }];
  });
  return Object.fromEntries(details) as WireStoreInfo['categoryDetails'];
}

function pricingCapabilities({ settings: { delivery, tax, discounts = [] } }: Store): Capability[] {
  if (delivery ?? tax) return [...CHARGING, ...(discounts.some(hasCode) ? (['discounts'] as const) : [])];
  if (discounts.length === 0) return [];
  return discounts.some(hasCode) ? ['parts', 'discounts'] : ['parts'];
}

function describe(
  { app, store, seesSandbox }: { app: ShopKind; store: Store; seesSandbox: boolean },
  capabilities: Capability[],
): StoreInfo {
  const text = JSON.stringify({
    currency: DEFAULT_CURRENCY,
    locale: DEFAULT_LOCALE,
    paymentBrands: app.paymentBrands(store),
    ...store.info,
    sizeGuides: undefined,
    categoryDetails: categoryInfo(store.info),
    terms: termsInfo(store),
    delivery: deliveryInfo(store.settings),
    retention: { ...retentionOf(store.info), ...(store.settings.tax?.documents ? {} : { documents: undefined }) },
    hasFeatured: store.filled.featured,
    hasSale: store.filled.sale,
    filledCategories: store.filled.categories,
    filledCollections: store.filled.collections,
    categoryPictures: { ...store.filled.pictures, ...(store.info.categoryPictures as object | undefined) },
    capabilities,
    ...(asksBeforeOrder(StoreTerms.parse(store.info.terms)?.country) && app.waysToPay(store, seesSandbox)),
    testShop: app.isTestShop(store) || undefined,
  });
  let wire: WireStoreInfo | undefined;
  return {
    text,
    get wire() {
      return (wire ??= storeInfoEndpoint.answer.parse(JSON.parse(text)));
    },
  };
}

import { isRefusal } from '#backends/serving/answer.ts';
import { readProductPage, readWireRows } from '../base/db/wire-rows.ts';
import { searchListing } from '../shop/search/search-listing.ts';
import { relatedProducts } from '../shop/search/search-related.ts';
import { isSandboxAt } from '../shop/payments/sandbox/may-see-sandbox.ts';
import { SANDBOX } from '../shop/payments/sandbox/sandbox-bank.ts';
import { pageOriginOf } from '../shop/stores/page-origin.ts';
import { toWireProduct } from '../shop/catalog/wire-product.ts';
import type { AppContext } from './app-context.ts';
import { suggest } from '../shop/search/suggest.ts';
import { storeInfoOf } from '../shop/stores/store-info.ts';
import type { Store } from '../shop/stores/store-of-host.ts';
import type { PublicAnswers, PublicRead, ReadInput } from '#backends/embedded-api.ts';
import type { WireProductList } from '#contract/endpoints/catalog/products.ts';
import type { WireProduct, WireProductPage } from '#contract/product.ts';
import { withQuery } from '#lib/urls.ts';

/** Reads of the contract for pages of this process: see EmbeddedApi.read. */
export async function readPublic<N extends PublicRead>(
  app: AppContext,
  name: N,
  host: string,
  input: ReadInput,
): Promise<PublicAnswers[N] | undefined> {
  try {
    const store = await app.stores.find(host);
    return typeof store === 'string'
      ? undefined
      : ((await READERS[name](app, store, input, host)) as PublicAnswers[N] | undefined);
  } catch {
    // The request itself then tells what is wrong.
    return undefined;
  }
}

const READERS = {
  storeInfo: async (app: AppContext, store: Store, _: ReadInput, host: string) => {
    const pageOrigin = pageOriginOf(store, host, app.storeOrigin);
    const seesSandbox =
      app.gatewaysOf(store).byId(SANDBOX) !== undefined &&
      (app.isTestShop(store) || (await isSandboxAt(app.stores, app.storeOrigin, { host, pageOrigin })));
    return storeInfoOf({ app, store, pageOrigin, seesSandbox }).wire;
  },
  product: readProduct,
  products: readList,
  related: (app: AppContext, store: Store, { id = '' }: ReadInput) => relatedProducts(app, store.id, id),
  suggestions: (app: AppContext, store: Store, { query = {} }: ReadInput) =>
    suggest(app, store.id, String(query.q ?? '')),
};

async function readProduct(app: AppContext, store: Store, { id = '' }: ReadInput): Promise<WireProduct | undefined> {
  const [found] = await readWireRows(app.reads, store.id, [id]);
  if (!found) return undefined;
  const page = await readProductPage(app.reads, store.id, id);
  return { ...toWireProduct(found), ...(page === null ? {} : { page: JSON.parse(page) as WireProductPage }) };
}

async function readList(
  app: AppContext,
  store: Store,
  { query = {} }: ReadInput,
): Promise<WireProductList | undefined> {
  const found = await searchListing(app, store, new URLSearchParams(withQuery('', query).slice(1)));
  if (isRefusal(found)) return undefined;
  const { total, rows, facets, corrected } = found;
  return { data: rows.map(toWireProduct), count: total, facets, corrected };
}

import { isRefusal } from '../http/answer.ts';
import { readWireRows } from '../db/wire-rows.ts';
import { searchListing, type ListingResult } from '../search/search-listing.ts';
import { relatedProducts } from '../search/search-related.ts';
import { pageOriginOf } from '../stores/page-origin.ts';
import { toWireProduct } from './wire-product.ts';
import type { AppContext } from '../http/app-context.ts';
import { suggest } from '../search/suggest.ts';
import { storeInfoOf } from '../stores/store-info.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Asked, PublicAnswers, PublicCall } from '#api-client/embedded.ts';
import type { WireProduct, WireProductList } from '#contract/product.ts';
import { withQuery } from '#lib/urls.ts';

/** Reads of the contract for pages of this process: see EmbeddedApi.read. */
export async function readPublic<N extends PublicCall>(
  app: AppContext,
  name: N,
  host: string,
  asked: Asked,
): Promise<PublicAnswers[N] | undefined> {
  try {
    const store = await app.stores.find(host);
    return typeof store === 'string'
      ? undefined
      : ((await READERS[name](app, store, asked, host)) as PublicAnswers[N] | undefined);
  } catch {
    // The call itself then tells what is wrong.
    return undefined;
  }
}

const READERS = {
  storeInfo: (app: AppContext, store: Store, _: Asked, host: string) =>
    storeInfoOf({ app, store, pageOrigin: pageOriginOf(store, host, app.storeOrigin) }).wire,
  product: readProduct,
  products: readList,
  related: (app: AppContext, store: Store, { id = '' }: Asked) => relatedProducts(app, store.id, id),
  suggestions: (app: AppContext, store: Store, { query = {} }: Asked) => suggest(app, store.id, String(query.q ?? '')),
};

async function readProduct(app: AppContext, store: Store, { id = '' }: Asked): Promise<WireProduct | undefined> {
  const [found] = await readWireRows(app.db, store.id, [id]);
  return found && toWireProduct(found);
}

async function readList(app: AppContext, store: Store, { query = {} }: Asked): Promise<WireProductList | undefined> {
  const found = await searchListing(app, store.id, new URLSearchParams(withQuery('', query).slice(1)));
  if (isRefusal(found)) return undefined;
  const { total, rows, facets, corrected } = found as ListingResult;
  return { data: rows.map(toWireProduct), count: total, facets, corrected };
}

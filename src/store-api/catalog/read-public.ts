import { isRefusal } from '../http/answer.ts';
import { readWireRows } from '../db/wire-rows.ts';
import { searchListing, type ListingResult } from '../search/search-listing.ts';
import { relatedProducts } from '../search/search-related.ts';
import { pageOriginOf } from '../stores/link-origin.ts';
import { toWireProduct } from './wire-product.ts';
import type { Shop } from '../http/app-context.ts';
import { suggest } from '../search/suggest.ts';
import { storeInfoOf } from '../stores/store-info.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Asked, PublicAnswers, PublicCall } from '#api-client/embedded.ts';
import type { WireProduct, WireProductList } from '#contract/product.ts';
import { withQuery } from '#lib/urls.ts';

/** Reads of the contract for pages of this process: see EmbeddedApi.read. */
export async function readPublic<N extends PublicCall>(
  shop: Shop,
  name: N,
  host: string,
  asked: Asked,
): Promise<PublicAnswers[N] | undefined> {
  try {
    const store = await shop.stores.find(host);
    return typeof store === 'string'
      ? undefined
      : ((await READERS[name](shop, store, asked, host)) as PublicAnswers[N] | undefined);
  } catch {
    // The call itself then tells what is wrong.
    return undefined;
  }
}

const READERS = {
  storeInfo: (shop: Shop, store: Store, _: Asked, host: string) =>
    storeInfoOf({ shop, store, pageOrigin: pageOriginOf(store, host, shop.storeOrigin) }).wire,
  product: readProduct,
  products: readList,
  related: (shop: Shop, store: Store, { id = '' }: Asked) => relatedProducts(shop, store.id, id),
  suggestions: (shop: Shop, store: Store, { query = {} }: Asked) => suggest(shop, store.id, String(query.q ?? '')),
};

async function readProduct(shop: Shop, store: Store, { id = '' }: Asked): Promise<WireProduct | undefined> {
  const [found] = await readWireRows(shop.db, store.id, [id]);
  return found && toWireProduct(found);
}

async function readList(shop: Shop, store: Store, { query = {} }: Asked): Promise<WireProductList | undefined> {
  const found = await searchListing(shop, store.id, new URLSearchParams(withQuery('', query).slice(1)));
  if (isRefusal(found)) return undefined;
  const { total, rows, facets, corrected } = found as ListingResult;
  return { data: rows.map(toWireProduct), count: total, facets, corrected };
}

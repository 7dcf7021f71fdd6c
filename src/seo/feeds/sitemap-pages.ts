import type { Api } from '#api-client/api.ts';
import { readListing, toQuery } from '#catalog/listing/listing.ts';
import { categoryPath, collectionPath } from '#catalog/listing/listing-path.ts';
import { policiesOf } from '#site/policy.ts';
import { can, type Store } from '#site/store.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

/**
 * Every page that is neither a product's nor a later page of a listing; listings without a product are none. Rejects
 * with the api.
 */
export async function indexedPages(store: Store, api: Api): Promise<string[]> {
  const listings = [
    '/products',
    ...store.browsable.map((name) => categoryPath(store.slugOf(name))),
    ...store.filledCollections.map(({ slug }) => collectionPath(slug)),
    '/products?featured=true',
    '/products?sale=true',
  ];
  const filled = await Promise.all(listings.map(async (path) => ((await holds(api, path)) ? [path] : [])));
  return [
    '/',
    ...filled.flat(),
    ...(can(store, 'search') ? ['/search'] : []),
    '/contact',
    ...policiesOf(store).map(({ slug }) => `/${encodeURIComponent(slug)}`),
  ];
}

async function holds(api: Api, path: string): Promise<boolean> {
  const listing = readListing(new URLSearchParams(path.split('?')[1]));
  return (await api(productsEndpoint, { query: { ...toQuery(listing), limit: 1 } })).count > 0;
}

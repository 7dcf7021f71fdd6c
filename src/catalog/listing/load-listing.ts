import type { Api } from '#api-client/api.ts';
import { FEATURED_LIMIT, PARENT_LOOKUP_LIMIT } from '#config.ts';
import type { ProductQuery } from '#contract/listing-query.ts';
import type { ProductFacets } from '#contract/product.ts';
import { log } from '#log.ts';
import { categoryQuery, toQuery, type Listing } from './listing.ts';
import { toProduct, type Product } from '../product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

export type Loaded =
  | {
      state: 'loaded';
      products: Product[];
      count: number;
      facets?: ProductFacets | undefined;
      corrected?: string | undefined;
    }
  | { state: 'failed' };

/** One page of a listing; a failing backend is a state, not an exception (docs/behaviour.md 2.products.error). */
export async function loadListing(
  api: Api,
  listing: Listing,
  extra: Pick<ProductQuery, 'facets'> = {},
): Promise<Loaded> {
  try {
    const { data, count, facets, corrected } = await api(productsEndpoint, {
      query: { ...toQuery(listing), ...extra },
    });
    return { state: 'loaded', products: data.map(toProduct), count, facets, corrected };
  } catch {
    return { state: 'failed' };
  }
}

/** The facets of a listing, and how many products it has. The call asks for a page of one product, the smallest. */
export async function loadFacets(
  api: Api,
  listing: Listing,
): Promise<{ state: 'loaded'; facets: ProductFacets; count: number } | { state: 'failed' }> {
  try {
    const { count, facets = {} } = await api(productsEndpoint, {
      query: { ...toQuery(listing), page: 1, limit: 1, facets: 'all' },
    });
    return { state: 'loaded', facets, count };
  } catch {
    return { state: 'failed' };
  }
}

/** A page of a listing, and the parent categories to filter it by: one call where the store `offersFacets`. */
export async function loadFiltered(
  api: Api,
  listing: Listing,
  offersFacets: boolean,
): Promise<{ loaded: Loaded; parents: string[] }> {
  if (offersFacets && listing.category) {
    const loaded = await loadListing(api, listing, { facets: 'true' });
    return {
      loaded,
      parents: loaded.state === 'loaded' ? (loaded.facets?.parentCategory ?? []).map(({ value }) => value) : [],
    };
  }
  const [loaded, parents] = await Promise.all([loadListing(api, listing), loadParentCategories(api, listing.category)]);
  return { loaded, parents };
}

/** Parent categories within a category, for the filter: from its first 100 products (docs/behaviour.md 9.lookup). */
export async function loadParentCategories(api: Api, category: string): Promise<string[]> {
  if (!category) return [];
  try {
    const { data } = await api(productsEndpoint, { query: { ...categoryQuery(category), limit: PARENT_LOOKUP_LIMIT } });
    return [...new Set(data.flatMap(({ parentCategory }) => parentCategory ?? []))].sort((a, b) => a.localeCompare(b));
  } catch {
    return [];
  }
}

/**
 * The products for the front page (docs/behaviour.md 7.featured): those that the owner features, else the newest in
 * stock; of a backend without filters the first category's. None, and a line in the log, when they can't be loaded.
 */
export async function loadFeatured(
  api: Api,
  firstCategory: string | undefined,
  offersFilters: boolean,
): Promise<Product[]> {
  const choices: ProductQuery[] = offersFilters
    ? [{ featured: 'true' }, { inStock: 'true', sort: 'newest' }]
    : [firstCategory ? { category: firstCategory.toLowerCase() } : {}];
  try {
    for (const query of choices) {
      const { data } = await api(productsEndpoint, { query: { limit: FEATURED_LIMIT, ...query } });
      if (data.length > 0) return data.slice(0, FEATURED_LIMIT).map(toProduct);
    }
    return [];
  } catch (error) {
    log.error({ err: error }, 'featured products');
    return [];
  }
}

import type { Api } from '#api-client/create-api.ts';
import { FEATURED_LIMIT, PARENT_LOOKUP_LIMIT } from '#config.ts';
import { categoryQuery, toQuery, type Listing } from './listing.ts';
import { toProduct, type Product } from '../product.ts';

export type Loaded = { state: 'loaded'; products: Product[]; count: number } | { state: 'failed' };

/** One page of a listing; a failing backend is a state, not an exception (spec section 8). */
export async function loadListing(api: Api, listing: Listing): Promise<Loaded> {
  try {
    const { data, count } = await api.products(toQuery(listing));
    return { state: 'loaded', products: data.map(toProduct), count };
  } catch {
    return { state: 'failed' };
  }
}

/** Parent categories within a category, for the filter: from its first 100 products (spec section 7). */
export async function loadParentCategories(api: Api, category: string): Promise<string[]> {
  if (!category) return [];
  try {
    const { data } = await api.products({ ...categoryQuery(category), limit: PARENT_LOOKUP_LIMIT });
    return [...new Set(data.flatMap(({ parentCategory }) => parentCategory ?? []))].sort((a, b) => a.localeCompare(b));
  } catch {
    return [];
  }
}

/** The first category's products for the front page (spec section 7); none, and a line in the log, when they can't be loaded. */
export async function loadFeatured(api: Api, firstCategory: string | undefined): Promise<Product[]> {
  try {
    const { data } = await api.products({ limit: FEATURED_LIMIT, ...(firstCategory ? { category: firstCategory.toLowerCase() } : {}) });
    return data.slice(0, FEATURED_LIMIT).map(toProduct);
  } catch (error) {
    console.error('featured products:', error instanceof Error ? error.message : error);
    return [];
  }
}

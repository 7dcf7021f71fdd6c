import { type Answer, refuse } from './answer.ts';
import { readListingPage } from './db/listing-page.ts';
import { searchFacet, searchListing } from './db/products.ts';
import { readWireRows, type WireRow } from './db/wire-rows.ts';
import type { FacetValue } from './rules/listing-cells.ts';
import { type ProductFilter, readFilter } from './rules/product-filter.ts';
import type { Shop } from './shop.ts';
import { MAX_SEARCH } from '#config.ts';

export interface FoundListing {
  filter: ProductFilter;
  total: number;
  rows: WireRow[];
  /** The parent categories one could narrow by, when that was asked for. */
  parents: FacetValue[] | undefined;
}

/** What GET /products asks for; refused is a search of more than 100 characters. */
export async function findListing(shop: Shop, storeId: string, query: URLSearchParams): Promise<FoundListing | Answer> {
  if ((query.get('search') ?? '').trim().length > MAX_SEARCH) {
    const tooLong = `Search for at most ${MAX_SEARCH} characters.`;
    return refuse(400, 'invalid', tooLong, { fields: { search: tooLong } });
  }
  const filter = readFilter(query);
  return filter.search ? search(shop, storeId, filter, filter.search) : list(shop, storeId, filter);
}

async function list(shop: Shop, storeId: string, filter: ProductFilter): Promise<FoundListing> {
  const listing = await shop.catalogues.listing(storeId, filter);
  const rows = await readListingPage(shop.db, storeId, listing, filter);
  return { filter, total: listing.total, rows, parents: filter.facets ? await shop.catalogues.parentFacet(storeId, filter) : undefined };
}

async function search(shop: Shop, storeId: string, filter: ProductFilter, words: string[]): Promise<FoundListing> {
  if (words.length === 0) return { filter, total: 0, rows: [], parents: filter.facets ? [] : undefined };
  const { total, ids } = await searchListing(shop.db, storeId, filter, words);
  const rows = await readWireRows(shop.db, storeId, ids);
  return { filter, total, rows, parents: filter.facets ? await searchFacet(shop.db, storeId, filter, words) : undefined };
}

import { refusalsIn, type RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { readListingPage } from '../catalog/listing-page.ts';
import { readWireRows, type WireRow } from '../../base/db/wire-rows.ts';
import { needsIndex, type ProductFilter, readFilter } from '../catalog/product-filter.ts';
import { byNames } from './store-names.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { SearchContext } from './search-context.ts';
import { MAX_SEARCH } from '#config.ts';
import type { ProductFacets } from '#contract/product.ts';

export interface ListingResult {
  filter: ProductFilter;
  total: number;
  rows: WireRow[];
  /** Those that were asked for. */
  facets: ProductFacets | undefined;
  /** The spelling that was searched for instead, because no product has the words of the search. */
  corrected: string | undefined;
}

/** The answer of GET /products; a search of more than 100 characters is refused. */
export async function searchListing(
  app: SearchContext,
  { id: storeId, info, language }: Pick<Store, 'id' | 'info' | 'language'>,
  query: URLSearchParams,
): Promise<ListingResult | Answer> {
  if ((query.get('search') ?? '').trim().length > MAX_SEARCH) return refuseSearch('search', refusalsIn(language));
  const filter = byNames(readFilter(query), info);
  return needsIndex(filter) ? searchIndex(app, storeId, filter) : readFromDatabase(app, storeId, filter);
}

/** @param field the parameter that holds it. */
export function refuseSearch(field: string, text: RefusalTexts): Answer {
  const tooLong = text.searchTooLong(MAX_SEARCH);
  return refuse(400, 'invalid', tooLong, { fields: { [field]: tooLong } });
}

async function readFromDatabase(app: SearchContext, storeId: string, filter: ProductFilter): Promise<ListingResult> {
  const listing = await app.catalogueCache.listing(storeId, filter);
  const rows = await readListingPage(app.reads, storeId, listing, filter);
  const facets =
    filter.facets === 'parents' ? { parentCategory: await app.catalogueCache.parentFacet(storeId, filter) } : undefined;
  return { filter, total: listing.total, rows, facets, corrected: undefined };
}

async function searchIndex(app: SearchContext, storeId: string, filter: ProductFilter): Promise<ListingResult> {
  const index = await app.searchers.of(storeId);
  const { total, ids, facets, corrected } = index.search(filter, { facets: filter.facets !== 'none' });
  const rows = await readWireRows(app.reads, storeId, ids);
  return {
    filter,
    total,
    rows,
    facets: filter.facets === 'parents' ? { parentCategory: facets?.parentCategory } : facets,
    corrected,
  };
}

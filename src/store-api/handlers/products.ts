import { type Answer, okText, refuse } from '../answer.ts';
import { readListingPage } from '../db/listing-page.ts';
import { searchFacet, searchListing } from '../db/products.ts';
import { readWireRows, type WireRow } from '../db/wire-rows.ts';
import type { FacetValue } from '../rules/listing-cells.ts';
import { type ProductFilter, readFilter } from '../rules/product-filter.ts';
import { toWireText } from '../rules/wire-text.ts';
import type { Visit } from '../shop.ts';
import { MAX_SEARCH } from '#config.ts';

const PUBLIC = { 'cache-control': 'no-cache' };

/**
 * GET /products: one page, with the total twice since both readings exist (spec sections 3, 7); with `facets=true` the
 * capability's `facets` beside it. 400 for a search of more than 100 characters.
 */
export async function products(visit: Visit & { query: URLSearchParams }): Promise<Answer> {
  const { query } = visit;
  if ((query.get('search') ?? '').trim().length > MAX_SEARCH) {
    const tooLong = `Search for at most ${MAX_SEARCH} characters.`;
    return refuse(400, 'invalid', tooLong, { fields: { search: tooLong } });
  }
  const filter = readFilter(query);
  const { page, limit } = filter;
  const { total, rows, parents } = await (filter.search ? search(visit, filter, filter.search) : list(visit, filter));
  const facets = parents ? `,"facets":${JSON.stringify({ parentCategory: parents })}` : '';
  return okText(`{"data":[${rows.map(toWireText).join(',')}],"count":${total},"pagination":${JSON.stringify({ page, limit, total })}${facets}}`, PUBLIC);
}

/** GET /products/{id}: 404 also for a hidden product. */
export async function product({ shop, store, id }: Visit & { id: string }): Promise<Answer> {
  const [found] = await readWireRows(shop.db, store.id, [id]);
  return found ? okText(toWireText(found), PUBLIC) : refuse(404, 'not-found', 'Product not found');
}

interface Found {
  total: number;
  rows: WireRow[];
  parents: FacetValue[] | undefined;
}

async function list({ shop, store }: Visit, filter: ProductFilter): Promise<Found> {
  const listing = await shop.catalogues.listing(store.id, filter);
  const rows = await readListingPage(shop.db, store.id, listing, filter);
  return { total: listing.total, rows, parents: filter.facets ? await shop.catalogues.parentFacet(store.id, filter) : undefined };
}

async function search({ shop, store }: Visit, filter: ProductFilter, words: string[]): Promise<Found> {
  if (words.length === 0) return { total: 0, rows: [], parents: filter.facets ? [] : undefined };
  const { total, ids } = await searchListing(shop.db, store.id, filter, words);
  const rows = await readWireRows(shop.db, store.id, ids);
  return { total, rows, parents: filter.facets ? await searchFacet(shop.db, store.id, filter, words) : undefined };
}

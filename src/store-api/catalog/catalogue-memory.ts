import { branchesOf } from './listing-branches.ts';
import { readCells } from './listing-counts.ts';
import type { KnownListing } from './listing-page.ts';
import type { Db } from '../db/open-database.ts';
import { type Cell, countOf, type FacetValue, matches, parentFacet } from './facet-counts.ts';
import type { ProductFilter } from './product-filter.ts';

/** What a store's listings are known to hold until its catalogue changes: no page view counts products. */
export interface CatalogueMemory {
  listing(storeId: string, filter: ProductFilter): Promise<KnownListing>;
  parentFacet(storeId: string, filter: ProductFilter): Promise<FacetValue[]>;
  /** To be called when a store's catalogue changed; without a store, when any may have. */
  forget(storeId?: string): void;
}

/** Filters remembered of a store: any words may be asked for. */
const MOST_LISTINGS = 500;

interface KnownStore {
  cells: Promise<Cell[]>;
  listings: Map<string, KnownListing>;
}

export function rememberCatalogues(db: Db): CatalogueMemory {
  const stores = new Map<string, KnownStore>();

  function storeOf(storeId: string): KnownStore {
    let known = stores.get(storeId);
    if (!known) {
      const read: KnownStore = { cells: readCells(db, storeId), listings: new Map() };
      read.cells.catch(() => stores.get(storeId) === read && stores.delete(storeId));
      stores.set(storeId, (known = read));
    }
    return known;
  }

  return {
    async listing(storeId, filter) {
      const { cells, listings } = storeOf(storeId);
      const key = keyOf(filter);
      const known = listings.get(key);
      if (known) return known;
      const all = await cells;
      const listing: KnownListing = {
        total: countOf(all, (cell) => matches(cell, filter)),
        branches: branchesOf(filter, all),
        anchors: [],
      };
      if (listing.total === 0) return listing;
      if (listings.size >= MOST_LISTINGS) listings.clear();
      listings.set(key, listing);
      return listing;
    },
    parentFacet: async (storeId, filter) => parentFacet(await storeOf(storeId).cells, filter),
    forget(storeId) {
      if (storeId === undefined) stores.clear();
      else stores.delete(storeId);
    },
  };
}

function keyOf({ category, parent, gender, anyOf, featured, sale }: ProductFilter): string {
  return JSON.stringify([category, parent, gender, anyOf?.words, anyOf?.withoutGender, featured, sale]);
}

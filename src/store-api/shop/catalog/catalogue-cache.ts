import type { FacetBucket } from './facet-bucket.ts';
import { branchesOf } from './listing-branches.ts';
import { readFacetBuckets } from './rebuild-facet-counts.ts';
import type { CachedListing } from './listing-page.ts';
import type { Db } from '../../base/db/open-database.ts';
import { countProducts, type FacetValue, matches, parentFacet } from './facet-counts.ts';
import type { ProductFilter } from './product-filter.ts';

/**
 * Counts and branches of a store's listings, cached until its catalogue changes, so that no page view counts products.
 */
export interface CatalogueCache {
  listing: (storeId: string, filter: ProductFilter) => Promise<CachedListing>;
  parentFacet: (storeId: string, filter: ProductFilter) => Promise<FacetValue[]>;
  /** For a store whose catalogue has changed, or without one for all. */
  invalidate: (storeId?: string) => void;
}

/** Per store. The words of a filter come from the address, so there is no end of different ones. */
const MAX_LISTINGS = 500;

interface CachedStore {
  buckets: Promise<FacetBucket[]>;
  listings: Map<string, CachedListing>;
}

export function openCatalogueCache(db: Db): CatalogueCache {
  const stores = new Map<string, CachedStore>();

  function storeOf(storeId: string): CachedStore {
    let known = stores.get(storeId);
    if (!known) {
      const read: CachedStore = { buckets: readFacetBuckets(db, storeId), listings: new Map() };
      read.buckets.catch(() => stores.get(storeId) === read && stores.delete(storeId));
      stores.set(storeId, (known = read));
    }
    return known;
  }

  return {
    async listing(storeId, filter) {
      const { buckets, listings } = storeOf(storeId);
      const key = keyOf(filter);
      const known = listings.get(key);
      if (known) return known;
      const all = await buckets;
      const listing: CachedListing = {
        total: countProducts(all, (bucket) => matches(bucket, filter)),
        branches: branchesOf(filter, all),
        anchors: [],
      };
      if (listing.total === 0) return listing;
      if (listings.size >= MAX_LISTINGS) listings.clear();
      listings.set(key, listing);
      return listing;
    },
    parentFacet: async (storeId, filter) => parentFacet(await storeOf(storeId).buckets, filter),
    invalidate(storeId) {
      if (storeId === undefined) stores.clear();
      else stores.delete(storeId);
    },
  };
}

function keyOf({ category, parent, gender, anyOf, featured, sale }: ProductFilter): string {
  return JSON.stringify([category, parent, gender, anyOf?.words, anyOf?.withoutGender, featured, sale]);
}

import { checkCategories } from './categories.ts';
import { checkCompression } from './compression.ts';
import { checkFilled } from './filled.ts';
import { checkHosts } from './hosts.ts';
import { checkListing } from './listing.ts';
import { checkPaging } from './paging.ts';
import { checkProduct } from './product.ts';
import { checkStore } from './store.ts';
import { type Level, NO_PRODUCT } from '../level.ts';

/** The reads of every visitor: the store's record, listings, products. */
export const reads: Level = {
  name: 'reads',
  does: () => 'reads the store’s record, listings and products',
  run: async (visit) => {
    const store = await visit.store();
    if (store) {
      checkStore(visit, store);
      await checkCompression(visit, store);
      await checkHosts(visit, store);
      await checkFilled(visit, store);
    }
    const first = await visit.firstPage();
    if (!first) return 'GET /products gives nothing that can be used';
    const isCounted = checkListing(visit, first);
    if (first.value.data.length === 0) return NO_PRODUCT;
    if (isCounted) await checkPaging(visit, first);
    await checkCategories(visit, first);
    await checkProduct(visit, first);
    return undefined;
  },
};

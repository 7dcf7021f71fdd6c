import type { Answer } from '../../checker.ts';
import type { Visit } from '../../visit.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

/** What the record says of the lists of featured products and of the sale is so. */
export async function checkFilled(visit: Visit, store: Answer<'storeInfo'>): Promise<void> {
  for (const [flag, filter] of [
    ['hasFeatured', { featured: 'true' }],
    ['hasSale', { sale: 'true' }],
  ] as const) {
    const said = store.value[flag];
    if (said === undefined) continue;
    const list = await visit.read(productsEndpoint, { query: { page: 1, limit: 1, ...filter } });
    if (list && list.value.data.length > 0 !== said)
      visit.report(store, {
        kind: 'differs',
        path: pathOf(bareOf('storeInfo', store.raw).placeOf([flag])),
        expected: `${String(!said)}, as GET /products says`,
        received: String(said),
        shop: said ? 'links every page to a list of nothing' : 'links nowhere to this list',
      });
  }
}

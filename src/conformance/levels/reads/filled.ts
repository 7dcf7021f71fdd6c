import type { Answer } from '../../checker.ts';
import type { Visit } from '../../visit.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import type { ProductQuery } from '#contract/listing-query.ts';

/** Of a store's categories and collections the first are asked for: each is a request. */
const MOST_CATEGORIES = 8;
const MOST_COLLECTIONS = 4;

interface Said {
  field: 'hasFeatured' | 'hasSale' | 'filledCategories' | 'filledCollections';
  /** What the record says of the list: it has a product. */
  filled: boolean | undefined;
  list: ProductQuery;
}

/** What the record says of the lists of featured products, of the sale, of categories and collections is so. */
export async function checkFilled(visit: Visit, store: Answer<'storeInfo'>): Promise<void> {
  const { hasFeatured, hasSale, filledCategories, filledCollections, categories = [], collections = [] } = store.value;
  const names = filledCategories && new Set(filledCategories.map((name) => name.toLowerCase()));
  const said: Said[] = [
    { field: 'hasFeatured', filled: hasFeatured, list: { featured: 'true' } },
    { field: 'hasSale', filled: hasSale, list: { sale: 'true' } },
    ...categories.slice(0, MOST_CATEGORIES).map((category): Said => ({
      field: 'filledCategories',
      filled: names?.has(category.toLowerCase()),
      list: { category: category.toLowerCase() },
    })),
    ...collections.slice(0, MOST_COLLECTIONS).map(({ slug }): Said => ({
      field: 'filledCollections',
      filled: filledCollections?.includes(slug),
      list: { collection: slug },
    })),
  ];
  for (const { field, filled, list } of said) {
    if (filled === undefined) continue;
    const answer = await visit.read(productsEndpoint, { query: { page: 1, limit: 1, ...list } });
    if (!answer || answer.value.data.length > 0 === filled) continue;
    const name = list.category ?? list.collection;
    const of = name === undefined ? '' : ` of ${name}`;
    visit.report(store, {
      kind: 'differs',
      path: pathOf(bareOf('storeInfo', store.raw).placeOf([field])),
      expected: `${String(!filled)}${of}, as GET /products says`,
      received: `${String(filled)}${of}`,
      shop: filled ? 'links every page to a list of nothing' : 'links nowhere to this list',
    });
  }
}

import { NO_PRODUCT } from '../level.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { CategoryDetails } from '#contract/category-details.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { relatedEndpoint } from '#contract/endpoints/catalog/related.ts';
import { sizeGuideEndpoint } from '#contract/endpoints/catalog/size-guide.ts';

const MOST_RELATED = 8;

/** A size or colour that is among the attributes is what a variant may have. */
export const variants = capability('variants', 'reads a product', async (visit) => {
  const product = await visit.product();
  if (!product) return NO_PRODUCT;
  const { placeOf } = bareOf('product', product.raw);
  const seen = new Set<string>();
  for (const [index, { size = '', color = '' }] of (product.value.variants ?? []).entries()) {
    const choice = `${size}/${color}`.toLowerCase();
    if (seen.has(choice))
      visit.report(product, {
        kind: 'duplicate',
        path: pathOf(placeOf(['variants', index])),
        expected: 'each choice once',
        shop: 'takes price and stock of the first',
      });
    seen.add(choice);
  }
  return undefined;
});

export const related = capability('related', 'reads what goes with a product', async (visit) => {
  const product = await visit.product();
  if (!product) return NO_PRODUCT;
  const { id } = product.value;
  const others = await visit.read(relatedEndpoint, { id });
  if (others) {
    const at = others.value.data.findIndex((one) => one.id === id);
    const path = (index: number) => pathOf(bareOf('related', others.raw).placeOf(['data', index, 'id']));
    if (at >= 0)
      visit.report(others, {
        kind: 'value',
        path: path(at),
        expected: 'other products',
        received: JSON.stringify(id),
        shop: 'offers the product itself beside it',
      });
    if (others.value.data.length > MOST_RELATED)
      visit.report(others, {
        kind: 'value',
        severity: 'warning',
        path: path(MOST_RELATED),
        expected: `at most ${MOST_RELATED} products`,
        shop: 'shows the first 4',
      });
  }
  await visit.refused(
    relatedEndpoint,
    { id: 'conformance-no-such-product' },
    { statuses: [404], what: 'a product that is not there', shop: 'does not ask then', severity: 'warning' },
  );
  return undefined;
});

export const sizeGuides = capability('sizeGuides', 'reads the size guides that categories name', async (visit) => {
  const store = await visit.store();
  const details: CategoryDetails[] = Object.values(store?.value.categoryDetails ?? {});
  for (const id of new Set(details.flatMap(({ sizeGuide }) => sizeGuide ?? [])))
    await visit.read(sizeGuideEndpoint, { id });
  await visit.refused(
    sizeGuideEndpoint,
    { id: 'conformance-no-such-guide' },
    { statuses: [404], what: 'a guide that is not there', shop: 'does not ask then', severity: 'warning' },
  );
  return undefined;
});

/** Nothing is reduced against a price that is not above it. What the lowest price was, only the backend knows. */
export const priorPrices = capability('priorPrices', 'looks at the prices of products on sale', async (visit) => {
  const list = await visit.read(productsEndpoint, { query: { page: 1, limit: 24, sale: 'true' } });
  for (const [index, { regularPrice = 0, discountedPrice = 0 }] of (list?.value.data ?? []).entries())
    if (list && !(regularPrice > discountedPrice))
      visit.report(list, {
        kind: 'value',
        path: pathOf(bareOf('products', list.raw).placeOf(['data', index, 'regularPrice'])),
        expected: 'the lowest price of the 30 days before, above the price to pay',
        received: JSON.stringify(regularPrice),
        shop: 'shows no sale',
      });
  return undefined;
});

export const collections = capability('collections', 'reads the listings of collections', async (visit) => {
  for (const { slug } of (await visit.store())?.value.collections ?? [])
    await visit.read(productsEndpoint, { query: { page: 1, limit: 2, collection: slug } });
  const none = await visit.read(productsEndpoint, { query: { page: 1, limit: 2, collection: 'conformance-none' } });
  if (none && none.value.data.length > 0)
    visit.report(none, {
      kind: 'ignored',
      path: '?collection',
      expected: 'an empty list for a collection that is not there',
      received: `${none.value.data.length} products`,
      shop: 'shows all products in each collection',
    });
  return undefined;
});

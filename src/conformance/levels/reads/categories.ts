import type { Answer } from '../../checker.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { PARENT_LOOKUP_LIMIT } from '#config.ts';
import { priceToPay } from '#contract/price.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import type { ProductQuery } from '#contract/listing-query.ts';

const NO_CATEGORY = 'conformance-no-such-category';
const MORE = ['men', 'women', 'accessories', 'all'];

/** The filters of the specified listing: category, parent category, and what some categories send beside it. */
export async function checkCategories(visit: Visit, first: Answer<'products'>): Promise<void> {
  // Of these the listing asks for more than a category: docs/behaviour.md 7.products.
  const piece = first.value.data.find(({ category = '' }) => category && !MORE.includes(category.toLowerCase()));
  const category = piece?.category?.toLowerCase();
  const none = await visit.read(productsEndpoint, { query: { page: 1, limit: 2, category: NO_CATEGORY } });
  if (none && none.value.data.length > 0) {
    ignored(visit, none, 'category', 'an empty list for a category that is not there');
    return;
  }
  if (category !== undefined) {
    await checkFilter(visit, 'category', { category }, category);
    const parent = piece?.parentCategory;
    if (parent) await checkFilter(visit, 'parentCategory', { category, parentCategory: parent }, parent.toLowerCase());
  }
  // What the shop sends for these two categories has to be answered; which products that gives is the backend's own.
  await visit.read(productsEndpoint, { query: { page: 1, limit: 2, category: 'men', gender: 'Men' } });
  const filter = 'Accessories,Personal Care,Home,null,Unisex';
  await visit.read(productsEndpoint, { query: { page: 1, limit: 2, category: 'accessories', filter } });
  await checkSale(visit);
}

async function checkSale(visit: Visit): Promise<void> {
  const page = await visit.read(productsEndpoint, { query: { page: 1, limit: PARENT_LOOKUP_LIMIT, sale: 'true' } });
  const at = page?.value.data.findIndex(({ regularPrice = 0, discountedPrice }) => {
    return priceToPay(regularPrice, discountedPrice) >= regularPrice;
  });
  if (page && at !== undefined && at >= 0)
    visit.report(page, {
      kind: 'ignored',
      severity: 'warning',
      path: '?sale',
      expected: 'products with a discounted price below their regular price only',
      received: `${page.value.data.length} products, of which ${JSON.stringify(page.value.data[at]?.id)} is not reduced`,
      shop: 'shows products under “Sale” that cost what they always do',
    });
}

async function checkFilter(
  visit: Visit,
  name: 'category' | 'parentCategory',
  query: ProductQuery,
  value: string,
): Promise<void> {
  const page = await visit.read(productsEndpoint, { query: { page: 1, limit: PARENT_LOOKUP_LIMIT, ...query } });
  if (!page) return;
  if (page.value.data.length === 0) ignored(visit, page, name, 'the products that say they are in it');
  const at = page.value.data.findIndex((product) => product[name] && !isIn(product[name], value));
  if (at >= 0) {
    const path = pathOf(bareOf('products', page.raw).placeOf(['data', at, name]));
    const received = `${path}: ${JSON.stringify(page.value.data[at]?.[name])}`;
    ignored(visit, page, name, `products of ${JSON.stringify(value)} only`, received);
  }
}

function isIn(name: string, value: string): boolean {
  return name.toLowerCase() === value;
}

function ignored(visit: Visit, page: Answer<'products'>, name: string, expected: string, received?: string): void {
  visit.report(page, {
    kind: 'ignored',
    path: `?${name}`,
    expected,
    received: received ?? `${page.value.data.length} products`,
    shop: 'shows products under a heading that they do not belong to, or none where there are some',
  });
}

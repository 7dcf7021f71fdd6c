import type { Answer } from '../../checker.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { NO_PRODUCT } from '../level.ts';
import { capability } from './capability.ts';
import { toProduct } from '#catalog/product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import type { ProductQuery } from '#contract/listing-query.ts';
import { priceToPay } from '#contract/price.ts';

const PAGE = { page: 1, limit: 24 };

export const facets = capability('facets', 'asks for counts of parent categories', async (visit) => {
  const [first] = (await visit.firstPage())?.value.data ?? [];
  if (!first) return NO_PRODUCT;
  const category = first.category?.toLowerCase();
  const page = await visit.read(productsEndpoint, { query: { ...PAGE, category, facets: 'true' } });
  if (page && page.value.facets?.parentCategory === undefined)
    visit.report(page, {
      kind: 'missing',
      path: pathOf(bareOf('products', page.raw).placeOf(['facets', 'parentCategory'])),
      expected: 'the parent categories with how many products each has',
      shop: 'offers no filter by type',
    });
  return undefined;
});

export const filters = capability(
  'filters',
  'asks for listings by price, size and stock, in each order',
  async (visit) => {
    const first = await visit.firstPage();
    const prices = first?.value.data.map(priceOf).sort((a, b) => a - b) ?? [];
    const middle = prices[Math.floor(prices.length / 2)];
    if (middle === undefined) return NO_PRODUCT;
    await checkOrderOf(visit, 'price-asc', (page) => ascending(page.map(priceOf)));
    await checkOrderOf(visit, 'price-desc', (page) => ascending(page.map(priceOf).reverse()));
    await checkEach(visit, 'minPrice', { minPrice: middle }, (product) => Math.max(...pricesOf(product)) >= middle);
    await checkEach(visit, 'maxPrice', { maxPrice: middle }, (product) => Math.min(...pricesOf(product)) <= middle);
    const size = first?.value.data.map((wire) => toProduct(wire).sizes[0]).find((one) => one !== undefined);
    if (size !== undefined)
      await checkEach(visit, 'size', { size: [size] }, (product) =>
        toProduct(product).sizes.some((one) => one.toLowerCase() === size.toLowerCase()),
      );
    await checkEach(
      visit,
      'inStock',
      { inStock: 'true' },
      ({ variants = [] }) => variants.length === 0 || variants.some(({ available }) => available),
    );
    return undefined;
  },
);

type Listed = Answer<'products'>['value']['data'][number];

async function checkOrderOf(visit: Visit, sort: string, isSorted: (page: Listed[]) => boolean): Promise<void> {
  const page = await visit.read(productsEndpoint, { query: { ...PAGE, sort } });
  if (page && !isSorted(page.value.data))
    visit.report(page, {
      kind: 'ignored',
      path: '?sort',
      expected: `products in the order ${sort}`,
      received: page.value.data.map(priceOf).join(', '),
      shop: 'says that it is sorted, and it is not',
    });
}

async function checkEach(
  visit: Visit,
  name: string,
  query: ProductQuery,
  fits: (product: Listed) => boolean,
): Promise<void> {
  const page = await visit.read(productsEndpoint, { query: { ...PAGE, ...query } });
  const wrong = page?.value.data.find((product) => !fits(product));
  if (page && wrong)
    visit.report(page, {
      kind: 'ignored',
      path: `?${name}`,
      expected: `products with ${name} ${JSON.stringify(query[name])} only`,
      received: wrong.id,
      shop: 'shows products that the chosen filter excludes',
    });
}

function ascending(numbers: number[]): boolean {
  return numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? 0) <= number);
}

function priceOf(wire: Listed): number {
  return toProduct(wire).price;
}

/** What its variants cost. */
function pricesOf(wire: Listed): number[] {
  const own = (wire.variants ?? []).flatMap(
    ({ discountedPrice, regularPrice }) => priceToPay(regularPrice, discountedPrice) ?? [],
  );
  return [priceOf(wire), ...own];
}

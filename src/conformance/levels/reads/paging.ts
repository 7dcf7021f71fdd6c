import { checkLength, wrongCount } from './listing.ts';
import type { Answer } from '../../checker.ts';
import { bareOf, valueAt } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { PARENT_LOOKUP_LIMIT } from '#config.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

/** Products on each page of the check. */
const STEP = 2;

/** `page` and `limit` say which part of the list comes; every part has the same count. */
export async function checkPaging(visit: Visit, first: Answer<'products'>): Promise<void> {
  const { count, data } = first.value;
  const ask = (page: number, limit: number) => visit.read(productsEndpoint, { query: { page, limit } });
  const two = await ask(1, STEP);
  if (!two || !checkLength(visit, two, STEP)) return;
  if (two.value.count !== count) {
    wrongCount(visit, two, `${count}, as with another limit`);
    return;
  }
  if (count > STEP) {
    const next = await ask(2, STEP);
    const wanted = data.slice(STEP, 2 * STEP).map(({ id }) => id);
    const got = next?.value.data.map(({ id }) => id) ?? [];
    // Of a page with an entry that cannot be read nobody knows what comes after it.
    if (next && isWhole(first) && wanted.some((id, at) => got[at] !== id))
      ignoredPage(visit, next, `${wanted.join(', ')}: the products after those of page 1`, got.join(', '));
  }
  const beyond = await ask(Math.ceil(count / STEP) + 1, STEP);
  if (beyond && beyond.value.data.length > 0)
    ignoredPage(visit, beyond, 'an empty list after the last page', `${beyond.value.data.length} products`);
  const many = await ask(1, PARENT_LOOKUP_LIMIT);
  if (many && checkLength(visit, many, PARENT_LOOKUP_LIMIT) && count <= PARENT_LOOKUP_LIMIT) {
    const { length } = many.value.data;
    if (length < count) wrongCount(visit, many, `${length}, as many as a page of ${PARENT_LOOKUP_LIMIT} has`);
  }
}

function isWhole({ raw, value }: Answer<'products'>): boolean {
  const list = valueAt(raw, bareOf('products', raw).placeOf(['data']));
  return Array.isArray(list) && list.length === value.data.length;
}

function ignoredPage(visit: Visit, page: Answer<'products'>, expected: string, received: string): void {
  visit.report(page, {
    kind: 'ignored',
    path: '?page',
    expected,
    received,
    shop: 'shows the same products on several pages, and some on none',
  });
}

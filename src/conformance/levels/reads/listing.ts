import { checkAmounts } from './amounts.ts';
import type { Answer } from '../../checker.ts';
import { bareOf, pathOf, valueAt } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { PAGE_SIZE } from '#config.ts';

/** The first page of the whole catalogue: its length, its count, each of its products. False: it has no count. */
export function checkListing(visit: Visit, page: Answer<'products'>): boolean {
  const { data, count } = page.value;
  checkLength(visit, page, PAGE_SIZE);
  if (count < data.length) wrongCount(visit, page, `at least ${data.length}, the products of this page`);
  reportRepeated(visit, page);
  checkAmounts(visit, page);
  const place = bareOf('products', page.raw).placeOf(['count']);
  if (typeof valueAt(page.raw, place) === 'number' || Array.isArray(page.raw)) return true;
  visit.report(page, {
    kind: 'missing',
    path: pathOf(place),
    expected: 'how many products there are on all pages',
    shop: 'shows the first page only',
  });
  return false;
}

/** At most `limit` products. */
export function checkLength(visit: Visit, page: Answer<'products'>, limit: number): boolean {
  const { length } = page.value.data;
  if (length <= limit) return true;
  visit.report(page, {
    kind: 'ignored',
    path: '?limit',
    expected: `at most ${limit} products`,
    received: `${length} products`,
    shop: 'shows them all on one page, with links to pages that repeat them',
  });
  return false;
}

export function wrongCount(visit: Visit, page: Answer<'products'>, expected: string): void {
  const place = bareOf('products', page.raw).placeOf(['count']);
  visit.report(page, {
    kind: 'value',
    path: pathOf(place),
    expected,
    received: String(page.value.count),
    shop: 'says a wrong number of items and links to pages that are not there, or leaves out some that are',
  });
}

function reportRepeated(visit: Visit, page: Answer<'products'>): void {
  const seen = new Set<string>();
  for (const [index, { id }] of page.value.data.entries()) {
    if (seen.has(id))
      visit.report(page, {
        kind: 'duplicate',
        path: pathOf(bareOf('products', page.raw).placeOf(['data', index, 'id'])),
        expected: 'each product once',
        received: JSON.stringify(id),
        shop: 'shows the product twice',
      });
    seen.add(id);
  }
}

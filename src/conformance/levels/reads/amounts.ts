import type { Answer } from '../../checker.ts';
import { bareOf, pathOf, type Place } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { DEFAULT_CURRENCY } from '#config.ts';
import { reportDate } from '../dates.ts';

/** From here on, when they are all whole hundreds, prices of clothes are likely to be paise. */
const LIKELY_PAISE = 20_000;

/** Prices and dates of a page of products. */
export function checkAmounts(visit: Visit, page: Answer<'products'>): void {
  const { placeOf } = bareOf('products', page.raw);
  for (const [index, product] of page.value.data.entries()) {
    const at = (...inner: Place) => pathOf(placeOf(['data', index, ...inner]));
    const { regularPrice = 0, discountedPrice = 0 } = product;
    for (const [name, price] of Object.entries({ regularPrice, discountedPrice }))
      if (price < 0)
        visit.report(page, {
          kind: 'value',
          path: at(name),
          expected: 'a price of at least 0',
          received: String(price),
          shop: 'shows a price below zero',
        });
    if (discountedPrice > regularPrice && regularPrice > 0)
      visit.report(page, {
        kind: 'value',
        severity: 'warning',
        path: at('discountedPrice'),
        expected: `a price below the regular one, ${regularPrice}`,
        received: String(discountedPrice),
        shop: 'crosses out a price that is lower than the one to pay',
      });
    reportDate(visit, page, at('createdAt'), product.createdAt);
    reportDate(visit, page, at('updatedAt'), product.updatedAt);
  }
  reportLikelyPaise(visit, page);
}

function reportLikelyPaise(visit: Visit, page: Answer<'products'>): void {
  const [first = 0] = page.value.data.flatMap(({ regularPrice }) => regularPrice ?? []);
  const prices = page.value.data.flatMap(({ regularPrice }) => regularPrice ?? []);
  if (prices.length < 3 || !prices.every((price) => price >= LIKELY_PAISE && price % 100 === 0)) return;
  visit.report(page, {
    kind: 'unit',
    severity: 'warning',
    path: pathOf(bareOf('products', page.raw).placeOf(['data', 0, 'regularPrice'])),
    expected: `a price in whole units of the currency (${DEFAULT_CURRENCY}: rupees, not paise)`,
    received: String(first),
    shop: `shows ${first.toLocaleString('en-IN')} as the price; nothing is wrong if it is`,
  });
}

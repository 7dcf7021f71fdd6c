import { type PriceGap, priceGaps } from './price-gaps.ts';
import type { Charges } from './read-charges.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import type { StoreFile } from '../store-schema.ts';
import { taxTerms } from '#store-api/shop/pricing/pricing-terms.ts';
import { DEFAULT_TIME_ZONE } from '#config.ts';
import { formatMinute } from '#lib/days.ts';

/** The day that it is where the shop is. */
export function todayOf({ timeZone }: Pick<StoreFile, 'timeZone'>): string {
  return formatMinute(new Date().toISOString(), timeZone ?? DEFAULT_TIME_ZONE).slice(0, 10);
}

/** The prices of a folder that no rate of its tax fits on a day. */
export function gapsOn(
  today: string,
  { tax }: Charges,
  { terms }: StoreFile,
  products: readonly CatalogueProduct[],
): PriceGap[] {
  return priceGaps(tax && taxTerms(tax, terms?.taxIncluded ?? true), products, today);
}

import { type PriceGap, priceGaps } from './price-gaps.ts';
import type { Charges } from './read-charges.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import type { StoreFile } from '../store-schema.ts';
import { taxTerms } from '#store-api/shop/pricing/pricing-terms.ts';
import { DEFAULT_TIME_ZONE } from '#config.ts';
import { formatMinute } from '#lib/days.ts';

/** The prices of a folder that no rate of its tax fits, as of today. */
export function gapsToday(
  { tax }: Charges,
  { terms, timeZone }: StoreFile,
  products: readonly CatalogueProduct[],
): PriceGap[] {
  const today = formatMinute(new Date().toISOString(), timeZone ?? DEFAULT_TIME_ZONE).slice(0, 10);
  return priceGaps(tax && taxTerms(tax, terms?.taxIncluded ?? true), products, today);
}

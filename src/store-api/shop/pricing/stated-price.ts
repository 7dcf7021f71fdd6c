import { priceBefore, priceToPay } from '#contract/price.ts';
import type { VariantRow } from '#store-api/base/db/schema.ts';

type Priced = Pick<VariantRow, 'regular_paise' | 'discounted_paise' | 'compare_paise'>;

/** The price of a variant and the one before a sale as its file states them, whatever is shown. */
export function statedPrice({ regular_paise: regular, discounted_paise: discounted, compare_paise: compare }: Priced): {
  price: number;
  compare: number | null;
} {
  return { price: priceToPay(regular, discounted), compare: compare ?? priceBefore(regular, discounted) ?? null };
}

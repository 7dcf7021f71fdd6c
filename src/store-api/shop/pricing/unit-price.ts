import { priceToPay } from '#contract/price.ts';

/** The price of one unit in paise: the discounted price when there is one (docs/behaviour.md 3.product.shown). */
export function unitPrice(priced: { regular_paise: number; discounted_paise: number | null }): number {
  return priceToPay(priced.regular_paise, priced.discounted_paise);
}

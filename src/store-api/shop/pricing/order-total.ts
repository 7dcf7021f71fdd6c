import { priceToPay } from '#contract/price.ts';

/** The sum of unit price times quantity, in whole paise (reliability O1, O13). */
export function orderTotal(lines: { price_paise: number; quantity: number }[]): number {
  return lines.reduce((total, line) => total + line.price_paise * line.quantity, 0);
}

/** The price of one unit in paise: the discounted price when there is one (docs/behaviour.md 3.product.shown). */
export function unitPrice(priced: { regular_paise: number; discounted_paise: number | null }): number {
  return priceToPay(priced.regular_paise, priced.discounted_paise);
}

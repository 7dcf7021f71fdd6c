import { isOneOf, plainName } from '../place-names.ts';
import type { PricingLine } from '../request.ts';
import type { DiscountTerms } from '../terms.ts';

/** Whether a discount is one of lines; the others are of the order. */
export function isOfLines(discount: DiscountTerms): boolean {
  return namesGoods(discount) || discount.buy !== undefined;
}

/** Whether a discount is for the goods of a line. */
export function isFor(discount: DiscountTerms, line: PricingLine): boolean {
  if (discount.notOnSale === true && line.onSale) return false;
  if (!namesGoods(discount)) return true;
  const { products = [], categories = [], collections = [] } = discount;
  return (
    products.includes(line.productId) ||
    categories.some((category) => line.categories.includes(category)) ||
    // Products spell them in either case.
    line.collections.some((own) => isOneOf(plainName(own), collections))
  );
}

function namesGoods({ products, categories, collections }: DiscountTerms): boolean {
  return [products, categories, collections].some((names) => names !== undefined);
}

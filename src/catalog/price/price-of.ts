import type { FromPrice } from './from-price.ts';
import type { Product } from '../product.ts';
import { variantOf } from '../variant.ts';
import type { Choice } from '#cart/sellable.ts';
import { priceBefore, priceToPay } from '#contract/price.ts';
import type { WireVariant } from '#contract/product.ts';

type Priced = Pick<Product, 'price' | 'originalPrice' | 'variants'> & FromPrice;

/**
 * The price of what is chosen so far, and the price before, where it is reduced: the least, with `from` as long as that
 * may still cost more.
 */
export function priceOf(product: Priced, choice: Choice): Pick<Product, 'price' | 'originalPrice'> & FromPrice {
  const { price, from, originalPrice, variants } = product;
  const { size, color } = choice;
  const exact = variantOf(product, choice);
  const isOpen = (one: WireVariant) =>
    (size || color) && (!size || one.size === size) && (!color || one.color === color);
  const open = exact ? [exact] : variants.filter(isOpen);
  const costs = open.flatMap(({ regularPrice, discountedPrice }) => {
    const own = priceToPay(regularPrice, discountedPrice);
    return own === undefined ? [] : [{ price: own, originalPrice: priceBefore(regularPrice, discountedPrice) }];
  });
  const [least] = costs.sort((one, other) => one.price - other.price);
  if (!least || costs.length < open.length) return { price, from, originalPrice };
  return costs.some((one) => one.price > least.price) ? { ...least, from: true } : least;
}

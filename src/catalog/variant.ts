import type { FromPrice } from './price/from-price.ts';
import type { Product } from './product.ts';
import type { Choice } from '#cart/sellable.ts';
import { priceBefore, priceToPay } from '#contract/price.ts';
import type { WireVariant } from '#contract/product.ts';

type Priced = Pick<Product, 'price' | 'originalPrice' | 'variants'> & FromPrice;

/** The price of a choice: the variant's own price when the backend knows variants, else the product's. */
export function costOf(product: Pick<Priced, 'price' | 'variants'>, choice: Choice): number {
  const { regularPrice, discountedPrice } = variantOf(product, choice);
  return priceToPay(regularPrice, discountedPrice) ?? product.price;
}

/**
 * The same with the price before, where it is reduced: of what is chosen so far, the least, with `from` as long as that
 * may still cost more.
 */
export function priceOf(product: Priced, choice: Choice): Pick<Product, 'price' | 'originalPrice'> & FromPrice {
  const { price, from, originalPrice, variants } = product;
  const { size, color } = choice;
  const fitting = variants.filter((one) => (!size || one.size === size) && (!color || one.color === color));
  const exact = variantOf(product, choice);
  const open = exact.available === undefined && (size || color) ? fitting : [exact];
  const costs = open.flatMap(({ regularPrice, discountedPrice }) => {
    const own = priceToPay(regularPrice, discountedPrice);
    return own === undefined ? [] : [{ price: own, originalPrice: priceBefore(regularPrice, discountedPrice) }];
  });
  const [least] = costs.sort((one, other) => one.price - other.price);
  if (!least || costs.length < open.length) return { price, from, originalPrice };
  return costs.some((one) => one.price > least.price) ? { ...least, from: true } : least;
}

function variantOf({ variants }: Pick<Priced, 'variants'>, { size, color }: Choice): Partial<WireVariant> {
  return variants.find((one) => (one.size ?? '') === size && (one.color ?? '') === color) ?? {};
}

/** Can this size still be ordered, in the chosen colour or, without one, in any? Unknown choices count as yes. */
export function isAvailable({ variants }: Pick<Product, 'variants'>, { size, color }: Choice): boolean {
  const matching = variants.filter((one) => (!size || one.size === size) && (!color || one.color === color));
  return matching.length === 0 || matching.some((one) => one.available);
}

/** Nothing of it can be ordered. Of a store that does not tell its choices that is never known. */
export function isSoldOut(product: Pick<Product, 'variants'>): boolean {
  return !isAvailable(product, { size: '', color: '' });
}

/** Sale badge rule of docs/behaviour.md 9.sale. */
export function isOnSale<Priced extends { price: number; originalPrice?: number | undefined }>(
  item: Priced,
): item is Priced & { originalPrice: number } {
  return item.originalPrice !== undefined && item.originalPrice > item.price;
}

import type { Product } from './product.ts';
import type { Choice } from '#cart/sellable.ts';
import { priceToPay } from '#contract/price.ts';
import type { WireVariant } from '#contract/product.ts';

/** The price of a choice: the variant's own price when the backend knows variants, else the product's. */
export function costOf(product: Pick<Product, 'price' | 'variants'>, choice: Choice): number {
  const own = variantOf(product, choice);
  return priceToPay(own?.regularPrice, own?.discountedPrice) ?? product.price;
}

export function variantOf({ variants }: Pick<Product, 'variants'>, { size, color }: Choice): WireVariant | undefined {
  return variants.find((one) => (one.size ?? '') === size && (one.color ?? '') === color);
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

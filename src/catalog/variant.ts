import type { Product } from './product.ts';
import type { Choice } from '#cart/sellable.ts';

/** Price of a choice: the variant's own when the backend knows variants, else the product's. */
export function priceOf(
  { price, originalPrice, variants }: Pick<Product, 'price' | 'originalPrice' | 'variants'>,
  { size, color }: Choice,
): Pick<Product, 'price' | 'originalPrice'> {
  const { regularPrice, discountedPrice } =
    variants.find((one) => (one.size ?? '') === size && (one.color ?? '') === color) ?? {};
  if (regularPrice === undefined) return { price, originalPrice };
  return {
    price: discountedPrice ?? regularPrice,
    originalPrice: discountedPrice === undefined ? undefined : regularPrice,
  };
}

/** Can this size still be ordered, in the chosen colour or, without one, in any? Unknown choices count as yes. */
export function isAvailable({ variants }: Pick<Product, 'variants'>, { size, color }: Choice): boolean {
  const matching = variants.filter((one) => (!size || one.size === size) && (!color || one.color === color));
  return matching.length === 0 || matching.some((one) => one.available);
}

/** Sale badge rule of docs/behaviour.md section 9. */
export function isOnSale<Priced extends { price: number; originalPrice?: number | undefined }>(
  item: Priced,
): item is Priced & { originalPrice: number } {
  return item.originalPrice !== undefined && item.originalPrice > item.price;
}

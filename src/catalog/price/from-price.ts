import { priceToPay } from '#contract/price.ts';
import type { Product } from '../product.ts';

/** A product whose choices have several prices, as it is shown: told by the server, which knows them all. */
export interface FromPrice {
  /** `price` is the least of several. */
  from?: true | undefined;
}

/** Some choice costs more than the product, and none less. */
export function fromPrice({ price, variants }: Pick<Product, 'price' | 'variants'>): FromPrice {
  const all = variants.map((one) => priceToPay(one.regularPrice, one.discountedPrice) ?? price);
  return Math.max(...all) > price && Math.min(...all) >= price ? { from: true } : {};
}

import { type FromPrice, fromPrice } from '../price/from-price.ts';
import type { Product } from '../product.ts';
import { isSoldOut } from '../variant.ts';

/** The fields of a product that a card shows, and so all that its cached HTML depends on. */
export type CardFacts = Pick<
  Product,
  'id' | 'name' | 'price' | 'originalPrice' | 'image' | 'images' | 'sizes' | 'colors'
> &
  FromPrice & {
    /** Where something can be bought it is not there. */
    soldOut?: true;
  };

export function cardFacts(product: Product): CardFacts {
  const { id, name, price, originalPrice, image, images, sizes, colors } = product;
  return {
    ...{ id, name, price, originalPrice, image, images: images.slice(0, 2), sizes, colors },
    ...fromPrice(product),
    ...(isSoldOut(product) && { soldOut: true }),
  };
}

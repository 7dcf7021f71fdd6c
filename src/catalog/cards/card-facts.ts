import type { Product } from '../product.ts';
import { isSoldOut } from '../variant.ts';

/** The fields of a product that a card shows, and so all that its cached HTML depends on. */
export type CardFacts = Pick<
  Product,
  'id' | 'name' | 'price' | 'from' | 'originalPrice' | 'image' | 'images' | 'sizes' | 'colors'
> & {
  /** Where something can be bought it is not there. */
  soldOut?: true;
};

export function cardFacts(product: Product): CardFacts {
  const { id, name, price, from, originalPrice, image, images, sizes, colors } = product;
  return {
    ...{ id, name, price, originalPrice, image, images: images.slice(0, 2), sizes, colors },
    ...(from && { from }),
    ...(isSoldOut(product) && { soldOut: true }),
  };
}

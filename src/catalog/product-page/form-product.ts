import { startChoice } from './choice/choice-of-url.ts';
import { colorPictures } from './choice/color-pictures.ts';
import { type FromPrice, fromPrice } from '../price/from-price.ts';
import type { Product } from '../product.ts';
import type { Sellable } from '#cart/sellable.ts';
import type { WireVariant } from '#contract/product.ts';

/** The fields of a product that BuyForm reads: all of it is written into the page once more. */
export type FormProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'originalPrice' | 'image' | 'images' | 'sizes' | 'colors' | 'chosen' | 'variants'
> &
  FromPrice &
  Pick<Sellable, 'pictures'>;

export function formProduct(product: Product, image: string): FormProduct {
  const { id, name, price, originalPrice, sizes, colors } = product;
  // Decided here, since the pictures stay behind.
  const chosen = startChoice(product);
  return {
    id,
    name,
    price,
    ...fromPrice(product),
    originalPrice,
    image,
    images: [],
    sizes,
    colors,
    ...((chosen.size || chosen.color) && { chosen }),
    variants: product.variants.map(forChoosing),
    ...colorPictures(product, image),
  };
}

function forChoosing(variant: WireVariant): WireVariant {
  const shown = { ...variant };
  delete shown.sku;
  delete shown.weightGrams;
  return shown;
}

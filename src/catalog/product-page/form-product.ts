import { startChoice } from './choice-of-url.ts';
import type { Product } from '../product.ts';
import type { WireVariant } from '#contract/product.ts';

/** The fields of a product that BuyForm reads: all of it is written into the page once more. */
export function formProduct(product: Product, image: string): Product {
  const { id, name, price, originalPrice, sizes, colors, featured } = product;
  // Decided here, since the pictures stay behind.
  const chosen = startChoice(product);
  const unread = {
    images: [],
    social: undefined,
    category: '',
    parentCategory: '',
    description: '',
    page: undefined,
    specifications: [],
    attributes: [],
    createdAt: '',
    updatedAt: '',
  };
  return {
    id,
    name,
    price,
    originalPrice,
    image,
    sizes,
    colors,
    ...((chosen.size || chosen.color) && { chosen }),
    featured,
    variants: product.variants.map(withoutSku),
    ...unread,
  };
}

function withoutSku(variant: WireVariant): WireVariant {
  const shown = { ...variant };
  delete shown.sku;
  return shown;
}

import type { SoldParts, SoldVariant } from '../../catalog/product-rows.ts';
import type { PricedGoods } from './resolved-line.ts';
import { COLLECTIONS } from '#contract/collection.ts';
import { priceBefore } from '#contract/price.ts';
import type { WireAttribute } from '#contract/product.ts';

/** What pricing goes by: of the choice, else of its product (docs/decisions D433). */
export function pricedGoods(product: SoldParts['product'], variant: SoldVariant | undefined): PricedGoods {
  const attributes = JSON.parse(product.attributes) as WireAttribute[];
  const { regular_paise: regular, discounted_paise: discounted } = variant ?? product;
  return {
    categories: [product.category],
    collections: attributes.find(({ key }) => key === COLLECTIONS)?.value ?? [],
    hsn: variant?.hsn ?? product.hsn ?? undefined,
    taxClass: variant?.tax_class ?? product.tax_class ?? undefined,
    grams: variant?.weight_grams ?? product.weight_grams ?? undefined,
    onSale: priceBefore(regular, discounted) !== undefined,
  };
}

import type { ImageRow, ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import type { CatalogueVariant } from './catalogue-product.ts';
import type { Goods } from './goods/read-goods.ts';
import type { PlannedProduct } from '../plan-import.ts';
import { type StoredVariants, variantIds } from '../variant-ids.ts';
import type { GoodsColumns } from '#store-api/base/db/rows/goods-columns.ts';
import { priceToPay } from '#contract/price.ts';

/** The rows that an import writes. The positions of new products count from 1, in the order of the file. */
export interface CatalogueRows {
  products: ProductRow[];
  variants: VariantRow[];
  images: ImageRow[];
}

export function catalogueRows(
  storeId: string,
  {
    planned,
    storedOf,
    now,
  }: { planned: PlannedProduct[]; storedOf: (productId: string) => StoredVariants; now: string },
): CatalogueRows {
  let position = 0;
  return {
    products: planned.map((one) => toProductRow(storeId, one, one.change === 'created' ? (position += 1) : 0, now)),
    variants: planned.flatMap(({ id, product }) => {
      const ids = variantIds(id, product.variants, storedOf(id));
      return product.variants.map((variant, at) => ({ id: ids[at] ?? '', ...toVariantRow(storeId, id, variant, at) }));
    }),
    images: planned.flatMap(({ id, images }) =>
      images.map((picture, index) => ({
        store_id: storeId,
        product_id: id,
        position: index,
        picture: JSON.stringify(picture),
      })),
    ),
  };
}

function toProductRow(
  storeId: string,
  { id, product, hash }: PlannedProduct,
  position: number,
  now: string,
): ProductRow {
  const cheapest = product.variants.reduce((best, variant) => (priceOf(variant) < priceOf(best) ? variant : best));
  return {
    store_id: storeId,
    id,
    handle: product.handle,
    title: product.title,
    description: product.description,
    page: product.page ? JSON.stringify(product.page) : null,
    category: product.category,
    category_key: product.category.trim().toLowerCase(),
    parent_category: product.parentCategory,
    parent_key: product.parentCategory?.trim().toLowerCase() ?? null,
    gender_key: product.genderKey,
    regular_paise: cheapest.regular,
    discounted_paise: cheapest.discounted,
    featured: Number(product.featured),
    on_sale: Number(cheapest.discounted !== null),
    visible: Number(product.visible),
    attributes: JSON.stringify(product.attributes),
    position,
    source_hash: hash,
    created_at: now,
    updated_at: now,
    ...goodsColumns(product),
  };
}

function toVariantRow(
  storeId: string,
  productId: string,
  { sku, size, color, regular, discounted, stock, ...goods }: CatalogueVariant,
  position: number,
): Omit<VariantRow, 'id'> {
  return {
    store_id: storeId,
    product_id: productId,
    position,
    sku,
    size,
    color,
    regular_paise: regular,
    discounted_paise: discounted,
    stock,
    ...goodsColumns(goods),
  };
}

function goodsColumns({ weightGrams, hsn, taxClass, originCountry }: Goods): GoodsColumns {
  return {
    weight_grams: weightGrams ?? null,
    hsn: hsn ?? null,
    tax_class: taxClass ?? null,
    origin_country: originCountry ?? null,
  };
}

function priceOf({ regular, discounted }: CatalogueVariant): number {
  return priceToPay(regular, discounted);
}

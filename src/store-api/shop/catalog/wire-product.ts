import type { WireRow, WireVariantRow } from '../../base/db/wire-rows.ts';
import type { WireAttribute, WireImage, WireProduct, WireVariant } from '#contract/product.ts';
import { toRupees } from '#lib/minor-units.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/**
 * A product as the contract's schema reads the text of `toWireText`: null and '' are undefined (contract/lenient.ts).
 */
export function toWireProduct(row: WireRow): WireProduct {
  const images = (row.pictures === null ? [] : JSON.parse(`[${row.pictures}]`)) as WireImage[];
  for (const image of images) if (image.alt === '') delete image.alt;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imgUrl: images[0]?.url,
    category: nonEmpty(row.category),
    parentCategory: nonEmpty(row.parent_category),
    ...prices(row.regular_paise, row.discounted_paise),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    images,
    attributes: JSON.parse(row.attributes) as WireAttribute[],
    variants: row.variants === null ? [] : (JSON.parse(`[${row.variants}]`) as WireVariantRow[]).map(toWireVariant),
  };
}

function toWireVariant([size, color, sku, regular, discounted, stock, grams]: WireVariantRow): WireVariant {
  return {
    size: nonEmpty(size),
    color: nonEmpty(color),
    sku: nonEmpty(sku),
    ...prices(regular, discounted),
    available: stock === null || stock > 0,
    ...(grams === null ? {} : { weightGrams: grams }),
  };
}

function prices(
  regular: number,
  discounted: number | null,
): { regularPrice: number; discountedPrice: number | undefined } {
  return { regularPrice: toRupees(regular), discountedPrice: discounted === null ? undefined : toRupees(discounted) };
}

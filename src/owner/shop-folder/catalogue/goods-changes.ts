import type { ChangeDetail } from '../folder-change.ts';
import { short } from './quoted.ts';
import { valueDetails } from './variant-changes.ts';
import type { GoodsColumns } from '#store-api/base/db/rows/goods-columns.ts';
import type { ProductRow, VariantRow } from '#store-api/base/db/schema.ts';

interface Rows {
  product: ProductRow;
  variants: readonly VariantRow[];
}

/** What tax and delivery go by, of each choice. */
export function goodsDetails(before: Rows, after: Rows): ChangeDetail[] {
  const pairs = [wholeGoods(before), wholeGoods(after)] as const;
  const details = (field: string, column: keyof GoodsColumns, textOf: (value: string | number) => string) =>
    valueDetails(field, pairs, (one) => (one[column] === null ? 'none' : textOf(one[column])));
  return [
    ...details('weight', 'weight_grams', (grams) => `${grams} g`),
    ...details('HSN', 'hsn', String),
    ...details('tax class', 'tax_class', (name) => short(String(name))),
    ...details('origin', 'origin_country', String),
  ];
}

/** Choices with what their product has where they say nothing. */
function wholeGoods({ product, variants }: Rows): VariantRow[] {
  return variants.map((one) => ({
    ...one,
    weight_grams: one.weight_grams ?? product.weight_grams,
    hsn: one.hsn ?? product.hsn,
    tax_class: one.tax_class ?? product.tax_class,
    origin_country: one.origin_country ?? product.origin_country,
  }));
}

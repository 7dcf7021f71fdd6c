import { GOODS_COLUMNS } from './goods-columns.ts';
import { SALE_COLUMNS } from './sale-columns.ts';
import type { VariantRow } from '../schema.ts';

/** What an import writes of a variant that exists, and reads back. Its stock stays. */
export const VARIANT_COLUMNS = [
  'position',
  'sku',
  'size',
  'color',
  'regular_paise',
  'discounted_paise',
  ...SALE_COLUMNS,
  ...GOODS_COLUMNS,
] as const satisfies readonly (keyof VariantRow)[];

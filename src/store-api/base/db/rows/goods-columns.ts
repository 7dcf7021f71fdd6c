/** What tax and delivery go by. null: nobody has said, and on a variant also that its product's holds. */
export interface GoodsColumns {
  weight_grams: number | null;
  /** HSN or HS code, in digits. */
  hsn: string | null;
  tax_class: string | null;
  /** ISO 3166-1, two letters. */
  origin_country: string | null;
}

export const GOODS_COLUMNS = [
  'weight_grams',
  'hsn',
  'tax_class',
  'origin_country',
] as const satisfies readonly (keyof GoodsColumns)[];

/** What the prices that a variant shows were made of (stores/sale-rule.ts). */
export interface SaleColumns {
  /** The price before a sale as its file states it. null: the one that is shown, or none. */
  compare_paise: number | null;
  /** The lowest price of the 30 days before, as the owner states it for what the history does not know. */
  prior_paise: number | null;
  /** The lowest price of the 30 days before its sale began, of the history. null: not known, or no sale. */
  reference_paise: number | null;
}

export const SALE_COLUMNS = [
  'compare_paise',
  'prior_paise',
  'reference_paise',
] as const satisfies readonly (keyof SaleColumns)[];

/** The price of a variant from an instant on, as its file states it (docs/decisions D460). */
export interface PriceChangeRow {
  store_id: string;
  variant_id: string;
  product_id: string;
  regular_paise: number;
  discounted_paise: number | null;
  at: string;
}

/** The discounts of a store that apply by themselves, from an instant on (docs/decisions D495). */
export interface DiscountChangeRow {
  store_id: string;
  at: string;
  /** JSON of DiscountSettings (shop/stores/discount-settings.ts). */
  discounts: string;
}

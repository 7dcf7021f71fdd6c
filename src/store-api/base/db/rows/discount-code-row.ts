/** A code of a discount that was made by command, or taken by an order. */
export interface DiscountCodeRow {
  store_id: string;
  /** As codes are compared (pricing/place-names.ts). */
  code: string;
  /** The discount's id in the folder. */
  discount_id: string;
  /** How many orders that are not cancelled have it. */
  uses: number;
  /** null: its discount names it. */
  made_at: string | null;
}

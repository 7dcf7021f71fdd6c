/**
 * A discount as the folder states it (pricing/terms.ts says how they apply): amounts in whole units of the currency.
 */
export interface DiscountSettings {
  id: string;
  label: string;
  /** Absent, and without `codes`: it applies by itself. */
  code?: string | undefined;
  /** Its codes are rows of discount_codes, made by command. */
  codes?: 'many' | undefined;
  percent?: number | undefined;
  amount?: number | undefined;
  freeDelivery?: true | undefined;
  buy?: number | undefined;
  get?: number | undefined;
  /** Handles. */
  products?: string[] | undefined;
  categories?: string[] | undefined;
  collections?: string[] | undefined;
  minimum?: number | undefined;
  /** YYYY-MM-DD, both within. */
  from?: string | undefined;
  to?: string | undefined;
  /** How often a code is taken; of many codes each one, and once unless it is said. */
  uses?: number | undefined;
  /** How often one customer takes it, by whichever of its codes. */
  perCustomer?: number | undefined;
  notOnSale?: true | undefined;
}

export function hasCode({ code, codes }: Pick<DiscountSettings, 'code' | 'codes'>): boolean {
  return code !== undefined || codes !== undefined;
}

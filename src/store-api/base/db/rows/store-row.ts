import type { Generated } from 'kysely';

export interface StoreRow {
  id: string;
  is_default: number;
  /** JSON: see stored-info.ts. */
  info: string;
  /** The owner's synonyms, one group a line: see search/synonym-rows.ts. */
  synonyms: Generated<string>;
  /** JSON of its folder as it was applied last: see shop-folder/applied.ts. */
  applied_folder: Generated<string | null>;
  /** JSON of what pages do not show: see store-settings.ts. */
  settings: Generated<string | null>;
  /** By which its catalogue shows sales now, a SaleRule: see stores/sale-rule.ts. */
  sale_rule: Generated<string>;
  /** Raised when the links that were mailed to its owner and are of no order are revoked. */
  link_version: Generated<number>;
  created_at: string;
}

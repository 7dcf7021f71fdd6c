import type { SoldVariant } from '../../catalog/product-rows.ts';
import type { OrderItemRow, ProductRow } from '../../../base/db/schema.ts';

export type OrderedProduct = Pick<ProductRow, 'id' | 'title' | 'regular_paise' | 'discounted_paise' | 'attributes'> & {
  variants: SoldVariant[];
  image: string | null;
};

/** A line as it is bought, in the catalogue's spelling and at its price: the row of the order, and what stock needs. */
export type BoughtLine = Omit<OrderItemRow, 'store_id' | 'order_id' | 'position' | 'taken'> & {
  /** Whether `variant_id` has a stock figure to take from. */
  counted: boolean;
};

/**
 * Why a line can't be sold: `choice` (422), `gone` (422), or `sold-out` (409) with `left` as the quantity available.
 */
export interface LineProblem {
  problem: 'choice' | 'gone' | 'sold-out';
  text: string;
  left?: number;
  /** With `choice`: the sizes and colours among which the shopper has to choose. */
  choices?: { size?: string[]; color?: string[] };
}

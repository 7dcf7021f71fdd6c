import type { SoldParts, SoldVariant } from '../../catalog/product-rows.ts';
import type { OrderItemRow } from '../../../base/db/rows/order-rows.ts';
import type { PricingLine } from '../../pricing/request.ts';

export type OrderedProduct = SoldParts['product'] & {
  variants: SoldVariant[];
  image: string | null;
};

/**
 * A line as it is bought, in the catalogue's spelling and at its price: the row of the order, and what stock and
 * pricing need.
 */
export type BoughtLine = Omit<OrderItemRow, 'store_id' | 'order_id' | 'position' | 'taken'> & {
  /** Whether `variant_id` has a stock figure to take from. */
  counted: boolean;
  goods: PricedGoods;
};

/** What pricing asks of a product and its choice. */
export type PricedGoods = Omit<PricingLine, 'productId' | 'price' | 'quantity'>;

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

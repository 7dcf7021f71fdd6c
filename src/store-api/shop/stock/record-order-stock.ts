import type { DepartedVariantRow } from '../../base/db/schema.ts';
import type { Trx } from '../../base/db/transact.ts';

/** Of which order stock comes back or is taken once more, and why, as the history of the stock says it. */
export interface StockCause {
  orderId: string;
  cause: string;
  at: string;
}

/**
 * Writes into the history of a variant's stock what a change of an order's pieces did to it. What an order takes when
 * it is placed, and returns when it is cancelled without pieces, its own history tells.
 */
export async function recordOrderStock(
  trx: Trx,
  storeId: string,
  { id, product_id, sku, stock }: Pick<DepartedVariantRow, 'id' | 'product_id' | 'sku' | 'stock'>,
  { by, orderId, cause, at }: StockCause & { by: number },
): Promise<void> {
  if (stock === null) return;
  await trx
    .insertInto('stock_changes')
    .values({
      ...{ store_id: storeId, variant_id: id, product_id: product_id ?? '', sku, order_id: orderId, cause, at },
      ...{ stock_before: stock - by, stock_after: stock },
    })
    .execute();
}

import { stripped } from '#lib/text/terminal-text.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import { StartError } from '#environment.ts';

export interface SetStockInput {
  storeId: string;
  variant: { id: string; productId: string; sku: string | null };
  /** The new figure, of the one there is; null for not counted. */
  next: (before: number | null) => number | null;
  /** For the history. */
  cause: string;
  at: string;
}

/**
 * Sets a variant's stock figure in a transaction and records it in the history. Its row is locked first, so that orders
 * of it wait: an update that changes nothing locks on both engines. Who sets several goes by their ids, as orders do
 * (reliability O11). @throws StartError when there is no such variant any more
 */
export async function setStock(
  trx: Trx,
  { storeId, variant, next, cause, at }: SetStockInput,
): Promise<{ before: number | null; after: number | null }> {
  const row = await trx
    .updateTable('variants')
    .set((eb) => ({ stock: eb.ref('stock') }))
    .where('store_id', '=', storeId)
    .where('id', '=', variant.id)
    .returning('stock')
    .executeTakeFirst();
  if (!row)
    throw new StartError(
      `The variant ${stripped(variant.sku ?? variant.id)} is gone: an import took it away just now.`,
    );
  const after = next(row.stock);
  await trx
    .updateTable('variants')
    .set({ stock: after })
    .where('store_id', '=', storeId)
    .where('id', '=', variant.id)
    .execute();
  await trx
    .insertInto('stock_changes')
    .values({
      store_id: storeId,
      variant_id: variant.id,
      product_id: variant.productId,
      sku: variant.sku,
      stock_before: row.stock,
      stock_after: after,
      cause,
      at,
    })
    .execute();
  return { before: row.stock, after };
}

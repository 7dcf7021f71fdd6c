import { findOrder } from '../orders/order-rows.ts';
import type { OrderItemRow, OrderRow } from '../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Trx } from '../../base/db/transact.ts';

/**
 * An order as its documents need it, with its pieces, and those of them that were sent in exchange; of one from before
 * migration 0031 HSN code and origin are those of today.
 */
export async function readChargedOrder(
  trx: Trx,
  storeId: string,
  orderId: string,
): Promise<{ order: OrderRow; items: OrderItemRow[]; pieces: PieceRow[]; exchanged: PieceRow[] }> {
  const found = await findOrder(trx, storeId, orderId);
  if (!found) throw new Error(`There is no order ${orderId}.`);
  return {
    order: found.order,
    items: await Promise.all(found.items.map((item) => withGoods(trx, item))),
    pieces: found.pieces,
    exchanged: found.pieces.filter(({ replaces }) => replaces !== null),
  };
}

async function withGoods(trx: Trx, item: OrderItemRow): Promise<OrderItemRow> {
  if (item.hsn !== null && item.origin_country !== null) return item;
  const now = await trx
    .selectFrom('products')
    .leftJoin('variants', (join) =>
      join
        .onRef('variants.store_id', '=', 'products.store_id')
        .onRef('variants.product_id', '=', 'products.id')
        .on('variants.id', '=', item.variant_id),
    )
    .select((eb) => [
      eb.fn.coalesce('variants.hsn', 'products.hsn').as('hsn'),
      eb.fn.coalesce('variants.origin_country', 'products.origin_country').as('origin_country'),
    ])
    .where('products.store_id', '=', item.store_id)
    .where('products.id', '=', item.product_id)
    .executeTakeFirst();
  return {
    ...item,
    hsn: item.hsn ?? now?.hsn ?? null,
    origin_country: item.origin_country ?? now?.origin_country ?? null,
  };
}

import type { Db } from '#store-api/base/db/open-database.ts';
import type { PieceRow } from '#store-api/base/db/rows/piece-row.ts';
import { findOrders, type OrderParts } from '#store-api/shop/orders/order-rows.ts';
import type { PieceState } from '#store-api/shop/orders/pieces/piece-states.ts';
import { type OrderReturn, piecesAsked, readReturns } from '#store-api/shop/orders/returns/return-rows.ts';

/** A return with the order that it is of, and its pieces as they are now. */
export interface ReturnOfOrder {
  parts: OrderParts;
  made: OrderReturn;
  pieces: PieceRow[];
}

/** The returns of a store with a piece in one of these states, the one that was asked for first comes first. */
export async function returnsInState(db: Db, storeId: string, states: readonly PieceState[]): Promise<ReturnOfOrder[]> {
  const rows = await db
    .selectFrom('order_pieces')
    .select('order_id')
    .distinct()
    .where('store_id', '=', storeId)
    .where('state', 'in', states)
    .execute();
  const ids = rows.map(({ order_id }) => order_id);
  const returnsOf = await readReturns(db, storeId, ids);
  return (await findOrders(db, storeId, ids))
    .flatMap((parts) =>
      (returnsOf.get(parts.order.id) ?? []).map((made) => ({
        ...{ parts, made },
        pieces: piecesAsked(parts.pieces, made.asked),
      })),
    )
    .filter(({ pieces }) => pieces.some(({ state }) => states.some((one) => one === state)))
    .toSorted((one, other) => (one.made.asked_at < other.made.asked_at ? -1 : 1));
}

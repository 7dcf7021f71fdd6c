import type { Db } from '#store-api/base/db/open-database.ts';
import { isPickedUp } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import { findOrder } from '#store-api/shop/orders/order-rows.ts';
import { standsOf } from '#store-api/shop/orders/pieces/piece-states.ts';
import { mayChange } from '#store-api/shop/orders/pieces/piece-transitions.ts';
import { isSamePiece, piecesIn } from '#store-api/shop/orders/refunds/refund-pieces.ts';
import type { BegunRefund } from '#store-api/shop/refunds/begin-refund.ts';
import { counted } from '#lib/text/counted.ts';

/** That pieces whose money goes back still go to the shopper, and what is done about that; none where none do. */
export async function unsentLine(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
  begun: readonly BegunRefund[],
): Promise<string[]> {
  const numbers = begun.filter(({ outcome }) => outcome !== 'failed').map(({ number }) => number);
  const parts = await findOrder(db, storeId, orderId);
  if (!parts || numbers.length === 0) return [];
  const refunds = await db
    .selectFrom('refunds')
    .select('pieces')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('position', 'in', numbers)
    .execute();
  const names = refunds.flatMap(piecesIn);
  const awaited = parts.pieces.filter(({ state }) => mayChange('cancel', state));
  const count = awaited.filter((piece) => names.some(isSamePiece(piece))).length;
  if (count === 0) return [];
  const isWhole = parts.pieces.every((piece) => awaited.includes(piece) || standsOf(piece.state) === 'gone');
  const what = isPickedUp(parts.order) ? 'picked up' : 'sent';
  const them = count === 1 ? 'it' : 'them';
  const how = isWhole
    ? `orders cancel ${orderId} calls off all that is left of the order, and with --line a part of it`
    : `orders cancel ${orderId} --line calls ${them} off; orders ship ${orderId} sends ${them} too, unless others are \
packed or named by --line`;
  return [`${orderId}: ${counted(count, 'piece')} of it ${count === 1 ? 'is' : 'are'} still to be ${what}: ${how}`];
}

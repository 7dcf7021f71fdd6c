import { isPickedUp, readDelivery, toWireDelivery } from './delivery/stored-delivery.ts';
import { toPayOnDelivery } from './collect.ts';
import { findOrder, type OrderParts } from './order-rows.ts';
import { statusName } from './order-status.ts';
import { toWireParcels } from './parcels.ts';
import { cancelledPieces } from './pieces/cancelled-pieces.ts';
import { countByLine } from './pieces/piece-rows.ts';
import { readAddress } from './stored-address.ts';
import { storedTotals } from '../pricing/stored-totals.ts';
import { toWireTotals } from '../pricing/wire-totals.ts';
import { announce } from '../webhooks/announce.ts';
import type { WebhookEvent } from '../webhooks/webhook-events.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Trx } from '../../base/db/transact.ts';
import { toRupees } from '#lib/minor-units.ts';

interface AnnouncedOrder {
  storeId: string;
  orderId: string;
  at: string;
}

/**
 * Announces what befell an order, to the receivers of its store: as the order is at the end of the transaction, with
 * what `readMore` says of this event.
 */
export function announceOrder(
  trx: Trx,
  event: WebhookEvent,
  { storeId, orderId, at }: AnnouncedOrder,
  readMore?: () => object | Promise<object>,
): void {
  const read = async () => {
    const parts = await findOrder(trx, storeId, orderId);
    return parts && { order: toAnnounced(parts), ...(await readMore?.()) };
  };
  announce(trx, { storeId, event, at, orderId, read });
}

/** The order in the words of the contract (contract/order.ts), and what the store alone may know of it. */
function toAnnounced(parts: OrderParts) {
  const { order, items, pieces } = parts;
  const delivery = readDelivery(order.delivery);
  const toPay = toPayOnDelivery(order);
  const cancelled = cancelledPieces(order, pieces);
  return {
    id: order.id,
    ...(order.number !== null && { number: order.number }),
    status: order.status,
    statusName: statusName(order.status, isPickedUp(order)),
    createdAt: order.created_at,
    ...toWireTotals(storedTotals(order, items)),
    currency: order.currency,
    ...(toPay !== undefined && { toPayOnDelivery: toRupees(toPay) }),
    email: order.email,
    shippingAddress: readAddress(order.shipping),
    ...(delivery && { delivery: toWireDelivery(delivery) }),
    items: items.map(({ product_id, title, sku, size, color, quantity, price_paise }) => ({
      ...{ id: product_id, productTitle: title, sku, size, color, quantity, price: toRupees(price_paise) },
    })),
    parcels: toWireParcels(parts),
    ...(cancelled.length > 0 && { cancelled: toLines(cancelled) }),
  };
}

/** How many pieces of each line of the order. */
export function toLines(pieces: readonly Pick<PieceRow, 'line'>[]): { line: number; quantity: number }[] {
  return [...countByLine(pieces)].map(([line, quantity]) => ({ line, quantity }));
}

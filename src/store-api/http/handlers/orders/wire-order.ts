import { isToConfirm, isToTransfer, toPayOnDelivery } from '../../../shop/orders/collect.ts';
import { readDelivery, type StoredDelivery, toWireDelivery } from '../../../shop/orders/delivery/stored-delivery.ts';
import { endOfHold, isBeingChecked } from '../../../shop/orders/hold.ts';
import type { OrderParts } from '../../../shop/orders/order-rows.ts';
import { cancelledPieces } from '../../../shop/orders/pieces/cancelled-pieces.ts';
import { toWireParcels } from '../../../shop/orders/parcels.ts';
import { readAddress } from '../../../shop/orders/stored-address.ts';
import { toLinePieces } from './line-pieces.ts';
import { storedTotals } from '../../../shop/pricing/stored-totals.ts';
import { toWireTotals } from '../../../shop/pricing/wire-totals.ts';
import { toRupees } from '#lib/minor-units.ts';

/** An order as its buyer reads it: with the whole address, and where the link went that confirms it. */
export function toOwnOrder(parts: OrderParts) {
  const { order } = parts;
  return {
    ...toWireOrder(parts),
    ...(isToConfirm(order) && { mailedTo: order.email }),
    ...(isBeingChecked(order) && { paymentReference: order.payment_reference }),
    shippingAddress: readAddress(order.shipping),
  };
}

/** What whoever tracks it may see too; without its address. */
export function toWireOrder(parts: OrderParts) {
  const { order, items, pieces } = parts;
  const { id, number, status, currency, created_at } = order;
  const delivery = awaitedDelivery(order);
  const toPay = toPayOnDelivery(order);
  const held = endOfHold(order);
  const cancelled = cancelledPieces(order, pieces);
  return {
    id,
    ...(number !== null && { number }),
    status,
    createdAt: created_at,
    ...toWireTotals(storedTotals(order, items)),
    currency,
    items: items.map((item) => ({
      id: item.product_id,
      productTitle: item.title,
      quantity: item.quantity,
      price: toRupees(item.price_paise),
      size: item.size,
      color: item.color,
      image: item.image,
      ...(item.sku !== null && { sku: item.sku }),
    })),
    parcels: toWireParcels(parts),
    ...(delivery && { delivery: toWireDelivery(delivery) }),
    ...(toPay !== undefined && { toPayOnDelivery: toRupees(toPay) }),
    ...(isToConfirm(order) && { toConfirm: true }),
    ...(held !== undefined && { heldUntil: held }),
    ...(cancelled.length > 0 && { cancelled: toLinePieces(cancelled) }),
  };
}

/** Of an order that awaits its transfer no day is promised: they are made anew once that has come. */
function awaitedDelivery(order: OrderParts['order']): StoredDelivery | undefined {
  const delivery = readDelivery(order.delivery);
  return delivery && isToTransfer(order) ? { ...delivery, arrives: undefined } : delivery;
}

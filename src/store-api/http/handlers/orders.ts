import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { findOrder, findUserOrders, type OrderParts } from '../../shop/orders/order-rows.ts';
import { contactMatches } from '#backends/serving/contact.ts';
import { wireDocuments } from '../documents/wire-documents.ts';
import { findUser } from '../../base/auth/token.ts';
import { toPayOnDelivery } from '../../shop/orders/collect.ts';
import { readDelivery, toWireDelivery } from '../../shop/orders/delivery/stored-delivery.ts';
import { storedTotals } from '../../shop/pricing/stored-totals.ts';
import { toWireTotals } from '../../shop/pricing/wire-totals.ts';
import { readAddress } from '../../shop/orders/stored-address.ts';
import { guestAddress } from '#contract/store/address-fields.ts';
import { handle } from './handler-context.ts';
import { ordersOnServer } from '#contract/endpoints/orders/orders.ts';
import { orderOnServer } from '#contract/endpoints/orders/order.ts';
import { toRupees } from '#lib/minor-units.ts';

/** GET /orders: the user's own orders, newest first, as an array. */
export const orders = handle(ordersOnServer, async ({ app, store, user }) => {
  const own = await findUserOrders(app.db, store.id, user.id);
  const documentsOf = await wireDocuments(app, store, own);
  return ok(own.map((parts) => ({ ...toOwnOrder(parts), ...documentsOf(parts) })));
});

/**
 * GET /orders/{id}?contactInfo=: tracking, by id and the buyer's e-mail address or phone number. An unknown id and a
 * wrong contact get the same 404, never a 401; ten a minute, then 429 (reliability E1-E3). With the buyer's token no
 * contact is needed.
 */
export const order = handle(orderOnServer, async ({ app, store, text, peer, request, id, query }) => {
  const missing = refuse(404, 'not-found', text.orderNotYours);
  const user = await findUser(app, store.id, request);
  const key = id.trim().toLowerCase();
  if (user) {
    const own = await findOrder(app.db, store.id, key);
    if (own?.order.user_id === user.id)
      return ok({ ...toOwnOrder(own), ...(await wireDocuments(app, store, [own]))(own) });
  }
  const refused = await limitCall(app.limiters, 'order', { scope: store.id, peer }, text);
  if (refused) return refused;
  const found = await findOrder(app.db, store.id, key);
  if (!found || !contactMatches(query.get('contactInfo') ?? '', found.order)) return missing;
  return ok({ ...toWireOrder(found), shippingAddress: guestAddress(readAddress(found.order.shipping)) });
});

/** With all of the address, which whoever tracks it is not shown. */
function toOwnOrder(parts: OrderParts) {
  return { ...toWireOrder(parts), shippingAddress: readAddress(parts.order.shipping) };
}

function toWireOrder({ order, items, parcels }: OrderParts) {
  const { id, status, currency, created_at } = order;
  const delivery = readDelivery(order.delivery);
  const toPay = toPayOnDelivery(order);
  return {
    id,
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
    })),
    parcels,
    ...(delivery && { delivery: toWireDelivery(delivery) }),
    ...(toPay !== undefined && { toPayOnDelivery: toRupees(toPay) }),
  };
}

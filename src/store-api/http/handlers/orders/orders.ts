import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { findOrder, findUserOrders, type OrderParts } from '../../../shop/orders/order-rows.ts';
import { findOrderId } from '../../../shop/orders/find-order-id.ts';
import { contactMatches } from '#backends/serving/contact.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { findUser } from '../../../base/auth/token.ts';
import { readAddress } from '../../../shop/orders/stored-address.ts';
import { guestAddress } from '#contract/store/address-fields.ts';
import { handle } from '../handler-context.ts';
import { toAccountOrders } from './wire-changes.ts';
import { toWireOrder } from './wire-order.ts';
import { wireRefunded } from './wire-refunded.ts';
import { ordersOnServer } from '#contract/endpoints/orders/orders.ts';
import { orderOnServer } from '#contract/endpoints/orders/order.ts';

/** GET /orders: the user's own orders, newest first, as an array. */
export const orders = handle(ordersOnServer, async ({ app, store, user }) => {
  const own = await findUserOrders(app.db, store.id, user.id);
  return ok(await toAccountOrders(app, store, own));
});

/**
 * GET /orders/{id}?contactInfo=: tracking, by id or number and the buyer's e-mail address or phone number. An unknown
 * id and a wrong contact get the same 404, never a 401; ten a minute, then 429 (reliability E1-E3). With the buyer's
 * token no contact is needed.
 */
export const order = handle(orderOnServer, async ({ app, store, text, peer, request, id, query }) => {
  const missing = refuse(404, 'not-found', text.orderNotYours);
  const user = await findUser(app, store.id, request);
  if (user) {
    const own = await findTyped(app.db, store.id, id);
    if (own?.order.user_id === user.id) return ok((await toAccountOrders(app, store, [own]))[0]);
  }
  const refused = await limitCall(app.limiters, 'order', { scope: store.id, peer }, text);
  if (refused) return refused;
  const found = await findTyped(app.db, store.id, id);
  if (!found || !contactMatches(query.get('contactInfo') ?? '', found.order)) return missing;
  const refundedOf = await wireRefunded(app.db, store.id, [found]);
  return ok({
    ...toWireOrder(found),
    ...refundedOf(found),
    shippingAddress: guestAddress(readAddress(found.order.shipping)),
  });
});

async function findTyped(db: Db, storeId: string, typed: string): Promise<OrderParts | undefined> {
  const id = await findOrderId(db, storeId, typed);
  return id === undefined ? undefined : findOrder(db, storeId, id);
}

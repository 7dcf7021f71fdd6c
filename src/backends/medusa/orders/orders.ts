import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import * as z from 'zod/mini';
import { handle, refusal } from '../../adapter/handler.ts';
import { isId, notFound } from '../catalog/catalog.ts';
import type { Medusa } from '../medusa.ts';
import { actorOf } from '../users/token.ts';
import { readCustomer } from '../users/users.ts';
import { MedusaOrder, ORDER_FIELDS, toOrder } from './to-order.ts';
import { contactMatches } from '#backends/serving/contact.ts';
import { list } from '#contract/lenient.ts';
import { orderOnServer } from '#contract/endpoints/orders/order.ts';
import { ordersOnServer } from '#contract/endpoints/orders/orders.ts';

const PAGE = 100;
/** An account's newest orders: the page that shows them has no second one. */
const MOST = 500;
const OrdersAnswer = z.object({ orders: list(MedusaOrder) });
const OrderAnswer = z.object({ order: MedusaOrder });

/** GET /orders. */
export function ordersHandler({ ask }: Medusa) {
  return handle(ordersOnServer, async ({ token }) => {
    const own: MedusaOrder[] = [];
    for (let offset = 0; offset === own.length && offset < MOST; offset += PAGE) {
      const query = { limit: PAGE, offset: offset || undefined, order: '-created_at', fields: ORDER_FIELDS };
      own.push(...(await ask('/store/orders', OrdersAnswer, { token, query })).orders);
    }
    return { status: 200, body: own.map((order) => toOrder(order, true)) };
  });
}

/**
 * GET /orders/{id}: Medusa gives an order to whoever knows its id; the contact is compared here, and the buyer's token
 * opens it without one. An unknown id and a wrong contact get the same 404 (reliability E1-E3).
 */
export function orderHandler(medusa: Medusa) {
  return handle(orderOnServer, async ({ id, query, token }) => {
    const order = await readOrder(medusa, id.trim());
    if (order && token && (await isBuyer(medusa, order, token))) return { status: 200, body: toOrder(order, true) };
    const { email = '', shipping_address: { phone = '' } = {} } = order ?? {};
    if (!order || !contactMatches(query.get('contactInfo') ?? '', { email, phone }))
      return refusal(404, 'not-found', shopRefusals().orderNotYours);
    return { status: 200, body: toOrder(order, false) };
  });
}

export async function readOrder({ ask }: Medusa, id: string): Promise<MedusaOrder | undefined> {
  if (!isId(id)) return undefined;
  const path = `/store/orders/${encodeURIComponent(id)}`;
  return (await ask(path, OrderAnswer, { query: { fields: ORDER_FIELDS } }).catch(notFound))?.order;
}

/** Asked of Medusa only where the token names the buyer; a token that is worth nothing is a guest's. */
async function isBuyer(medusa: Medusa, { customer_id: buyer }: MedusaOrder, token: string): Promise<boolean> {
  if (!buyer || actorOf(token) !== buyer) return false;
  return readCustomer(medusa, token).then(
    ({ id }) => id === buyer,
    () => false,
  );
}

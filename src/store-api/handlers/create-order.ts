import { type Answer, ok, refuse } from '../http/answer.ts';
import { transactShort } from '../db/transact.ts';
import { claimKey, readKey } from '../http/idempotency.ts';
import { mailLinkOrigin } from '../stores/page-origin.ts';
import { checkCaps } from '../orders/order-caps.ts';
import { placeOrder } from '../orders/place-order.ts';
import { notifyCustomerOfParts } from '../orders/notify-customer.ts';
import { randomId } from '../db/random-id.ts';
import { readOrderLines } from '../orders/lines/line-input.ts';
import { handle } from './handler-context.ts';
import { createOrderOnServer } from '#contract/endpoints/orders/create-order.ts';
import { count } from '#counters.ts';

/**
 * POST /orders: `{id}` with 201. Prices, title, total and status are the server's (reliability O1). 400 names wrong
 * fields; 422 unknown products and choices, 409 what is sold out or `price-changed`, these with an OrderQuote, and
 * `too-many-unpaid`. With an Idempotency-Key a repeat within 24 hours gets the first answer.
 */
export const createOrder = handle(createOrderOnServer, async (context) => {
  const { app, store, user, request, body, bodyText } = context;
  const asked = readOrderLines(body);
  if ('fields' in asked) return refuse(400, 'invalid', Object.values(asked.fields)[0]!, { fields: asked.fields });
  const at = app.now().toISOString();
  const repeatable = readKey(request, { storeId: store.id, userId: user.id, call: 'createOrder', body: bodyText, at });
  if (repeatable && 'status' in repeatable) return repeatable;
  const id = randomId('ord');
  const made = ok({ id }, 201);
  const wish = {
    id,
    store,
    user,
    lines: asked.lines,
    shipping: body.shippingAddress,
    expectedTotal: body.expectedTotal,
    origin: mailLinkOrigin(context) ?? null,
    at,
  };
  const answer = await transactShort<Answer>(app.db, async (trx) => {
    const claim = repeatable ? await claimKey(trx, repeatable, made) : 'first';
    if (claim === 'running') return refuse(409, 'in-progress', 'This order is being placed. Please try again.');
    if (claim !== 'first') return claim;
    const caps = await checkCaps(trx, app, { storeId: store.id, userId: user.id, at });
    if ('status' in caps) return caps;
    const placed = await placeOrder(trx, wish);
    if ('status' in placed) return placed;
    count('orders_placed');
    if (caps.isTold) await notifyCustomerOfParts(trx, app, store, placed, 'placed');
    return made;
  });
  if (answer.status === 201) app.outbox.trigger();
  return answer;
});

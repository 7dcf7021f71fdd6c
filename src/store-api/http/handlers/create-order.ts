import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { transactShort } from '../../base/db/transact.ts';
import { claimKey, readKey } from '../idempotency.ts';
import { limitGuesses } from '../limit-guesses.ts';
import { readCode } from '../../shop/orders/discounts/asked-code.ts';
import { mailLinkOrigin } from '../../shop/stores/page-origin.ts';
import { wrongAddressFields } from '../../shop/orders/address-fields.ts';
import { checkCaps } from '../../shop/orders/order-caps.ts';
import { placeOrder } from '../../shop/orders/place-order.ts';
import { notifyCustomerOfParts } from '../../shop/orders/notify/notify-customer.ts';
import { randomId } from '../../base/db/random-id.ts';
import { readOrderLines } from '#backends/serving/order-lines.ts';
import { handle } from './handler-context.ts';
import { createOrderOnServer } from '#contract/endpoints/orders/create-order.ts';
import { count } from '#counters.ts';

/**
 * POST /orders: `{id}` with 201. Prices, title, total and status are the server's (reliability O1). 400 names wrong
 * fields; 422 unknown products and choices, 409 what is sold out or `price-changed`, these with an OrderQuote, and
 * `too-many-unpaid`. With an Idempotency-Key a repeat within 24 hours gets the first answer.
 */
export const createOrder = handle(createOrderOnServer, async (context) => {
  const { app, store, text, user, request, peer, body, bodyText } = context;
  const read = readOrderLines(body, text);
  if ('fields' in read) {
    const [message = ''] = Object.values(read.fields);
    return refuse(400, 'invalid', message, { fields: read.fields });
  }
  const wrong = wrongAddressFields(store.info, body.shippingAddress, text);
  const [wrongAddress] = Object.values(wrong);
  if (wrongAddress !== undefined) return refuse(400, 'invalid', wrongAddress, { fields: wrong });
  const at = app.now().toISOString();
  const call = { storeId: store.id, userId: user.id, endpoint: 'createOrder', body: bodyText, at };
  const keyed = readKey(request, call, text);
  if (keyed && 'status' in keyed) return keyed;
  const code = await readCode(app.db, store, { code: body.code, userIds: [user.id] });
  const guessed = await limitGuesses(app.limiters, code, { scope: store.id, peer }, text);
  if (guessed) return guessed;
  const id = randomId('ord');
  const created = ok({ id }, 201);
  const input = {
    id,
    store,
    user,
    lines: read.lines,
    shipping: body.shippingAddress,
    expectedTotal: body.expectedTotal,
    shippingMethod: body.shippingMethod,
    code: body.code,
    origin: mailLinkOrigin(context) ?? null,
    drawNumber: app.drawNumber,
    at,
    holdHours: app.unpaidHours,
  };
  const answer = await transactShort<Answer>(app.db, async (trx) => {
    const claim = keyed ? await claimKey(trx, keyed, text, created) : 'first';
    if (claim === 'running') return refuse(409, 'in-progress', text.orderInProgress);
    if (claim !== 'first') return claim;
    const caps = await checkCaps(trx, app, { storeId: store.id, userId: user.id, at }, text);
    if ('status' in caps) return caps;
    const placed = await placeOrder(trx, input);
    if ('status' in placed) return placed;
    count('orders_placed');
    if (caps.isNotified) await notifyCustomerOfParts(trx, app, store, placed, 'placed');
    return created;
  });
  if (answer.status === 201) app.outbox.trigger();
  return answer;
});

import { type Answer, ok, refuse } from '../answer.ts';
import { transact } from '../db/transact.ts';
import { claimKey, keepAnswer, readKey } from '../idempotency.ts';
import { placeOrder } from '../place-order.ts';
import { askedLines } from '../rules/order-lines.ts';
import type { User } from '../shop.ts';
import type { Call } from './call.ts';
import type { CreateOrderBody } from '#contract/order.ts';

/**
 * POST /orders: `{id}` with 201. Prices, title, total and status are the server's (reliability O1). 400 names wrong
 * fields, 422 unknown products and choices, 409 what is sold out; with an Idempotency-Key, a repeat gets the first
 * answer.
 */
export async function createOrder({ shop, store, user, request, body, bodyText }: Call<CreateOrderBody, User>): Promise<Answer> {
  const asked = askedLines(body);
  if ('fields' in asked) return refuse(400, 'invalid', Object.values(asked.fields)[0]!, { fields: asked.fields });
  const at = shop.now().toISOString();
  const call = readKey(request, { storeId: store.id, userId: user.id, call: 'createOrder', body: bodyText, at });
  if (call && 'status' in call) return call;
  return transact<Answer>(shop.db, async (trx) => {
    const claim = call ? await claimKey(trx, call) : 'first';
    if (claim === 'running') return refuse(409, 'in-progress', 'This order is being placed. Please try again.');
    if (claim !== 'first') return claim;
    const placed = await placeOrder(trx, { store, user, lines: asked.lines, shipping: body.shippingAddress, at });
    if ('status' in placed) return placed;
    const answer = ok({ id: placed.id }, 201);
    if (call) await keepAnswer(trx, call, answer);
    return answer;
  });
}

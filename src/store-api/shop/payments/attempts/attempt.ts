import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { IS_PENDING } from '../../../base/db/inlined-literals.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { randomId } from '../../../base/db/random-id.ts';
import { firstQuery } from '../reconcile/query-schedule.ts';
import type { Attempt, Buyer } from '../gateway.ts';
import { buyerOf } from './attempt-record.ts';

/**
 * Payment statuses; `superseded` by a later attempt of the same order, `mismatched` when money of another amount or
 * currency came: the owner looks into it.
 */
export const STARTED = 'started';
export const SUCCEEDED = 'succeeded';
export const FAILED = 'failed';
export const SUPERSEDED = 'superseded';
export const MISMATCHED = 'mismatched';

export interface AttemptInput {
  storeId: string;
  userId: string;
  orderId: string;
  /** Gateway of the order's currency. */
  providerOf: (currency: string) => string;
  method: string;
  at: string;
}

/** An attempt, and who pays. */
export interface StartedAttempt {
  attempt: Attempt;
  buyer: Buyer;
}

/**
 * Adds an attempt, the order's one active one: earlier unfinished ones are superseded. 404 for an unknown order and for
 * another user's, 409 for one that is no longer pending (reliability P1-P3). The first update locks the order's row, so
 * that parallel requests run one after the other.
 */
export async function startAttempt(
  trx: Trx,
  { storeId, userId, orderId, providerOf, method, at }: AttemptInput,
  text: RefusalTexts,
): Promise<StartedAttempt | Answer> {
  const own = { storeId, userId, orderId };
  const [order] = await trx
    .updateTable('orders')
    .set({ updated_at: at })
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .where('status', '=', IS_PENDING)
    .returning(['total_paise', 'currency', 'email', 'phone', 'shipping'])
    .execute();
  if (!order)
    return (await isOwn(trx, own))
      ? refuse(409, 'not-payable', text.notPayable)
      : refuse(404, 'not-found', text.orderNotFound);
  await trx
    .updateTable('payments')
    .set({ status: SUPERSEDED, updated_at: at })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', '=', STARTED)
    .execute();
  const id = randomId('pay');
  const row = {
    store_id: storeId,
    id,
    order_id: orderId,
    provider: providerOf(order.currency),
    method,
    status: STARTED,
    amount_paise: order.total_paise,
    reference: null,
  };
  await trx
    .insertInto('payments')
    .values({ ...row, transaction_id: null, answer: '', next_query_at: firstQuery(at), created_at: at, updated_at: at })
    .execute();
  return {
    attempt: {
      id,
      storeId,
      orderId,
      amountPaise: order.total_paise,
      currency: order.currency,
      method,
      startedAt: at,
      reference: null,
    },
    buyer: buyerOf(order),
  };
}

async function isOwn(
  trx: Trx,
  { storeId, userId, orderId }: Pick<AttemptInput, 'storeId' | 'userId' | 'orderId'>,
): Promise<boolean> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return found !== undefined;
}

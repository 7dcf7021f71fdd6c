import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, isRefusal, ok, refuse } from '../answer.ts';
import { transact } from '../db/transact.ts';
import { claimKey, freeKey, keepAnswer, readKey, type Repeatable } from '../idempotency.ts';
import { beginAttempt, FAILED } from '../payments/attempt.ts';
import type { Attempt } from '../payments/provider.ts';
import { checkValues } from '../rules/payment-values.ts';
import type { User } from '../shop.ts';
import type { Call } from './call.ts';
import type { CreatePaymentBody } from '#contract/payment.ts';

type PaymentCall = Call<CreatePaymentBody, User>;

const POLL_MS = 100;

/**
 * POST /payments: `{success: true, action}`. Only for the user's own pending order (404, 409), for the order's amount;
 * 422 names wrong fields. Every refusal also carries `success: false` (spec section 3).
 */
export async function createPayment(call: PaymentCall): Promise<Answer> {
  const answer = await pay(call);
  return isRefusal(answer) ? { ...answer, body: { success: false, ...(answer.body as object) } } : answer;
}

async function pay(call: PaymentCall): Promise<Answer> {
  const repeatable = readKey(call.request, { storeId: call.store.id, userId: call.user.id, call: 'createPayment', body: call.bodyText, at: call.shop.now().toISOString() });
  if (isRefusal(repeatable)) return repeatable;
  const key = repeatable as Repeatable | undefined;
  const deadline = performance.now() + call.shop.paymentTimeoutMs;
  for (;;) {
    const begun = await begin(call, key);
    if (begun !== 'running') return 'status' in begun ? begun : startAt(call, begun, key);
    if (performance.now() > deadline) return refuse(409, 'in-progress', 'This payment is being started. Please try again.');
    await sleep(POLL_MS);
  }
}

function begin({ shop, store, user, body }: PaymentCall, key: Repeatable | undefined): Promise<Attempt | 'running' | Answer> {
  const provider = shop.payments;
  return transact<Attempt | 'running'>(shop.db, async (trx) => {
    const claim = key ? await claimKey(trx, key) : 'first';
    if (claim !== 'first') return claim;
    const wish = { storeId: store.id, userId: user.id, orderId: body.orderId, provider: provider.id, method: body.fields.method ?? '', at: shop.now().toISOString() };
    const attempt = await beginAttempt(trx, wish);
    if (isRefusal(attempt)) return attempt;
    const fields = checkValues(provider.fields(store, user), body.fields);
    const [wrong] = Object.values(fields);
    return wrong ? refuse(422, 'invalid', wrong, { fields }) : (attempt as Attempt);
  });
}

/** Outside any transaction: a slow gateway must not keep other shoppers from writing. */
async function startAt({ shop, store, body, origin }: PaymentCall, attempt: Attempt, key: Repeatable | undefined): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(shop.paymentTimeoutMs);
    const action = await Promise.race([shop.payments.start(attempt, body.fields, { origin, signal }), failing(signal)]);
    const answer = ok({ success: true, action });
    return await finish({ answer: JSON.stringify(answer.body) }, answer);
  } catch {
    return finish({ status: FAILED }, refuse(502, 'provider-failed', 'Failed to process payment. Please try again later.'));
  }

  async function finish(change: { answer: string } | { status: string }, answer: Answer): Promise<Answer> {
    await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('payments').set({ ...change, updated_at: shop.now().toISOString() }).where('store_id', '=', store.id).where('id', '=', attempt.id).execute();
      if (key) await ('answer' in change ? keepAnswer(trx, key, answer) : freeKey(trx, key));
    });
    return answer;
  }
}

function failing(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, isRefusal, ok, refuse } from '#backends/serving/answer.ts';
import { gatewayFormUrl, gatewayFormReference, returnUrl } from './addresses.ts';
import { isOnPhone } from './on-phone.ts';
import { isSafeRedirect } from './safe-redirect.ts';
import type { RequestContext } from '../app-context.ts';
import { claimKey, releaseKey, storeAnswer, readKey, type IdempotentRequest } from '../idempotency.ts';
import type { User } from '../../base/auth/user.ts';
import { transact } from '../../base/db/transact.ts';
import type { Asker } from '../../shop/order-links/asker.ts';
import { addPayLink } from '../../shop/order-links/pay-link.ts';
import { lockOrder } from '../../shop/orders/set-order-status.ts';
import { type StartedAttempt, startAttempt, FAILED, STARTED } from '../../shop/payments/attempts/attempt.ts';
import { tellOwner } from '../../shop/payments/attempts/tell-owner.ts';
import { scheduleUnneeded } from '../../shop/payments/attempts/unneeded-attempts.ts';
import { GatewayError, errorFields } from '../../shop/payments/call-gateway.ts';
import type { Gateway } from '../../shop/payments/gateway.ts';
import { chooseTransfer } from '../../shop/payments/bank-transfer/choose-transfer.ts';
import { BANK_TRANSFER } from '../../shop/payments/bank-transfer/transfer.ts';
import { chooseOnDelivery } from '../../shop/payments/on-delivery/choose.ts';
import { ON_DELIVERY } from '../../shop/payments/on-delivery/offer.ts';
import { checkValues } from '../../shop/payments/payment-values.ts';
import { withTimeout } from '../../shop/payments/with-timeout.ts';
import type { EndpointName } from '#contract/endpoint.ts';
import { log } from '#log.ts';

/** What is to be paid, and who says so. */
interface Payment {
  orderId: string;
  fields: Record<string, string>;
  /** What the shopper was shown, in rupees. */
  expectedTotal?: number | undefined;
  by: Asker;
  /** For whom the form of the gateways is, and whose Idempotency-Key it is. */
  user: User;
  endpoint: EndpointName;
  /** Where a shopper who pays later is sent; the answer names nothing without. */
  thanks?: string | undefined;
}

type PaymentContext = RequestContext & { bodyText: string; payment: Payment };

const POLL_MS = 100;

/**
 * Starts a payment, for the order's amount: `{success: true, action}`. 404 for an order that is not the asker's, 409
 * for one that is not to be paid; 422 names wrong fields. Every refusal also carries `success: false`
 * (docs/behaviour.md 3.payment.answer).
 */
export async function beginPayment(context: PaymentContext): Promise<Answer> {
  const answer = await pay(context);
  return isRefusal(answer) ? { ...answer, body: { success: false, ...(answer.body as object) } } : answer;
}

async function pay(context: PaymentContext): Promise<Answer> {
  const { app, store, text, request, bodyText, payment } = context;
  const at = app.now().toISOString();
  const call = { storeId: store.id, userId: payment.user.id, endpoint: payment.endpoint, body: bodyText, at };
  const keyed = readKey(request, call, text);
  if (isRefusal(keyed)) return keyed;
  const key = keyed;
  const deadline = performance.now() + app.paymentTimeoutMs;
  for (;;) {
    const choose = laterWay(context);
    const ready = choose ? await payLater(context, choose, key) : await prepareAttempt(context, key);
    if (ready !== 'running') return 'status' in ready ? ready : startAtGateway(context, ready, key);
    if (performance.now() > deadline) return refuse(409, 'in-progress', text.paymentInProgress);
    await sleep(POLL_MS);
  }
}

/** A way by which nothing is paid now. One that the store does not offer is like any other that is not there. */
function laterWay({ store: { settings }, payment }: PaymentContext): typeof chooseOnDelivery | undefined {
  if (settings.payOnDelivery && payment.fields.method === ON_DELIVERY) return chooseOnDelivery;
  return settings.bankTransfer && payment.fields.method === BANK_TRANSFER ? chooseTransfer : undefined;
}

interface ReadyAttempt extends StartedAttempt {
  gateway: Gateway;
}

/** Nothing is paid now: the order waits to be sent or for its money, and the shopper goes to its thanks. */
async function payLater(
  context: PaymentContext,
  choose: typeof chooseOnDelivery,
  key: IdempotentRequest | undefined,
): Promise<'running' | Answer> {
  const { app, store, text, payment } = context;
  const { orderId, expectedTotal, by, thanks } = payment;
  const input = { store, by, orderId, expectedTotal, at: app.now().toISOString() };
  const answer = await transact<'running'>(app.db, async (trx) => {
    const claim = key ? await claimKey(trx, key, text) : 'first';
    if (claim !== 'first') return claim;
    const refused = await choose(trx, app, input, text);
    if (refused) return refused;
    const done = ok({ success: true, ...(thanks !== undefined && { redirectUrl: thanks }) });
    if (key) await storeAnswer(trx, key, done);
    return done;
  });
  app.outbox.trigger();
  app.reconciler.trigger();
  return answer;
}

function prepareAttempt(
  { app, payments, store, text, payment }: PaymentContext,
  key: IdempotentRequest | undefined,
): Promise<ReadyAttempt | 'running' | Answer> {
  const { orderId, expectedTotal, by, user } = payment;
  const method = payment.fields.method ?? '';
  return transact<ReadyAttempt | 'running'>(app.db, async (trx) => {
    const claim = key ? await claimKey(trx, key, text) : 'first';
    if (claim !== 'first') return claim;
    const input = {
      store,
      by,
      orderId,
      expectedTotal,
      providerOf: (currency: string) => payments.choose(method, currency)?.id ?? '',
      method,
      at: app.now().toISOString(),
    };
    const started = await startAttempt(trx, input, text);
    if ('status' in started) return started;
    const { id: attemptId, currency } = started.attempt;
    const gateway = payments.choose(method, currency);
    const fields = checkValues(payments.fields(store, user, { currency }), payment.fields, text);
    const [wrong] = Object.values(fields);
    if (wrong) return refuse(422, 'invalid', wrong, { fields });
    if (!gateway) return refuse(422, 'invalid', text.chooseMethod, { fields: { method: text.chooseMethod } });
    await tellOwner(trx, app, { ...started, store, gateway });
    if ('token' in by)
      await addPayLink(trx, { secret: app.secret, storeId: store.id, orderId, attemptId, at: input.at });
    return { ...started, gateway };
  });
}

/** Asks the gateway outside any transaction, so that a slow one does not block the writes of other shoppers. */
async function startAtGateway(
  context: PaymentContext,
  { gateway, attempt, buyer }: ReadyAttempt,
  key: IdempotentRequest | undefined,
): Promise<Answer> {
  const { app, store, payment, origin, pageOrigin, request } = context;
  if (gateway.confirmedManually) app.outbox.trigger();
  const input = {
    store,
    buyer,
    values: payment.fields,
    origin,
    returnTo: returnUrl(context, gateway.id, attempt.id),
    formUrl: gatewayFormUrl(context, gateway.id),
    formReference: gatewayFormReference(context, attempt.id),
    onPhone: isOnPhone(request.headers),
    now: app.now(),
  };
  try {
    const started = await withTimeout(app.paymentTimeoutMs, (signal) => gateway.start(attempt, { ...input, signal }));
    if (!isSafeRedirect(started, [origin, pageOrigin]))
      throw new GatewayError('it answered an address where no shopper may be sent');
    const { reference = null, ...next } = started;
    const answer = ok({ success: true, ...next });
    return await finish({ answer: JSON.stringify(answer.body), reference }, answer);
  } catch (error) {
    log.warn({ gateway: gateway.id, attempt: attempt.id, ...errorFields(error) }, 'a payment could not be started');
    return finish({ status: FAILED, next_query_at: null }, refuse(502, 'provider-failed', context.text.providerFailed));
  }

  async function finish(
    change: { answer: string; reference: string | null } | { status: string; next_query_at: null },
    answer: Answer,
  ): Promise<Answer> {
    const at = app.now().toISOString();
    const unneeded = await transact<number>(app.db, async (trx) => {
      await lockOrder(trx, store.id, attempt.orderId);
      await trx
        .updateTable('payments')
        .set({ ...change, updated_at: at })
        .where('store_id', '=', store.id)
        .where('id', '=', attempt.id)
        .$if('status' in change, (query) => query.where('status', '=', STARTED))
        .execute();
      if (key) await ('answer' in change ? storeAnswer(trx, key, answer) : releaseKey(trx, key));
      // Earlier attempts; and this one if another has superseded it meanwhile, or the order is paid or cancelled.
      return scheduleUnneeded(trx, store.id, attempt.orderId, at);
    });
    if (unneeded !== 0) app.reconciler.trigger();
    return answer;
  }
}

import type { RefundRecord } from './refund-record.ts';
import { settleAnswer } from './settle-answer.ts';
import { ASKED, SUCCEEDED } from '../orders/refunds/refund-states.ts';
import { errorFields } from '../payments/call-gateway.ts';
import type { Gateway, RefundAnswer, RefundRequest } from '../payments/gateway.ts';
import { gatewayOf } from '../payments/gateways-of-store.ts';
import { isRefundLate } from '../payments/reconcile/query-schedule.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { withTimeout } from '../payments/with-timeout.ts';
import { log } from '#log.ts';

/**
 * Asks a refund's gateway for it, or what became of it, and settles the answer: undefined when there is none that can
 * be read. What was asked for before, and perhaps lost, is looked for first, and then asked for again by the same key.
 * Takes at most `paymentTimeoutMs`, and does not reject when the gateway fails.
 */
export async function askGateway(
  app: ReconcileContext,
  record: RefundRecord,
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<RefundAnswer | undefined> {
  const { refund } = record;
  const gateway = await gatewayOf(app, refund.store_id, record.gatewayId);
  const answer = gateway && (await ask(app, gateway, record, isFirst));
  if (answer) await settleAnswer(app, refund, answer, { isQuery: true });
  return answer;
}

async function ask(
  app: ReconcileContext,
  gateway: Gateway,
  { refund, attempt }: RefundRecord,
  isFirst: boolean,
): Promise<RefundAnswer | undefined> {
  const { id: refundId, amount_paise: amountPaise, created_at, asked_at, reference, state } = refund;
  const request = (signal: AbortSignal): RefundRequest => ({
    ...{ refundId, amountPaise, askedAt: asked_at ?? created_at, reference },
    ...{ now: app.now(), signal },
  });
  try {
    return await withTimeout(app.paymentTimeoutMs, async (signal) => {
      const found = isFirst ? { state: 'unknown' as const } : await gateway.queryRefund?.(attempt, request(signal));
      if (found?.state !== 'unknown') return found;
      if (state === ASKED) return gateway.refund?.(attempt, request(signal));
      // Settled before, and queried because of a report to the contrary: it stays so.
      if (state === SUCCEEDED) return { state: 'succeeded' };
      // A gateway that has taken it may not list it at once.
      if (!isRefundLate(request(signal).askedAt, { isTaken: false }, app.now())) return undefined;
      return { state: 'failed', said: 'it does not know this refund any more' };
    });
  } catch (error) {
    log.warn({ gateway: gateway.id, refund: refundId, ...errorFields(error) }, 'a gateway did not answer for a refund');
    return undefined;
  }
}

import { isRefusal } from '#backends/serving/answer.ts';
import { SUPERSEDED } from '../attempts/attempt.ts';
import { errorFields } from '../call-gateway.ts';
import type { AttemptRecord } from '../attempts/attempt-record.ts';
import type { Attempt, PaymentState, Gateway } from '../gateway.ts';
import { gatewayOf } from '../gateways-of-store.ts';
import { isGivenUp } from './query-schedule.ts';
import type { ReconcileContext } from './reconcile-context.ts';
import { settle } from '../settle.ts';
import { withTimeout } from '../with-timeout.ts';
import { log } from '#log.ts';

/**
 * The outcome of querying an attempt: `open` may still be paid, `ended` is too old to be paid, `unanswered` got no
 * readable answer, `mismatch` reports another amount than is due.
 */
export type QueryOutcome = 'settled' | 'open' | 'ended' | 'unanswered' | 'mismatch';

/** Longer than a gateway may take to start a payment. */
const START_MS = 60_000;

/**
 * Queries the attempt's gateway and settles its answer; an attempt that is not needed any more is ended there. Takes at
 * most `paymentTimeoutMs`, and does not reject when the gateway fails.
 */
export async function queryAttempt(app: ReconcileContext, record: AttemptRecord): Promise<QueryOutcome> {
  const { attempt, gatewayId } = record;
  const now = app.now();
  const gateway = await gatewayOf(app, attempt.storeId, gatewayId);
  if (gateway?.confirmedManually || isStarting(attempt, now)) return 'open';
  const payment = gateway && (await queryGateway(app, gateway, record));
  const orEnded = (outcome: QueryOutcome): QueryOutcome => (isGivenUp(attempt.startedAt, now) ? 'ended' : outcome);
  if (!gateway) return orEnded('unanswered');
  if (!payment) return 'unanswered';
  if (payment.state === 'pending') return orEnded('open');
  const found =
    payment.state === 'succeeded'
      ? { outcome: 'succeeded' as const, ...payment }
      : { outcome: 'failed' as const, amountPaise: attempt.amountPaise, currency: attempt.currency };
  const { outcome, amountPaise, currency, transactionId } = { transactionId: undefined, ...found };
  const answer = await settle(
    app,
    { storeId: attempt.storeId, gatewayId },
    {
      eventId: `asked ${transactionId ?? attempt.id}`,
      attemptId: attempt.id,
      outcome,
      amountPaise,
      currency,
      transactionId,
    },
  );
  return isRefusal(answer) ? orEnded('mismatch') : 'settled';
}

/** Without a reference the gateway may still be starting the payment at this moment. */
function isStarting({ reference, startedAt }: Attempt, now: Date): boolean {
  return reference === null && now.getTime() - Date.parse(startedAt) < START_MS;
}

async function queryGateway(
  app: ReconcileContext,
  gateway: Gateway,
  { attempt, status, isNeeded }: AttemptRecord,
): Promise<PaymentState | undefined> {
  try {
    const request = (status === SUPERSEDED || !isNeeded ? gateway.end : undefined) ?? gateway.query;
    return await withTimeout(app.paymentTimeoutMs, (signal) => request(attempt, { now: app.now(), signal }));
  } catch (error) {
    log.warn(
      { gateway: gateway.id, attempt: attempt.id, ...errorFields(error) },
      'a payment could not be queried at its gateway',
    );
    return undefined;
  }
}

import { isRefusal } from '../../http/answer.ts';
import { PENDING } from '../../orders/order-status.ts';
import { SUPERSEDED } from '../attempts/attempt.ts';
import { errorFields } from '../call-gateway.ts';
import type { AttemptRecord } from '../attempts/attempt-record.ts';
import type { Attempt, PaymentState, Gateway } from '../gateway.ts';
import { isGivenUp } from './query-schedule.ts';
import type { ReconcileContext } from './reconcile.ts';
import { settle } from '../settle.ts';
import { withTimeout } from '../with-timeout.ts';
import { log } from '#log.ts';

/** What asking about an attempt came to: `open` may still be paid, `unheard` got no answer, `amiss` tells of other money than is due. */
export type QueryOutcome = 'settled' | 'open' | 'ended' | 'unanswered' | 'mismatch';

/** Longer than beginning one at a gateway may take. */
const START_MS = 60_000;

/** Asks the attempt's gateway and settles what it says; one that is not needed any more is ended there. Waits no longer than a gateway may take; never rejects for its sake. */
export async function queryAttempt(app: ReconcileContext, known: AttemptRecord): Promise<QueryOutcome> {
  const { attempt, gatewayId } = known;
  const now = app.now();
  const gateway = app.payments.byId(gatewayId);
  if (gateway?.confirmedManually || isStarting(attempt, now)) return 'open';
  const finding = gateway && (await queryGateway(app, gateway, known));
  const unless = (word: QueryOutcome): QueryOutcome => (isGivenUp(attempt.startedAt, now) ? 'ended' : word);
  if (!gateway || !finding) return unless('unanswered');
  if (finding.state === 'pending') return unless('open');
  const found =
    finding.state === 'succeeded'
      ? { outcome: 'succeeded' as const, ...finding }
      : { outcome: 'failed' as const, amountPaise: attempt.amountPaise, currency: attempt.currency };
  const { outcome, amountPaise, currency, transactionId } = { transactionId: undefined, ...found };
  const answer = await settle(app, gateway.id, {
    eventId: `asked ${transactionId ?? attempt.id}`,
    attemptId: attempt.id,
    outcome,
    amountPaise,
    currency,
    transactionId,
  });
  return isRefusal(answer) ? unless('mismatch') : 'settled';
}

/** Its gateway may be answering this moment: that there is no reference yet says nothing. */
function isStarting({ reference, startedAt }: Attempt, now: Date): boolean {
  return reference === null && now.getTime() - Date.parse(startedAt) < START_MS;
}

async function queryGateway(
  app: ReconcileContext,
  gateway: Gateway,
  { attempt, status, orderStatus }: AttemptRecord,
): Promise<PaymentState | undefined> {
  try {
    const act = (status === SUPERSEDED || orderStatus !== PENDING ? gateway.end : undefined) ?? gateway.query;
    return await withTimeout(app.paymentTimeoutMs, (signal) => act(attempt, { now: app.now(), signal }));
  } catch (error) {
    log.warn(
      { gateway: gateway.id, attempt: attempt.id, ...errorFields(error) },
      'a gateway could not be asked about a payment',
    );
    return undefined;
  }
}

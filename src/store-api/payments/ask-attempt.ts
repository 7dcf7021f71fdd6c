import { isRefusal } from '../http/answer.ts';
import { PENDING } from '../orders/order-status.ts';
import { SUPERSEDED } from './attempt.ts';
import { whyOf } from './ask-gateway.ts';
import type { KnownAttempt } from './find-attempt.ts';
import type { Attempt, Finding, Gateway } from './gateway.ts';
import { isGivenUp } from './query-times.ts';
import type { Asker } from './reconcile.ts';
import { settle } from './settle.ts';
import { within } from './within.ts';
import { log } from '#log.ts';

/** What asking about an attempt came to: `open` may still be paid, `unheard` got no answer, `amiss` tells of other money than is due. */
export type Word = 'settled' | 'open' | 'over' | 'unheard' | 'amiss';

/** Longer than beginning one at a gateway may take. */
const BEGINNING_MS = 60_000;

/** Asks the attempt's gateway and settles what it says; one that is not needed any more is ended there. Waits no longer than a gateway may take; never rejects for its sake. */
export async function askAttempt(app: Asker, known: KnownAttempt): Promise<Word> {
  const { attempt, gatewayId } = known;
  const now = app.now();
  const gateway = app.payments.byId(gatewayId);
  if (gateway?.confirmedByHand || isBeginning(attempt, now)) return 'open';
  const finding = gateway && (await ask(app, gateway, known));
  const unless = (word: Word): Word => (isGivenUp(attempt.startedAt, now) ? 'over' : word);
  if (!gateway || !finding) return unless('unheard');
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
  return isRefusal(answer) ? unless('amiss') : 'settled';
}

/** Its gateway may be answering this moment: that there is no reference yet says nothing. */
function isBeginning({ reference, startedAt }: Attempt, now: Date): boolean {
  return reference === null && now.getTime() - Date.parse(startedAt) < BEGINNING_MS;
}

async function ask(
  app: Asker,
  gateway: Gateway,
  { attempt, status, orderStatus }: KnownAttempt,
): Promise<Finding | undefined> {
  try {
    const act = (status === SUPERSEDED || orderStatus !== PENDING ? gateway.end : undefined) ?? gateway.query;
    return await within(app.paymentTimeoutMs, (signal) => act(attempt, { now: app.now(), signal }));
  } catch (error) {
    log.warn(
      { gateway: gateway.id, attempt: attempt.id, ...whyOf(error) },
      'a gateway could not be asked about a payment',
    );
    return undefined;
  }
}

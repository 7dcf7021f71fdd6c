import { isRefusal } from '../answer.ts';
import { whyOf } from './ask-gateway.ts';
import type { KnownAttempt } from './find-attempt.ts';
import type { Finding, Gateway } from './gateway.ts';
import { isGivenUp } from './query-times.ts';
import type { Asker } from './reconcile.ts';
import { settle } from './settle.ts';
import { within } from './within.ts';
import { log } from '#log.ts';

/** What asking about an attempt came to: `open` may still be paid, `unheard` got no answer, `amiss` tells of other money than is due. */
export type Word = 'settled' | 'open' | 'over' | 'unheard' | 'amiss';

/** Asks the attempt's gateway and settles what it says. Waits no longer than a gateway may take; never rejects for its sake. */
export async function askAttempt(shop: Asker, known: KnownAttempt): Promise<Word> {
  const { attempt, gatewayId } = known;
  const now = shop.now();
  const gateway = shop.payments.byId(gatewayId);
  if (gateway?.confirmedByHand) return 'open';
  const finding = gateway && (await ask(shop, gateway, known));
  const unless = (word: Word): Word => (isGivenUp(attempt.startedAt, now) ? 'over' : word);
  if (!gateway || !finding) return unless('unheard');
  if (finding.state === 'pending') return unless('open');
  const found = finding.state === 'succeeded' ? { outcome: 'succeeded' as const, ...finding } : { outcome: 'failed' as const, amountPaise: attempt.amountPaise, currency: attempt.currency };
  const { outcome, amountPaise, currency, transactionId } = { transactionId: undefined, ...found };
  const answer = await settle(shop, gateway.id, { eventId: `asked ${transactionId ?? attempt.id}`, attemptId: attempt.id, outcome, amountPaise, currency, transactionId });
  return isRefusal(answer) ? unless('amiss') : 'settled';
}

async function ask(shop: Asker, gateway: Gateway, { attempt }: KnownAttempt): Promise<Finding | undefined> {
  try {
    return await within(shop.paymentTimeoutMs, (signal) => gateway.query(attempt, { now: shop.now(), signal }));
  } catch (error) {
    log.warn({ gateway: gateway.id, attempt: attempt.id, ...whyOf(error) }, 'a gateway could not be asked about a payment');
    return undefined;
  }
}

import type { Bank, Charge } from '../bank.ts';
import { GatewayError } from '#store-api/shop/payments/call-gateway.ts';
import type { Gateway, PaidAttempt, RefundAnswer, RefundRequest } from '#store-api/shop/payments/gateway.ts';

/** A refund at a bank. */
export interface BankRefund {
  /** By which it was asked for; undefined for one that was made at the bank's own pages. */
  key: string | undefined;
  reference: string;
  charge: Charge;
  amountPaise: number;
  status: 'pending' | 'succeeded' | 'failed';
}

/** What a bank does with the next refunds that it is asked for. */
export type RefundWay = 'at once' | 'later' | 'refuses';

/** What a charge has left, whatever is on its way back. */
export function leftAt({ refunds }: Bank, charge: Charge): number {
  const back = refunds.filter((one) => one.charge === charge && one.status !== 'failed');
  return charge.money.amountPaise - back.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/**
 * Refunds of a bank: `card` knows a key again and reports, as Stripe does; `plain` refuses a key that it knows, takes
 * its time, and is believed only when it is asked, as PayU is.
 */
export function bankRefunds(
  bank: Bank,
  id: string,
  { reach, step }: { reach: (attempt: PaidAttempt) => Promise<Charge>; step: () => Promise<void> },
): Required<Pick<Gateway, 'refund' | 'queryRefund'>> {
  const find = (key: string) => bank.refunds.find((one) => one.key === key);
  return {
    async refund(attempt, { refundId, amountPaise }: RefundRequest): Promise<RefundAnswer> {
      const charge = await reach(attempt);
      const known = find(refundId);
      if (known && id === 'plain') throw new GatewayError('it knows this token');
      if (known) return answerOf(known);
      if (bank.refundWay === 'refuses') return { state: 'failed', said: 'it refuses' };
      if (amountPaise > leftAt(bank, charge)) {
        // Unless its owner gave money back at its own pages, the shop must not ask for so much.
        if (!bank.refunds.some((one) => one.charge === charge && one.key === undefined)) bank.overdrawn.push(refundId);
        return { state: 'failed', said: 'it is more than is left' };
      }
      const status = bank.refundWay === 'at once' && id === 'card' ? 'succeeded' : 'pending';
      const refund = { key: refundId, reference: `back_${refundId}`, charge, amountPaise, status } as const;
      bank.refunds.push(refund);
      const answer = answerOf(refund);
      await step();
      if (bank.losesAnswers) throw new GatewayError('its answer was lost');
      return answer;
    },
    async queryRefund(attempt, { refundId }) {
      await reach(attempt);
      const found = find(refundId);
      const answer = found ? answerOf(found) : { state: 'unknown' as const };
      await step();
      return answer;
    },
  };
}

function answerOf({ status: state, reference }: BankRefund): RefundAnswer {
  return state === 'failed' ? { state, said: 'it could not', reference } : { state, reference };
}

/** What `card` would tell the shop of a refund now. */
export function refundTold(refund: BankRefund): string | undefined {
  const { charge, key, reference, amountPaise } = refund;
  if (charge.gatewayId !== 'card') return undefined;
  return JSON.stringify({
    ...{ about: 'refund', refundId: key, reference, transactionId: `txn_${charge.attempt.id}`, amountPaise },
    ...{ currency: charge.money.currency, answer: answerOf(refund) },
  });
}

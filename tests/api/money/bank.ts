import { GatewayError } from '#store-api/shop/payments/call-gateway.ts';
import { type BankRefund, bankRefunds, type RefundWay } from './refunds/bank-refunds.ts';
import type { Attempt, PaymentState, Gateway, PaymentEvent, RefundEvent } from '#store-api/shop/payments/gateway.ts';
import { PAGE_OPEN_MS } from '#store-api/shop/payments/reconcile/query-schedule.ts';

/** What a bank knows of an attempt: the truth about its money. */
export interface Charge {
  gatewayId: string;
  attempt: Attempt;
  status: 'open' | 'paid' | 'failed' | 'ended';
  /** It was declined once, and may have been paid after that. */
  wasDeclined: boolean;
  /** What was paid: by a gateway that is wrong, another amount or currency than it was asked for. */
  money: Money;
  /** The report of its success gets lost: it answers when it is asked. */
  isLost: boolean;
  openUntil: number;
  /** The instant; undefined for what is not paid. */
  paidAt?: number;
}

type Money = Pick<Attempt, 'amountPaise' | 'currency'>;

/** What the shopper pays of what is due. */
export type Paying = 'due' | 'less' | 'other currency';

export interface Bank {
  gateways: Gateway[];
  charges: Charge[];
  /** What has gone back, or is on its way, the oldest first. */
  refunds: BankRefund[];
  refundWay: RefundWay;
  /** What it does for a refund is done, and its answer does not arrive. */
  losesAnswers: boolean;
  /** Refunds that it was asked for beyond what was left. */
  overdrawn: string[];
  /** Nobody can ask it or begin there. */
  isAway: boolean;
  /** The instants at which nobody could. */
  awayAt: Set<number>;
  /** The shopper at its page: pays, or is declined. A page that has ended takes nothing. */
  decide: (charge: Charge, decision: { status: 'paid' | 'failed'; paying: Paying; isLost: boolean }) => void;
  /**
   * What it would tell the shop of this charge now, by another event's id each second time; undefined while there is
   * nothing to tell, and for what gets lost.
   */
  told: (charge: Charge) => string | undefined;
}

/**
 * Two gateways: `card` can end what was begun there and forgets a decline, as Stripe does; `plain` tells of a decline,
 * after which its page may still be paid, as PayU does.
 */
export function openBank(step: () => Promise<void>, now: () => Date): Bank {
  let tellings = 0;
  const bank: Bank = {
    gateways: [],
    charges: [],
    refunds: [],
    refundWay: 'at once',
    losesAnswers: false,
    overdrawn: [],
    isAway: false,
    awayAt: new Set(),
    decide(charge, { status, paying, isLost }) {
      if (isOver(charge) || charge.status === 'paid') return;
      if (charge.status === 'open' || (charge.status === 'failed' && charge.gatewayId === 'plain'))
        charge.status = status === 'failed' && charge.gatewayId === 'card' ? 'open' : status;
      charge.wasDeclined ||= charge.status === 'failed';
      if (charge.status !== 'paid') return;
      Object.assign(charge, { money: moneyOf(charge.attempt, paying), isLost, paidAt: now().getTime() });
    },
    told(charge) {
      const outcome =
        charge.status === 'paid' ? 'succeeded' : charge.status === 'failed' || isOver(charge) ? 'failed' : undefined;
      if (!outcome || (outcome === 'succeeded' && charge.isLost)) return undefined;
      const { id } = charge.attempt;
      const eventId = `evt_${(tellings += 1) % 2}_${id}`;
      return JSON.stringify({ eventId, attemptId: id, outcome, ...charge.money, transactionId: `txn_${id}` });
    },
  };
  bank.gateways.push(gateway('card', true), gateway('plain', false));
  return bank;

  function isOver({ status, openUntil }: Charge): boolean {
    return (
      status === 'ended' ||
      (status === 'open' && now().getTime() > openUntil) ||
      (status === 'failed' && now().getTime() > openUntil)
    );
  }

  async function reach(attempt: Attempt): Promise<Charge> {
    await step();
    if (bank.isAway) throw new GatewayError('it is away');
    const charge = bank.charges.find((one) => one.attempt.id === attempt.id);
    if (!charge) throw new GatewayError('it knows no such attempt');
    return charge;
  }

  function finding(charge: Charge): PaymentState {
    if (charge.status === 'paid')
      return { state: 'succeeded', ...charge.money, transactionId: `txn_${charge.attempt.id}` };
    return { state: isOver(charge) || charge.status === 'failed' ? 'failed' : 'pending' };
  }

  function gateway(id: string, ends: boolean): Gateway {
    return {
      id,
      origins: [],
      methods: () => [{ value: id, label: () => id }],
      fields: () => [],
      async start(attempt) {
        await step();
        if (bank.isAway) throw new GatewayError('it is away');
        const openUntil = now().getTime() + PAGE_OPEN_MS;
        const charge = { gatewayId: id, attempt, wasDeclined: false, isLost: false, openUntil } as const;
        bank.charges.push({ ...charge, status: 'open', money: moneyOf(attempt, 'due') });
        await step();
        return { redirectUrl: `https://bank.example/${attempt.id}`, reference: `ref_${attempt.id}` };
      },
      verifyCallback: (rawBody) => JSON.parse(rawBody) as PaymentEvent | RefundEvent,
      ...bankRefunds(bank, id, { reach, step }),
      async query(attempt) {
        const found = finding(await reach(attempt));
        await step();
        return found;
      },
      ...(ends
        ? {
            async end(attempt: Attempt) {
              const charge = await reach(attempt);
              if (charge.status === 'open') charge.status = 'ended';
              const found = finding(charge);
              await step();
              return found;
            },
          }
        : {}),
    };
  }
}

function moneyOf({ amountPaise, currency }: Attempt, paying: Paying): Money {
  if (paying === 'less') return { amountPaise: amountPaise - 100, currency };
  return { amountPaise, currency: paying === 'due' ? currency : 'USD' };
}

/** Was it paid, and what was due? */
export function isPaid({ status, money, attempt }: Charge): boolean {
  return status === 'paid' && money.amountPaise === attempt.amountPaise && money.currency === attempt.currency;
}

/** Was it paid, and another amount or currency than was due? */
export function isOdd(charge: Charge): boolean {
  return charge.status === 'paid' && !isPaid(charge);
}

/** The status by which the shop answers what a gateway tells. */
export function expectedAnswer({ charges }: Bank, body: string): number {
  const { attemptId, outcome } = JSON.parse(body) as PaymentEvent;
  return outcome === 'succeeded' && charges.some((one) => one.attempt.id === attemptId && isOdd(one)) ? 422 : 200;
}

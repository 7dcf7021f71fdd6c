import { GatewayError } from '#store-api/payments/call-gateway.ts';
import type { Attempt, PaymentState, Gateway, PaymentEvent } from '#store-api/payments/gateway.ts';
import { PAGE_OPEN_MS } from '#store-api/payments/reconcile/query-schedule.ts';

/** What a bank knows of an attempt: the truth about its money. */
interface Charge {
  gatewayId: string;
  attempt: Attempt;
  status: 'open' | 'paid' | 'failed' | 'ended';
  /** It was declined once, and may have been paid after that. */
  wasDeclined: boolean;
  openUntil: number;
}

export interface Bank {
  gateways: Gateway[];
  charges: Charge[];
  /** Nobody can ask it or begin there. */
  isAway: boolean;
  /** The shopper at its page: pays, or is declined. A page that has ended takes nothing. */
  decide: (charge: Charge, status: 'paid' | 'failed') => void;
  /** What it would tell the shop of this charge now; undefined while there is nothing to tell. */
  told: (charge: Charge) => string | undefined;
}

/**
 * Two gateways: `card` can end what was begun there and forgets a decline, as Stripe does; `plain` tells of a decline,
 * after which its page may still be paid, as PayU does.
 */
export function openBank(step: () => Promise<void>, now: () => Date): Bank {
  const bank: Bank = {
    gateways: [gateway('card', true), gateway('plain', false)],
    charges: [],
    isAway: false,
    decide(charge, status) {
      if (isOver(charge)) return;
      if (charge.status === 'open' || (charge.status === 'failed' && charge.gatewayId === 'plain'))
        charge.status = status === 'failed' && charge.gatewayId === 'card' ? 'open' : status;
      charge.wasDeclined ||= charge.status === 'failed';
    },
    told(charge) {
      const outcome =
        charge.status === 'paid' ? 'succeeded' : charge.status === 'failed' || isOver(charge) ? 'failed' : undefined;
      const { id, amountPaise, currency } = charge.attempt;
      const event = { eventId: `evt_${id}`, attemptId: id, outcome, amountPaise, currency, transactionId: `txn_${id}` };
      return outcome && JSON.stringify(event);
    },
  };
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
    const { id, amountPaise, currency } = charge.attempt;
    if (charge.status === 'paid') return { state: 'succeeded', amountPaise, currency, transactionId: `txn_${id}` };
    return { state: isOver(charge) || charge.status === 'failed' ? 'failed' : 'pending' };
  }

  function gateway(id: string, ends: boolean): Gateway {
    return {
      id,
      origins: [],
      methods: () => [{ value: id, label: id }],
      fields: () => [],
      async start(attempt) {
        await step();
        if (bank.isAway) throw new GatewayError('it is away');
        const openUntil = now().getTime() + PAGE_OPEN_MS;
        bank.charges.push({ gatewayId: id, attempt, status: 'open', wasDeclined: false, openUntil });
        await step();
        return { redirectUrl: `https://bank.example/${attempt.id}`, reference: `ref_${attempt.id}` };
      },
      verifyCallback: (rawBody) => JSON.parse(rawBody) as PaymentEvent,
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

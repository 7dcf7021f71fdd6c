import type { Status } from '../status.ts';
import * as text from './text.ts';
import type { WireReturn } from '#contract/orders/order-changes.ts';

const STATUSES: Readonly<Record<string, Status>> = {
  asked: { label: text.asked, tone: 'wait' },
  accepted: { label: text.accepted, tone: 'busy' },
  refused: { label: text.refused, tone: 'bad' },
  received: { label: text.received, tone: 'busy' },
  refunded: { label: text.refunded, tone: 'good' },
};

/** What comes next, by how far a return has come; for kinds that are none of the three as for a return. */
const NEXT: Readonly<Record<string, { return: string; exchange?: string; withdrawal?: string }>> = {
  asked: { return: text.askedNext, withdrawal: text.withdrawnNext },
  accepted: { return: text.acceptedNext },
  refused: { return: text.refusedNext },
  received: { return: text.receivedNext, exchange: text.receivedExchangeNext },
  refunded: { return: text.refundedNext },
};

/** How far a return has come. */
export function statusOfReturn({ state, kind }: Pick<WireReturn, 'state' | 'kind'>): Status {
  if (state === 'asked' && kind === 'withdrawal') return { label: text.withdrawalReceived, tone: 'wait' };
  return STATUSES[state] ?? { label: text.unknown, tone: 'plain' };
}

export function nextOf({ state, kind }: Pick<WireReturn, 'state' | 'kind'>): string | undefined {
  const next = NEXT[state];
  return (kind === 'exchange' || kind === 'withdrawal' ? next?.[kind] : undefined) ?? next?.return;
}

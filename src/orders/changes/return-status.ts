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

/** Of an exchange that has come back, by how far that has come which is sent for it; before it is sent as without. */
const SENT: Readonly<Record<string, { status: Status; next: string }>> = {
  ready: { status: { label: text.replacementReady, tone: 'busy' }, next: text.replacementReadyNext },
  sent: { status: { label: text.replacementSent, tone: 'busy' }, next: text.replacementSentNext },
  delivered: { status: { label: text.exchanged, tone: 'good' }, next: text.exchangedNext },
  none: { status: { label: text.received, tone: 'busy' }, next: text.noReplacementNext },
};

/** What comes next, by how far a return has come; for kinds that are none of the three as for a return. */
const NEXT: Readonly<Record<string, { return: string; exchange?: string; withdrawal?: string }>> = {
  asked: { return: text.askedNext, withdrawal: text.withdrawnNext },
  accepted: { return: text.acceptedNext },
  refused: { return: text.refusedNext },
  received: { return: text.receivedNext, exchange: text.receivedExchangeNext },
  refunded: { return: text.refundedNext },
};

type HowFar = Pick<WireReturn, 'state' | 'kind' | 'replacement'>;

/** How far a return has come. */
export function statusOfReturn({ state, kind, replacement = '' }: HowFar): Status {
  const sent = state === 'received' ? SENT[replacement] : undefined;
  if (sent) return sent.status;
  if (state === 'asked' && kind === 'withdrawal') return { label: text.withdrawalReceived, tone: 'wait' };
  return STATUSES[state] ?? { label: text.unknown, tone: 'plain' };
}

export function nextOf({ state, kind, replacement = '' }: HowFar): string | undefined {
  const sent = state === 'received' ? SENT[replacement] : undefined;
  if (sent) return sent.next;
  const next = NEXT[state];
  return (kind === 'exchange' || kind === 'withdrawal' ? next?.[kind] : undefined) ?? next?.return;
}

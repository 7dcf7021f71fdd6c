import * as text from './text.ts';
import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';

export interface Status {
  label: string;
  tone: 'wait' | 'busy' | 'sent' | 'good' | 'bad' | 'plain';
}

/** Status codes and colours of docs/behaviour.md 4.status. */
const STATUSES: readonly Status[] = [
  { label: text.pending, tone: 'wait' },
  { label: text.processing, tone: 'busy' },
  { label: text.shipped, tone: 'sent' },
  { label: text.delivered, tone: 'good' },
  { label: text.cancelledStatus, tone: 'bad' },
];

const warned = new Set<number>();

/** Anything else is Unknown, and a warning is logged: once a code, not once a drawing. */
export function statusOf(code: number): Status {
  const known = STATUSES[code];
  if (known) return known;
  if (!warned.has(code)) console.warn(`Unknown order status: ${code}`);
  warned.add(code);
  return { label: text.unknown, tone: 'plain' };
}

/**
 * The statuses an order goes through, its own among them: up to Delivered, or to Cancelled; an unknown one stands
 * alone.
 */
export function stepsOf(code: number): number[] {
  if (code === CANCELLED) return [PENDING, CANCELLED];
  return STATUSES[code] ? [PENDING, PROCESSING, SHIPPED, DELIVERED] : [code];
}

import type { Order } from '../order.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';
import type { LinePieces, OrderChanges, ReturnKind } from '#contract/order-changes.ts';

/** What a shopper does to an order. */
export type Act = 'cancel' | ReturnKind;

/** A line of which pieces can be chosen now. */
export interface OfferedLine extends LinePieces {
  /** For which it can be exchanged. */
  sizes: readonly string[];
}

/** What an act can be done to, and what is said before it. */
export interface Offer {
  act: Act;
  lines: readonly OfferedLine[];
  /** All of it or nothing: an order that is not paid. */
  whole: boolean;
  /** The last moment to ask, ISO 8601. */
  until?: string | undefined;
  /** What the way back costs, in the order's currency. */
  fee?: number | undefined;
  /** Undefined: none is asked for. */
  reason?: 'required' | 'optional' | undefined;
}

/** What the order offers now, in the order of its buttons. Without pieces there is none. */
export function offersOf(order: Pick<Order, 'items' | 'status' | 'toPayOnDelivery'>, changes: OrderChanges): Offer[] {
  const { cancel = [], return: back, exchange = [] } = changes;
  const { until, fee } = back ?? {};
  const kept = (lines: readonly LinePieces[]) =>
    lines.filter(({ line, quantity }) => order.items[line] && quantity > 0);
  const returnable = kept(back?.lines ?? []);
  const isDue = order.status === PENDING || order.toPayOnDelivery !== undefined;
  const offers: Offer[] = [
    { act: 'cancel', lines: kept(cancel).map(withoutSizes), whole: isDue },
    {
      act: back?.withdrawal ? 'withdrawal' : 'return',
      lines: returnable.map(withoutSizes),
      whole: false,
      until,
      fee,
      reason: back?.reasons ? 'required' : 'optional',
    },
    {
      act: 'exchange',
      lines: returnable.flatMap((one) => {
        const sizes = exchange.find(({ line }) => line === one.line)?.sizes ?? [];
        return sizes.length > 0 ? [{ ...one, sizes }] : [];
      }),
      whole: false,
      until,
      reason: back?.reasons ? 'required' : undefined,
    },
  ];
  return offers.filter(({ lines }) => lines.length > 0);
}

/** It is about the whole order: all of it at once, or a single piece that is all there is. */
export function isWholeOrder({ act, lines, whole }: Offer, { items }: Pick<Order, 'items'>): boolean {
  const sum = (of: readonly { quantity: number }[]) => of.reduce((count, { quantity }) => count + quantity, 0);
  return act === 'cancel' && (whole || (sum(items) === 1 && sum(lines) === 1));
}

export const isCancelled = ({ status }: Pick<Order, 'status'>): boolean => status === CANCELLED;

const withoutSizes = (pieces: LinePieces): OfferedLine => ({ ...pieces, sizes: [] });

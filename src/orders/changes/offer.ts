import type { Order } from '../order.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';
import type { LinePieces } from '#contract/orders/cancelled-pieces.ts';
import type { ChangesOfOrder, ReturnKind } from '#contract/orders/order-changes.ts';

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
  /** The law calls it a withdrawal, which is confirmed in a second step and has a receipt. */
  withdraws?: boolean | undefined;
  /** The whole order, in which nothing is to be chosen. */
  whole?: 'unpaid' | 'single' | undefined;
  /** The last moment to ask, ISO 8601. */
  until?: string | undefined;
  /** What the way back costs, in the order's currency. */
  fee?: number | undefined;
  /** Undefined: none is asked for. */
  reason?: 'required' | 'optional' | undefined;
}

type OfferedOrder = Pick<Order, 'items' | 'status' | 'toPayOnDelivery'>;

/** What the order offers now, in the order of its buttons. Without pieces there is none. */
export function offersOf(order: OfferedOrder, { changes, returns }: ChangesOfOrder): Offer[] {
  const { cancel = [], return: back, exchange = [] } = changes;
  const { until, fee } = back ?? {};
  const kept = (lines: readonly LinePieces[]) =>
    lines.filter(({ line, quantity }) => order.items[line] && quantity > 0);
  const returnable = kept(back?.lines ?? []);
  const offers: Offer[] = [
    {
      act: 'cancel',
      lines: kept(cancel).map(withoutSizes),
      withdraws: changes.withdrawal,
      whole:
        isUnpaid(order) && !changes.cancelPart
          ? 'unpaid'
          : isSingle(order.items) && returns.length === 0
            ? 'single'
            : undefined,
    },
    {
      act: back?.withdrawal ? 'withdrawal' : 'return',
      lines: returnable.map(withoutSizes),
      withdraws: back?.withdrawal,
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
      until,
      reason: back?.reasons ? 'required' : undefined,
    },
  ];
  return offers.filter(({ lines }) => lines.length > 0);
}

/** It is paid later, or on delivery. */
export function isUnpaid({ status, toPayOnDelivery }: Pick<Order, 'status' | 'toPayOnDelivery'>): boolean {
  return status === PENDING || toPayOnDelivery !== undefined;
}

export const isCancelled = ({ status }: Pick<Order, 'status'>): boolean => status === CANCELLED;

const isSingle = ([first, ...others]: Order['items']): boolean => others.length === 0 && first?.quantity === 1;
const withoutSizes = (pieces: LinePieces): OfferedLine => ({ ...pieces, sizes: [] });

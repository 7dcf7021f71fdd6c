import type { Span } from './paid-alone.ts';
import type { SaleRule } from '../stores/sale-rule.ts';

/** Everything in one minor unit. */

/** What a piece costs from an instant on (ISO 8601). */
export interface PricePoint {
  at: string;
  price: number;
  onSale: boolean;
}

/** A sale as its file states it, and what is known of the prices before it. */
export interface Sale {
  price: number;
  /** The price before it that the file states. */
  compare: number;
  /** Of the history; null where that does not reach back far enough. */
  reference: number | null;
  /** The owner's, for where the history does not. */
  prior: number | null;
}

/** What stands in a row: `compare` only where `regular` is not what the file states. */
interface ShownSale {
  regular: number;
  discounted: number | null;
  compare: number | null;
}

const DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest of the points, in their order, in the 30 days before `at`; null where the first day is not known. `paid`
 * is the least that was paid at a point as long as it held.
 */
export function lowestBefore(
  points: readonly PricePoint[],
  at: string,
  paid: (point: PricePoint, span: Span) => number = ({ price }) => price,
): number | null {
  const start = new Date(Date.parse(at) - DAYS_MS).toISOString();
  const past = points.filter((point) => point.at < at);
  const first = past.findLastIndex((point) => point.at <= start);
  if (first < 0) return null;
  const held = past.slice(first);
  return Math.min(
    ...held.map((point, index) =>
      paid(point, { since: point.at > start ? point.at : start, until: held[index + 1]?.at ?? at }),
    ),
  );
}

/**
 * Whether a sale that runs keeps its reference at a price: while it is shown as one, whatever it costs, else while it
 * costs the same. What is not shown as a sale begins as one with its next price.
 */
export function keepsReference(running: Sale, price: number): boolean {
  return running.price === price || isReduced(running);
}

export function shownSale(sale: Sale, rule: SaleRule): ShownSale {
  const { price, compare } = sale;
  if (rule === 'stated') return { regular: compare, discounted: price, compare: null };
  if (!isReduced(sale)) return { regular: price, discounted: null, compare };
  const regular = priceBefore(sale) ?? compare;
  return { regular, discounted: price, compare: regular === compare ? null : compare };
}

function isReduced(sale: Sale): boolean {
  return (priceBefore(sale) ?? 0) > sale.price;
}

function priceBefore({ reference, prior }: Sale): number | null {
  return reference ?? prior;
}

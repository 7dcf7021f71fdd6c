import { lineKey, type CartLine } from '../line.ts';
import type { LineChoice } from '../lines/line-choice.ts';
import { ownTotals, type Totals } from '../totals/totals.ts';
import type { OrderQuote } from '#contract/quote.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Money } from '#lib/money.ts';

/** What the store says of a cart (reliability B3, O12), by line key. */
export interface CartQuote {
  /** Why a line cannot be ordered any more. */
  problems: ReadonlyMap<string, string>;
  /** The choices that the shopper has to make, where the store says what there is. */
  choices: ReadonlyMap<string, LineChoice>;
  /** Today's price, where it is another one. */
  prices: ReadonlyMap<string, number>;
  sold?: Sold | undefined;
  /** The store did not answer: nothing is known. */
  unanswered?: true;
}

/** What of a quote beside the lines is asked for (capabilities `shippingMethods` and `discounts`). */
export type Shipping = Pick<BodyOf<'quote'>, 'destination' | 'shippingMethod' | 'code'>;

export const NOWHERE: Shipping = {};

/** What the lines that can be ordered come to, by the store's word; at the prices that it names. */
export interface Sold {
  /** Of what: see askedOf. */
  asked: string;
  /** Asked for no destination, and nothing is open: they hold wherever the goods go. */
  anywhere: boolean;
  totals: Totals;
  /** The ways of delivery, which of them the totals count, what is open or refused, and payment on delivery. */
  shipping: Pick<OrderQuote, 'open' | 'shippingMethods' | 'shippingMethod' | 'payOnDelivery' | 'refusal'>;
  /** Of a code that was asked for: what the totals count, or why they do not. */
  code?: { applied: string | undefined; refusal: string | undefined; usedByCustomer?: boolean | undefined };
}

/** A quote, and the lines that it is about. */
export interface QuotedLines {
  lines: readonly CartLine[];
  quote: CartQuote;
}

export const NOTHING: CartQuote = { problems: new Map(), choices: new Map(), prices: new Map() };

/** Between a change and the question what it comes to: several clicks are one question. */
export const SETTLED_MS = 300;

/** Tells one cart from another by lines and quantities; a new price makes no other. */
export function shapeOf(lines: readonly CartLine[]): string {
  return lines.map((line) => `${lineKey(line)} ${line.quantity}`).join('\n');
}

/** Tells one question to the store from another; a new price makes no other. */
export function askedShape(lines: readonly CartLine[], shipping: Shipping): string {
  return `${shapeOf(lines)}\n${JSON.stringify(shipping)}`;
}

/** Tells what one quote is of from another. */
export function askedOf(lines: readonly CartLine[], shipping: Shipping): string {
  return JSON.stringify([lines, shipping]);
}

/** The lines that nothing is known against. */
export function orderable(lines: readonly CartLine[], { problems }: Pick<CartQuote, 'problems'>): CartLine[] {
  return lines.filter((line) => !problems.has(lineKey(line)));
}

/**
 * What the lines that can be ordered come to: the store's word on just these, else the browser's own sum. Where that
 * may not be all, or nothing can be ordered, it is no total.
 */
export function totalsOf(
  lines: readonly CartLine[],
  quote: Pick<CartQuote, 'problems' | 'sold'>,
  { hasParts = false }: Pick<Money, 'hasParts'>,
  shipping: Shipping = {},
): Totals {
  const { sold } = quote;
  const ordered = orderable(lines, quote);
  if (sold?.asked === askedOf(ordered, sold?.anywhere ? { ...shipping, destination: undefined } : shipping))
    return sold.totals;
  const own = ownTotals(ordered);
  return hasParts || (ordered.length === 0 && lines.length > 0) ? { ...own, total: undefined } : own;
}

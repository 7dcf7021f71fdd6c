import type { BoughtLine, LineProblem } from './lines/resolved-line.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { type Totals, totalsOf } from '../pricing/totals.ts';
import { toWireTotals } from '../pricing/wire-totals.ts';
import type { WireQuote } from '#contract/quote.ts';
import { toRupees } from '#lib/minor-units.ts';

/** A line of an order or a quote, and the result of its validation. */
export interface ValidatedLine {
  input: LineInput;
  /** The request's field it comes from, for error messages. */
  field: string;
  result: BoughtLine | LineProblem;
}

/** Lines as they would be sold now, and what those that can be come to. */
export interface PricedLines {
  lines: readonly ValidatedLine[];
  sold: BoughtLine[];
  totals: Totals;
}

export function priceLines(lines: readonly ValidatedLine[]): PricedLines {
  const sold = lines.flatMap(({ result }) => ('problem' in result ? [] : [result]));
  return { lines, sold, totals: totalsOf(sold) };
}

/** The totals now, and of each line its price or why it cannot be sold (reliability O12, B3). */
export function quoteOf({ lines, totals }: PricedLines): WireQuote {
  return { ...toWireTotals(totals), lines: lines.map(toQuoteLine) };
}

function toQuoteLine({ input: { productId, quantity, choice }, result }: ValidatedLine): WireQuote['lines'][number] {
  const line = {
    productId,
    quantity,
    ...(choice?.size ? { size: choice.size } : {}),
    ...(choice?.color ? { color: choice.color } : {}),
  };
  if (!('problem' in result)) return { ...line, price: toRupees(result.price_paise) };
  return {
    ...line,
    problem: result.problem,
    ...(result.left ? { left: result.left } : {}),
    ...(result.choices ? { choices: result.choices } : {}),
  };
}

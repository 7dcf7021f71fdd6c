import type { BoughtLine, LineProblem } from './lines/resolved-line.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { orderTotal } from '../pricing/order-total.ts';
import type { WireQuote } from '#contract/quote.ts';
import { toRupees } from '#lib/minor-units.ts';

/** A line of an order or a quote, and the result of its validation. */
export interface ValidatedLine {
  input: LineInput;
  /** The request's field it comes from, for error messages. */
  field: string;
  result: BoughtLine | LineProblem;
}

/** The total now, and of each line its price or why it cannot be sold (reliability O12, B3). */
export function quoteOf(lines: readonly ValidatedLine[]): WireQuote {
  const sold = lines.flatMap(({ result }) => ('problem' in result ? [] : [result]));
  return { total: toRupees(orderTotal(sold)), lines: lines.map(toQuoteLine) };
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

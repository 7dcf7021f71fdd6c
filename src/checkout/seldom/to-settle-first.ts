import * as text from '../text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { lineElement } from '#cart/lines/line-element.ts';
import { type CartQuote, orderable } from '#cart/quote/cart-quote.ts';
import { toast } from '#ui/toasts.ts';

/**
 * What the shopper has to do before these lines can be ordered; empty where a toast says it, undefined where they can,
 * without those that cannot be had. A line that waits for a choice is asked about instead of left out: it is wanted.
 */
export function toSettleFirst(lines: readonly CartLine[], quote: CartQuote): string | undefined {
  const [first] = lines;
  if (!first) {
    toast({ title: text.cartEmpty, text: text.cartEmptyLong, kind: 'error' });
    return '';
  }
  const waiting = lines.find((line) => quote.choices.get(lineKey(line))?.waits);
  if (waiting) return askForChoice(waiting, quote);
  if (orderable(lines, quote).length > 0) return undefined;
  lineElement(lineKey(first))?.focus();
  return text.noneToOrder;
}

function askForChoice(line: CartLine, { problems, choices }: CartQuote): string {
  const key = lineKey(line);
  const element = lineElement(key);
  // The buttons are fetched when a line first asks: until they are there, the line itself takes the focus.
  (element?.querySelector<HTMLElement>('[data-choices] button') ?? element)?.focus();
  return choices.get(key)?.left === undefined ? text.choose(problems.get(key) ?? '', line.name) : text.tooMany;
}

import * as text from '../text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { lacksChoice, type LineChoice } from '#cart/lines/line-choice.ts';
import { soldOf } from '#cart/quote/ask-for-quote.ts';
import type { CartQuote, Shipping } from '#cart/quote/cart-quote.ts';
import type { OrderQuote } from '#contract/quote.ts';

/** The findings of the store's quote on the lines it was asked for, in their order (reliability O12, B3). */
export function compareQuote(lines: readonly CartLine[], quote: OrderQuote, shipping: Shipping = {}): CartQuote {
  const found = {
    problems: new Map<string, string>(),
    choices: new Map<string, LineChoice>(),
    prices: new Map<string, number>(),
  };
  lines.forEach((line, index) => {
    const now = quote.lines[index];
    if (now?.productId !== line.id) return;
    const { problem, choices, price } = now;
    if (problem) found.problems.set(lineKey(line), wordsFor(line, now));
    else if (price !== undefined && price !== line.price) found.prices.set(lineKey(line), price);
    if (problem === 'choice' && choices && choices.size.length + choices.color.length > 0)
      found.choices.set(lineKey(line), choices);
  });
  return { ...found, sold: soldOf(lines, quote, found, shipping) };
}

function wordsFor(line: CartLine, { problem, left, choices }: OrderQuote['lines'][number]): string {
  if (problem === 'gone') return text.gone;
  if (problem === 'choice' && lacksChoice(line, choices)) {
    const lacksSize = !line.selectedSize && Boolean(choices?.size.length);
    const lacksColor = !line.selectedColor && Boolean(choices?.color.length);
    return text.chooseFirst(lacksSize, lacksColor);
  }
  if (problem === 'choice') return text.choiceGone;
  return left ? text.onlyLeft(left) : text.soldOut;
}

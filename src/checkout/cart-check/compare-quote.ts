import * as text from '../text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import type { LineChoice } from '#cart/lines/line-choice.ts';
import { soldOf } from '#cart/quote/ask-for-quote.ts';
import type { CartQuote, Shipping } from '#cart/quote/cart-quote.ts';
import type { OrderQuote } from '#contract/quote.ts';

type QuotedLine = OrderQuote['lines'][number];

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
    const { problem, price } = now;
    if (problem) {
      const { says, choices } = judge(line, problem, now);
      found.problems.set(lineKey(line), says);
      if (choices) found.choices.set(lineKey(line), choices);
    } else if (price !== undefined && price !== line.price) found.prices.set(lineKey(line), price);
  });
  return { ...found, sold: soldOf(lines, quote, found, shipping) };
}

/** Why a line cannot be ordered, in words, and what there is to choose. */
function judge(
  { quantity, selectedSize, selectedColor }: CartLine,
  problem: string,
  { left = 0, choices: { size, color } = NOTHING_TO_CHOOSE }: QuotedLine,
): { says: string; choices?: LineChoice | undefined } {
  if (problem === 'gone') return { says: text.gone };
  if (problem !== 'choice')
    return left > 0 && left < quantity
      ? { says: text.onlyLeft(left), choices: { ...NOTHING_TO_CHOOSE, left, waits: true } }
      : { says: text.soldOut };
  const lacksSize = !selectedSize && size.length > 0;
  const lacksColor = !selectedColor && color.length > 0;
  const waits = lacksSize || lacksColor;
  return {
    says: waits ? text.chooseFirst(lacksSize, lacksColor) : text.choiceGone,
    choices: size.length + color.length > 0 ? { size, color, waits } : undefined,
  };
}

const NOTHING_TO_CHOOSE = { size: [], color: [] };

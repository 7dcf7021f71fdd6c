import { lineKey, type CartLine } from '#cart/line.ts';
import type { CartCheck } from './check-cart.ts';
import type { OrderQuote } from '#contract/quote.ts';

/** What the store's quote says of the lines it was asked for, in their order (reliability O12, B3). */
export function compareQuote(lines: readonly CartLine[], { lines: quoted }: OrderQuote): CartCheck {
  const check: CartCheck = { problems: new Map(), prices: new Map() };
  lines.forEach((line, index) => {
    const now = quoted[index];
    if (now?.productId !== line.id) return;
    if (now.problem) check.problems.set(lineKey(line), wordsFor(now));
    else if (now.price !== undefined && now.price !== line.price) check.prices.set(lineKey(line), now.price);
  });
  return check;
}

function wordsFor({ problem, left }: OrderQuote['lines'][number]): string {
  if (problem === 'gone') return 'No longer available';
  if (problem === 'choice') return 'This choice is no longer available';
  return left ? `Only ${left} left` : 'Sold out';
}

import * as text from './text.ts';
import { lineKey } from '#cart/line.ts';
import { priceChanges } from '#cart/quote/price-change.ts';
import { updatePrices } from '#cart/store.ts';
import { checkCurrent } from '#checkout/cart-check/check-now.ts';
import { priceChanged } from '#checkout/text.ts';
import { propsOf } from '#islands/island-props.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { toast } from '#ui/toasts.ts';

/**
 * Asks the store about the cart as the checkout does, puts its prices into the cart and says what has changed. A page
 * does not know whether the backend quotes: where it has no answer to that, it is asked for each product.
 * Rejects when there is no answer at all.
 */
export async function checkOnReturn(): Promise<void> {
  const quoted = await checkCurrent(true);
  const { lines, quote } = quoted.quote.unanswered ? await checkCurrent(false) : quoted;
  if (quote.unanswered) throw new Error('The store has not answered.');
  const said = [
    ...priceChanges(lines, quote.prices).map(({ name, from, to }) => priceChanged(name, money(from), money(to))),
    ...lines.flatMap((line) => {
      const problem = quote.problems.get(lineKey(line));
      return problem === undefined ? [] : [text.lineProblem(line.name, problem)];
    }),
  ];
  updatePrices(quote.prices);
  if (said.length > 0) toast({ title: text.cartChanged, text: said.join(' '), kind: 'warning' });
}

/** As the header's cart writes it. */
function money(amount: number): string {
  const drawer = document.querySelector('header astro-island[component-url*="/CartDrawer."]');
  return drawer ? formatMoney(amount, (propsOf(drawer) as { money: Money }).money) : String(amount);
}

import { NO_PRODUCT } from '../level.ts';
import { bodyToPlace, bodyToQuote, lineToBuy } from '../orders/place.ts';
import { checkTotals } from '../orders/totals.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { toItem } from '#cart/order-item.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { readQuote } from '#contract/quote.ts';
import { sumMoney } from '#lib/money.ts';

export const quotes = capability('quotes', 'asks what a line comes to, and orders for a wrong total', async (visit) => {
  const line = await lineToBuy(visit);
  if (!line) return NO_PRODUCT;
  const gone = { productId: 'conformance-no-such-product', quantity: 1 };
  const quote = await visit.read(quoteEndpoint, { body: { items: [toItem(line), gone] } });
  if (!quote) return undefined;
  const { placeOf } = bareOf('quote', quote.raw);
  const [own, other] = quote.value.lines;
  if (own?.problem === undefined) checkTotals(visit, quote, { totals: quote.value, lines: [line], place: placeOf([]) });
  if (other?.problem !== 'gone')
    visit.report(quote, {
      kind: 'value',
      path: pathOf(placeOf(['lines', 1, 'problem'])),
      expected: '"gone" for a product that is not there',
      received: JSON.stringify(other ?? null),
      shop: 'does not say that a product of the cart is not sold any more',
    });
  await checkExpectedTotal(visit);
  return undefined;
});

/** What a quote and an order come to beyond their lines is said of both in the same way. */
export const parts = capability(
  'parts',
  'compares the totals of a quote and of the order that it places',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const quote = await visit.read(quoteEndpoint, { body: await bodyToQuote(visit, placed.line) });
    const order = await visit.read(orderEndpoint, { id: placed.id, query: { contactInfo: placed.owner.email } });
    if (!quote || !order) return undefined;
    for (const [answer, name] of [
      [quote, 'quote'],
      [order, 'order'],
    ] as const)
      if (answer.value.parts === undefined)
        visit.report(answer, {
          kind: 'missing',
          path: pathOf(bareOf(name, answer.raw).placeOf(['parts'])),
          expected: 'what there is beside the lines; [] where that is nothing',
          shop: 'does not know what there is to pay',
        });
    if (quote.value.total !== order.value.total && quote.value.lines[0]?.problem === undefined)
      visit.report(order, {
        kind: 'differs',
        path: pathOf(bareOf('order', order.raw).placeOf(['total'])),
        expected: `${String(quote.value.total)}, as it was quoted`,
        received: String(order.value.total),
        shop: 'charges another total than it showed',
      });
    return undefined;
  },
  { write: true, account: true },
);

/** An order for another total than the server's is refused, with the quote. */
async function checkExpectedTotal(visit: Visit): Promise<void> {
  const [shopper, line] = [visit.allowed.write ? await visit.shopper() : undefined, await lineToBuy(visit)];
  if (!shopper || !line) return;
  const own = await bodyToPlace(visit, line);
  const body = { ...own, expectedTotal: (own.expectedTotal ?? sumMoney([line])) + 1 };
  const refused = await visit.refused(
    createOrderEndpoint,
    { token: shopper.token, body },
    { statuses: [409], what: 'a total that is not the server’s', shop: 'charges another total than it showed' },
  );
  if (!refused) return;
  const answer = await visit.ask(createOrderEndpoint, { token: shopper.token, body });
  if (answer.error && !readQuote(answer.error.body))
    visit.report(answer, {
      kind: 'missing',
      severity: 'warning',
      path: '$.quote',
      expected: 'what the order comes to now, in `quote`',
      shop: 'cannot say which price has changed',
    });
}

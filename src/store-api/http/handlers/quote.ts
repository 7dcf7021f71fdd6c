import { ok } from '#backends/serving/answer.ts';
import { validateLines } from '../../shop/orders/lines/validate-lines.ts';
import { toLineInput } from '#backends/serving/order-lines.ts';
import { priceLines, quoteOf } from '../../shop/orders/order-quote.ts';
import { handle } from './handler-context.ts';
import { quoteOnServer } from '#contract/endpoints/orders/quote.ts';

/** POST /quotes (capability `quotes`): what these lines come to if they are ordered now. Reserves nothing. */
export const quote = handle(quoteOnServer, async ({ app, store, text, body }) => {
  const lines = await validateLines(app.db, store.id, body.items.map(toLineInput), text);
  const { destination, shippingMethod } = body;
  return ok(quoteOf(priceLines(store, lines, { destination, shippingMethod, at: app.now().toISOString() })));
});

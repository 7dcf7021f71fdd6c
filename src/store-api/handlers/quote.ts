import { ok } from '#api-server/answer.ts';
import { validateLines } from '../orders/lines/validate-lines.ts';
import { toLineInput } from '#api-server/order-lines.ts';
import { quoteOf } from '../orders/order-quote.ts';
import { handle } from './handler-context.ts';
import { quoteOnServer } from '#contract/endpoints/orders/quote.ts';

/** POST /quotes (capability `quotes`): what these lines come to if they are ordered now. Reserves nothing. */
export const quote = handle(quoteOnServer, async ({ app, store, body }) => {
  return ok(quoteOf(await validateLines(app.db, store.id, body.items.map(toLineInput))));
});

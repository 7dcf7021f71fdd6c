import { limitGuesses } from '../limit-guesses.ts';
import { findUser } from '../../base/auth/token.ts';
import { readCode } from '../../shop/orders/discounts/asked-code.ts';
import { ok } from '#backends/serving/answer.ts';
import { validateLines } from '../../shop/orders/lines/validate-lines.ts';
import { toLineInput } from '#backends/serving/order-lines.ts';
import { priceLines, quoteOf } from '../../shop/orders/order-quote.ts';
import { handle } from './handler-context.ts';
import { quoteOnServer } from '#contract/endpoints/orders/quote.ts';

/**
 * POST /quotes (capability `quotes`): what these lines come to if they are ordered now. Reserves nothing. Whose token
 * comes with a code, if any, may have used it up.
 */
export const quote = handle(quoteOnServer, async ({ app, store, text, peer, request, body }) => {
  const user = body.code === undefined ? undefined : await findUser(app, store.id, request);
  const code = await readCode(app.db, store, { code: body.code, userIds: user ? [user.id] : [] });
  const refused = await limitGuesses(app.limiters, code, { scope: store.id, peer }, text);
  if (refused) return refused;
  const lines = await validateLines(app.db, store.id, body.items.map(toLineInput), text);
  const { destination, shippingMethod } = body;
  return ok(quoteOf(priceLines(store, lines, { destination, shippingMethod, code, at: app.now().toISOString() })));
});

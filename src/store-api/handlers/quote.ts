import type * as z from 'zod/mini';
import { type Answer, ok } from '../http/answer.ts';
import { validateLines } from '../orders/lines/validate-lines.ts';
import { toLineInput } from '../orders/lines/line-input.ts';
import { quoteOf } from '../orders/order-quote.ts';
import type { HandlerContext } from './handler-context.ts';
import type { QuoteBody } from '#contract/order-bodies.ts';

/** POST /quotes (capability `quotes`): what these lines come to if they are ordered now. Reserves nothing. */
export async function quote({
  app,
  store,
  body,
}: HandlerContext<z.output<typeof QuoteBody>, undefined>): Promise<Answer> {
  return ok(quoteOf(await validateLines(app.db, store.id, body.items.map(toLineInput))));
}

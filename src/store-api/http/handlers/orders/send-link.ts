import { setTimeout as sleep } from 'node:timers/promises';
import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall, mayMail } from '#backends/serving/limits/call-limits.ts';
import { handle } from '../handler-context.ts';
import type { RequestContext } from '../../app-context.ts';
import { transact } from '../../../base/db/transact.ts';
import { refundedOfOrder } from '../../../shop/order-changes/notify-of-change.ts';
import { findOrderId } from '../../../shop/orders/find-order-id.ts';
import { mailLink } from '../../../shop/orders/notify/notify-customer.ts';
import { lockOrder } from '../../../shop/orders/set-order-status.ts';
import { mailsLinks } from '../../../shop/stores/mails-links.ts';
import { sendLinkOnServer } from '#contract/endpoints/orders/send-link.ts';

/** Longer than the work takes, so that the time of the answer does not tell whether there is such an order. */
const ANSWER_AFTER_MS = 300;

/**
 * POST /order-links/send (capability `shopperLinks`): mails a link to the order's own address. The answer and its time
 * are the same for known and unknown orders; 429 by caller, and past three mails of one order in a day none is sent
 * (docs/decisions D652).
 */
export const sendLink = handle(sendLinkOnServer, async (context) => {
  const { app, store, text, peer, body } = context;
  if (!mailsLinks(store)) return refuse(404, 'not-found', text.nothingHere);
  const refused = await limitCall(app.limiters, 'sendLink', { scope: store.id, peer }, text);
  if (refused) return refused;
  await Promise.all([sleep(ANSWER_AFTER_MS), send(context, body.order)]);
  app.outbox.trigger();
  return ok({ success: true });
});

async function send({ app, store }: RequestContext, typed: string): Promise<void> {
  const orderId = await findOrderId(app.db, store.id, typed);
  // By its id, however it was typed; guesses count too, so that nobody is told by the limit.
  if (!(await mayMail(app.limiters, 'sendLink', { scope: store.id, order: orderId ?? typed.toLowerCase() }))) return;
  if (orderId === undefined) return;
  await transact(app.db, async (trx) => {
    await lockOrder(trx, store.id, orderId);
    await mailLink(trx, app, store, orderId, { refundedPaise: await refundedOfOrder(trx, store.id, orderId) });
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { handle } from './handler-context.ts';
import { limitLinks } from '../limit-links.ts';
import { transact } from '../../base/db/transact.ts';
import { askSubscriber, confirmByLink } from '../../shop/order-links/newsletter-link.ts';
import { mailLinkOrigin } from '../../shop/stores/page-origin.ts';
import { addSubscriber } from '../../shop/order-links/subscribers.ts';
import { confirmSubscriptionOnServer } from '#contract/endpoints/messages/confirm-subscription.ts';
import { subscribeOnServer } from '#contract/endpoints/messages/subscribe.ts';

/** Longer than the work takes, so that the time of the answer does not tell whether the address is known. */
const ANSWER_AFTER_MS = 300;

/**
 * POST /newsletter (capability `newsletter`): stores the address. A second time succeeds and changes nothing. Of a
 * store that asks for a confirmation `{success, toConfirm}`, the same and after the same time for known and unknown
 * addresses; 501 where it has no address for the link.
 */
export const subscribe = handle(subscribeOnServer, async (context) => {
  const { app, store, text, peer, body } = context;
  const refused = await limitCall(app.limiters, 'subscribe', { scope: store.id, peer }, text);
  if (refused) return refused;
  if (store.settings.newsletter !== 'confirm') {
    const subscriber = { storeId: store.id, email: body.email, at: app.now().toISOString() };
    await transact(app.db, (trx) => addSubscriber(trx, subscriber));
    return ok({ success: true });
  }
  const origin = mailLinkOrigin(context);
  if (!origin) return refuse(501, 'not-offered', text.noStockMail);
  const ask = transact(app.db, (trx) => askSubscriber(trx, app, { store, email: body.email, origin }));
  await Promise.all([sleep(ANSWER_AFTER_MS), ask]);
  app.outbox.trigger();
  return ok({ success: true, toConfirm: true });
});

/** POST /newsletter/confirm (capability `newsletterLinks`): whoever has the link reads that mailbox (D654). */
export const confirmSubscription = handle(confirmSubscriptionOnServer, (context) => {
  const { app, store, body } = context;
  return limitLinks(context, 'confirmSubscription', async (missing) => {
    if (store.settings.newsletter !== 'confirm') return missing;
    const asked = { storeId: store.id, token: body.token, at: app.now().toISOString() };
    return transact<Answer>(app.db, async (trx) =>
      (await confirmByLink(trx, asked)) ? ok({ success: true }) : missing,
    );
  });
});

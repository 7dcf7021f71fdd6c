import { type Answer, ok } from '#backends/serving/answer.ts';
import { limitCall, mayMail } from '#backends/serving/limits/call-limits.ts';
import { announceMessage } from '../../shop/webhooks/announce-message.ts';
import { addMessage } from '../../shop/stores/message-rows.ts';
import { transact } from '../../base/db/transact.ts';
import { addMail } from '../../shop/mail/add-mail.ts';
import { emailsIn } from '../../shop/mail/mail-texts.ts';
import { mailOwners } from '../../shop/order-links/mail-owners.ts';
import { mailLinkOrigin } from '../../shop/stores/page-origin.ts';
import { handle } from './handler-context.ts';
import { sendMessageOnServer } from '#contract/endpoints/messages/send-message.ts';

/**
 * POST /contact (capability `contact`): `{success, ticket}` with 201. Stores the message, mails it to the store with
 * the sender as Reply-To, and acknowledges it to the sender. Mails go through the outbox (reliability F11).
 */
export const sendMessage = handle(sendMessageOnServer, async ({ app, store, pageOrigin, text, peer, body }) => {
  const caller = { scope: store.id, peer, email: body.email };
  const refused = await limitCall(app.limiters, 'sendMessage', caller, text);
  if (refused) return refused;
  // Limited by address, so that nobody can use the store to flood somebody with mail.
  const isAcknowledged = await mayMail(app.limiters, 'sendMessage', caller);
  const answer = await transact<Answer>(app.db, async (trx) => {
    const ticket = await addMessage(trx, {
      store_id: store.id,
      kind: 'contact',
      ...body,
      created_at: app.now().toISOString(),
    });
    announceMessage(trx, { storeId: store.id, ticket, at: app.now().toISOString() }, body);
    const emails = emailsIn(store.language);
    const names = { shop: store.name, ticket };
    await mailOwners(trx, app, {
      store,
      content: emails.contactMessageEmail({ ...names, message: body }),
      about: { messageId: ticket },
      origin: mailLinkOrigin({ app, store, pageOrigin }),
      replyTo: { name: body.name, address: body.email },
    });
    if (isAcknowledged) await addMail(trx, app, { store, to: body.email, content: emails.messageReceivedEmail(names) });
    return ok({ success: true, ticket }, 201);
  });
  app.outbox.trigger();
  return answer;
});

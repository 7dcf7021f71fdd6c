import { type Answer, ok, tryLater } from '../http/answer.ts';
import { addMessage } from '../stores/message-rows.ts';
import { transact } from '../db/transact.ts';
import { addMail, companyEmail } from '../mail/add-mail.ts';
import { contactMessageEmail, messageReceivedEmail } from '../mail/email-templates.ts';
import { handle } from './handler-context.ts';
import { subscribeOnServer } from '#contract/endpoints/messages/subscribe.ts';
import { sendMessageOnServer } from '#contract/endpoints/messages/send-message.ts';

/** POST /newsletter (capability `newsletter`): keeps the address; a second time is a success that changes nothing. */
export const subscribe = handle(subscribeOnServer, async ({ app, store, peer, body }) => {
  const wait = await app.limiters.messageByPeer.consume(peer);
  if (wait) return tooMany(wait);
  await transact(app.db, (trx) =>
    addMessage(trx, {
      store_id: store.id,
      kind: 'newsletter',
      email: body.email,
      created_at: app.now().toISOString(),
    }),
  );
  return ok({ success: true });
});

/**
 * POST /contact (capability `contact`): `{success, ticket}` with 201. The message is kept, mailed to the store with
 * the sender to answer to, and acknowledged; mails that cannot leave now leave later (reliability F11).
 */
export const sendMessage = handle(sendMessageOnServer, async ({ app, store, peer, body }) => {
  const wait = await app.limiters.messageByPeer.consume(peer);
  if (wait) return tooMany(wait);
  // Nobody can have the store flood an address that is not theirs.
  const acknowledged = (await app.limiters.messageByEmail.consume(`${store.id} ${body.email}`)) === 0;
  const answer = await transact<Answer>(app.db, async (trx) => {
    const ticket = await addMessage(trx, {
      store_id: store.id,
      kind: 'contact',
      ...body,
      created_at: app.now().toISOString(),
    });
    const about = { shop: store.name, ticket };
    await addMail(trx, app, {
      store,
      to: companyEmail(store),
      content: contactMessageEmail({ ...about, message: body }),
      replyTo: { name: body.name, address: body.email },
    });
    if (acknowledged) await addMail(trx, app, { store, to: body.email, content: messageReceivedEmail(about) });
    return ok({ success: true, ticket }, 201);
  });
  app.outbox.trigger();
  return answer;
});

function tooMany(wait: number): Answer {
  return tryLater(wait, 429, 'too-many', 'Too many messages. Please try again later.');
}

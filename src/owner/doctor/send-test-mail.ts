import type { Db } from '#store-api/base/db/open-database.ts';
import { randomId } from '#store-api/base/db/random-id.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { replyToOf, senderOf } from '#store-api/shop/mail/mail-sender.ts';
import { emailsIn } from '#store-api/shop/mail/mail-texts.ts';
import { toMailable } from '#store-api/shop/mail/mail-address.ts';
import { explainMailFailure } from '#store-api/shop/mail/mail-failure.ts';
import { configuredTransport } from '#store-api/shop/mail/mail-transport.ts';
import { type Environment, StartError } from '#environment.ts';

export interface TestMailInput {
  storeId: string;
  to: string;
  environment: Pick<Environment, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM'>;
  now: Date;
}

/**
 * Sends one mail at once, past the outbox, by the transport that the shop uses. Lines for the owner. @throws StartError
 * with what went wrong and what to do
 */
export async function sendTestMail(
  db: Db,
  { storeId, to, environment, now }: TestMailInput,
): Promise<[string, ...string[]]> {
  const store = await findStoreById(db, storeId);
  const recipient = toMailable(to.trim());
  if (!store) throw new StartError(`there is no store '${storeId}'`);
  if (!recipient) throw new StartError(`${to} is no address that mail can be sent to.`);
  const sender = senderOf(store, environment.MAIL_FROM);
  const at = now.toISOString();
  const send = configuredTransport(environment);
  await send({
    store_id: storeId,
    id: randomId('mail'),
    sender,
    recipient,
    reply_to: replyToOf(store, environment.MAIL_FROM),
    ...emailsIn(store.language).testEmail({ shop: store.name }),
    created_at: at,
    expires_at: at,
    next_at: null,
    attempts: 0,
    sent_at: null,
    last_error: null,
  }).catch((error: unknown) => {
    const { SMTP_URL } = environment;
    if (!SMTP_URL) throw error;
    const { what, advice } = explainMailFailure(error, SMTP_URL);
    throw new StartError(`No mail was sent: ${what}\n${advice}`);
  });
  return environment.SMTP_URL
    ? [
        `${new URL(environment.SMTP_URL).host} has taken a mail to ${recipient} from ${sender}.`,
        'When it is not in the inbox in some minutes, look among the spam.',
      ]
    : [
        `SMTP_URL is not set, so the mail to ${recipient} from ${sender} is a file in ${environment.DATA_DIR}/outbox.`,
        'Customers get mail only when SMTP_URL is set.',
      ];
}

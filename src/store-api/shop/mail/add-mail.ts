import { preparedQuery } from '../../base/db/prepared-query.ts';
import type { OutboxRow } from '../../base/db/rows/mail-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { randomId } from '../../base/db/random-id.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { EmailContent } from './templates/email-templates.ts';
import type { MailContext } from './mail-context.ts';
import { formatMailAddress, type MailAddress, toMailable } from './mail-address.ts';
import { replyToOf, senderOf } from './mail-sender.ts';
import { oneFullStop } from '#lib/text/one-full-stop.ts';

const FIVE_DAYS_MINUTES = 5 * 24 * 60;

const insertMail = preparedQuery((db, { mail }: { mail: OutboxRow }) => db.insertInto('outbox').values(mail));

export interface NewMail {
  store: Store;
  /** The recipient; nothing is added when the address cannot be mailed. */
  to: string;
  content: EmailContent;
  /** The numbers of documents, and the paths of pages, that go with it. */
  documents?: readonly string[] | undefined;
  /** Who gets the answer; without it whom the store names. */
  replyTo?: MailAddress;
  /** After so many minutes the mail is not sent any more. */
  expiresInMinutes?: number;
}

/** Adds a mail to the outbox, in the transaction of the change it reports: both are committed or neither is. */
export async function addMail(
  trx: Trx,
  { now, mailFrom }: MailContext,
  { store, to, content, documents = [], replyTo, expiresInMinutes = FIVE_DAYS_MINUTES }: NewMail,
): Promise<void> {
  const recipient = toMailable(to);
  if (!recipient) return;
  const replyAddress = replyTo && toMailable(replyTo.address);
  const at = now();
  const mail = {
    store_id: store.id,
    id: randomId('mail'),
    sender: senderOf(store, mailFrom),
    recipient,
    reply_to: replyAddress
      ? formatMailAddress({ name: replyTo.name, address: replyAddress })
      : replyToOf(store, mailFrom),
    subject: content.subject,
    text: oneFullStop(content.text, store.name),
    documents: documents.length === 0 ? null : JSON.stringify(documents),
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + expiresInMinutes * 60_000).toISOString(),
    next_at: at.toISOString(),
  };
  await insertMail(trx, { mail: { ...mail, attempts: 0, sent_at: null, last_error: null } });
}

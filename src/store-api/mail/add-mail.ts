import { preparedQuery } from '../db/prepared-query.ts';
import type { OutboxRow } from './mail-rows.ts';
import type { Trx } from '../db/transact.ts';
import { randomId } from '../db/random-id.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { EmailContent } from './email-templates.ts';
import { toMailable, type MailAddress, formatMailAddress } from './mail-address.ts';

/** Of a store without an address of its own, where MAIL_FROM is not set: mail servers refuse it or take it for spam. */
const NO_ADDRESS = 'no-reply@localhost';
const FIVE_DAYS_MINUTES = 5 * 24 * 60;

const insertMail = preparedQuery((db, { mail }: { mail: OutboxRow }) => db.insertInto('outbox').values(mail));

export interface NewMail {
  store: Store;
  /** The recipient; nothing is added when the address cannot be mailed. */
  to: string;
  content: EmailContent;
  replyTo?: MailAddress;
  /** After so many minutes the mail is not sent any more. */
  expiresInMinutes?: number;
}

/** Adds a mail to the outbox, in the transaction of the change it reports: both are committed or neither is. */
export async function addMail(
  trx: Trx,
  { now, mailFrom }: Pick<AppContext, 'now' | 'mailFrom'>,
  { store, to, content, replyTo, expiresInMinutes = FIVE_DAYS_MINUTES }: NewMail,
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
    reply_to: replyAddress ? formatMailAddress({ name: replyTo.name, address: replyAddress }) : null,
    ...content,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + expiresInMinutes * 60_000).toISOString(),
    next_at: at.toISOString(),
  };
  await insertMail(trx, { mail: { ...mail, attempts: 0, sent_at: null, last_error: null } });
}

/** Whom a store's mails come from: MAIL_FROM, else the store with its own address. */
export function senderOf(store: Store, mailFrom: string | undefined): string {
  const address = toMailable(companyEmail(store)) ?? NO_ADDRESS;
  return mailFrom ?? formatMailAddress({ name: store.name, address });
}

/** The store's own address, from its record; '' when it has none. */
export function companyEmail(store: Store): string {
  return typeof store.info.companyEmail === 'string' ? store.info.companyEmail.trim() : '';
}

import { preparedQuery } from '../db/prepared-query.ts';
import type { OutboxRow } from './mail-rows.ts';
import type { Trx } from '../db/transact.ts';
import { randomId } from '../db/random-id.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { EmailContent } from './email-templates.ts';
import { toMailable, type MailAddress, formatMailAddress } from './mail-address.ts';

const FIVE_DAYS_MINUTES = 5 * 24 * 60;

const insertMail = preparedQuery((db, { mail }: { mail: OutboxRow }) => db.insertInto('outbox').values(mail));

export interface NewMail {
  store: Store;
  /** Where the mail goes; an address that cannot be mailed gets none. */
  to: string;
  content: EmailContent;
  replyTo?: MailAddress;
  /** After so many minutes it is not worth sending any more. */
  expiresInMinutes?: number;
}

/** Puts a mail on its way, in the transaction of what it tells: neither is there without the other. */
export async function addMail(
  trx: Trx,
  { now, mailFrom }: Pick<AppContext, 'now' | 'mailFrom'>,
  { store, to, content, replyTo, expiresInMinutes = FIVE_DAYS_MINUTES }: NewMail,
): Promise<void> {
  const recipient = toMailable(to);
  if (!recipient) return;
  const answers = replyTo && toMailable(replyTo.address);
  const at = now();
  const mail = {
    store_id: store.id,
    id: randomId('mail'),
    sender:
      mailFrom ??
      formatMailAddress({ name: store.name, address: toMailable(companyEmail(store)) ?? 'no-reply@localhost' }),
    recipient,
    reply_to: answers ? formatMailAddress({ name: replyTo.name, address: answers }) : null,
    ...content,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + expiresInMinutes * 60_000).toISOString(),
    next_at: at.toISOString(),
  };
  await insertMail(trx, { mail: { ...mail, attempts: 0, sent_at: null, last_error: null } });
}

/** Where the store reads its mail; '' when it names none. */
export function companyEmail(store: Store): string {
  return typeof store.info.companyEmail === 'string' ? store.info.companyEmail.trim() : '';
}

import { keptQuery } from '../db/prepared-query.ts';
import type { OutboxRow } from './mail-rows.ts';
import type { Trx } from '../db/transact.ts';
import { randomId } from '../db/random-id.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Letter } from './email-templates.ts';
import { mailable, type Mailbox, writeMailbox } from './mail-address.ts';

const FIVE_DAYS_MINUTES = 5 * 24 * 60;

const insertMail = keptQuery((db, { mail }: { mail: OutboxRow }) => db.insertInto('outbox').values(mail));

export interface NewMail {
  store: Store;
  /** Where the mail goes; an address that cannot be mailed gets none. */
  to: string;
  letter: Letter;
  replyTo?: Mailbox;
  /** After so many minutes it is not worth sending any more. */
  goodForMinutes?: number;
}

/** Puts a mail on its way, in the transaction of what it tells: neither is there without the other. */
export async function addMail(
  trx: Trx,
  { now, mailFrom }: Pick<AppContext, 'now' | 'mailFrom'>,
  { store, to, letter, replyTo, goodForMinutes = FIVE_DAYS_MINUTES }: NewMail,
): Promise<void> {
  const recipient = mailable(to);
  if (!recipient) return;
  const answers = replyTo && mailable(replyTo.address);
  const at = now();
  const mail = {
    store_id: store.id,
    id: randomId('mail'),
    sender:
      mailFrom ?? writeMailbox({ name: store.name, address: mailable(companyEmail(store)) ?? 'no-reply@localhost' }),
    recipient,
    reply_to: answers ? writeMailbox({ name: replyTo.name, address: answers }) : null,
    ...letter,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + goodForMinutes * 60_000).toISOString(),
    next_at: at.toISOString(),
  };
  await insertMail(trx, { mail: { ...mail, attempts: 0, sent_at: null, last_error: null } });
}

/** Where the store reads its mail; '' when it names none. */
export function companyEmail(store: Store): string {
  return typeof store.info.companyEmail === 'string' ? store.info.companyEmail.trim() : '';
}

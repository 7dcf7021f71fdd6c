import { ownerLink, type OwnerSubject } from './owner-link.ts';
import type { Trx } from '../../base/db/transact.ts';
import { addMail, type NewMail } from '../mail/add-mail.ts';
import type { EmailContent } from '../mail/templates/email-templates.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { orderEmailsIn } from '../mail/mail-texts.ts';
import { mailboxesOf } from '../mail/mailboxes.ts';
import type { Store } from '../stores/store-of-host.ts';
import { mailsLinks } from '../stores/mails-links.ts';

interface MailToOwners extends Pick<NewMail, 'replyTo'> {
  store: Store;
  content: EmailContent;
  about: OwnerSubject;
  /** Scheme and host for its link; without one that can be trusted it has none. */
  origin: string | null | undefined;
}

/** Mails the store, each of its addresses with a link of its own (docs/decisions D660). */
export async function mailOwners(
  trx: Trx,
  app: MailContext,
  { store, content, about, origin, replyTo }: MailToOwners,
): Promise<void> {
  const at = app.now().toISOString();
  for (const mailbox of mailboxesOf(store)) {
    const link =
      origin && mailsLinks(store) && (await ownerLink(trx, { storeId: store.id, about, mailbox, origin, at }));
    const linked = link ? withLink(content, orderEmailsIn(store.language).actHere(link)) : content;
    await addMail(trx, app, { store, to: mailbox, content: linked, ...(replyTo && { replyTo }) });
  }
}

/** Below what the mail is about, and above what a shopper wrote and the commands. */
function withLink({ subject, text }: EmailContent, paragraph: string): EmailContent {
  const [first = '', ...rest] = text.split('\n\n');
  return { subject, text: [first, paragraph, ...rest].join('\n\n') };
}

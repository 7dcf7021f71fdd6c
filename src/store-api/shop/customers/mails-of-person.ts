import { parseMailAddress, toMailable } from '../mail/mail-address.ts';
import type { PersonOfStore, Row } from './personal-table.ts';

/** To the person, from the person, or to the store about the person's orders and not sent yet. */
export function isMailOf({ recipient, reply_to, subject, text }: Row, { email, orderNames }: PersonOfStore): boolean {
  const address = email === undefined ? undefined : (toMailable(email) ?? email);
  return (
    recipient === address ||
    (typeof reply_to === 'string' && parseMailAddress(reply_to).address === address) ||
    (text !== '' && orderNames.some((name) => String(subject).includes(name)))
  );
}

/**
 * A mail without the links that act for whoever opens them: to a new password, of an order, of the
 * newsletter, and of mails to the store.
 */
export function withoutSecrets(text: string): string {
  return text.replace(
    /(\/reset-password\?token=|\/orders\/(?:confirm|open)\/|\/newsletter\/|\/owner\/(?:day\/)?)[\w-]+/g,
    '$1…',
  );
}

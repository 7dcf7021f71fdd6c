import type { Store } from '../stores/store-of-host.ts';
import { formatMailAddress, parseMailAddress, toMailable } from './mail-address.ts';

/** Of a store without an address of its own, where MAIL_FROM is not set: mail servers refuse it or take it for spam. */
const NO_ADDRESS = 'no-reply@localhost';

/**
 * Whom a store's mails come from: its own `mail` in store.yaml, else MAIL_FROM, else the store with its own address.
 * MAIL_FROM names the default store; another one writes from that address by its own name (docs/decisions D242).
 */
export function senderOf(store: Store, mailFrom: string | undefined): string {
  const { name = store.name, address } = store.settings.mail ?? {};
  if (address !== undefined) return formatMailAddress({ name, address });
  if (mailFrom !== undefined && store.isDefault && store.settings.mail?.name === undefined) return mailFrom;
  const given = mailFrom === undefined ? toMailable(companyEmail(store)) : parseMailAddress(mailFrom).address;
  return formatMailAddress({ name, address: given ?? NO_ADDRESS });
}

/** Who gets the answers to a store's mails; null for whom they come from. */
export function replyToOf(store: Store, mailFrom: string | undefined): string | null {
  const { address, replyTo } = store.settings.mail ?? {};
  if (replyTo !== undefined) return replyTo;
  const isOthers = mailFrom !== undefined && address === undefined && !store.isDefault;
  return isOthers ? (toMailable(companyEmail(store)) ?? null) : null;
}

/** The store's own address, from its record; '' when it has none. */
export function companyEmail(store: Store): string {
  return typeof store.info.companyEmail === 'string' ? store.info.companyEmail.trim() : '';
}

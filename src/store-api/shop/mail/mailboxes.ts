import { toMailable } from './mail-address.ts';
import { companyEmail } from './mail-sender.ts';
import type { Store } from '../stores/store-of-host.ts';

/**
 * Who is mailed what happens in the store: those whom its folder names, else the company's address. None: nobody is.
 */
export function mailboxesOf(store: Store): string[] {
  const named = store.settings.mail?.owners ?? [companyEmail(store)];
  return [...new Set(named.flatMap((address) => toMailable(address) ?? []))];
}

import type { Store } from './store-of-host.ts';

/** The mails about an order carry a link that acts without a sign-in (docs/decisions D650). */
export function mailsLinks({ settings: { mail } }: Pick<Store, 'settings'>): boolean {
  return mail?.links !== false;
}

import type { Store } from './store-of-host.ts';

/** Mails carry links that act without a sign-in (docs/decisions D650, D660). */
export function mailsLinks({ settings: { mail } }: Pick<Store, 'settings'>): boolean {
  return mail?.links !== false;
}

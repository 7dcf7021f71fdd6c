import type { Store } from './store-of-host.ts';

/** Mails to the store have links that act, unless its folder says otherwise (docs/decisions D660). */
export function hasOwnerLinks({ settings: { mail } }: Pick<Store, 'settings'>): boolean {
  return mail?.links !== false;
}

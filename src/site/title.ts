import type { Store } from './store.ts';

/** `Cart | Indigo Row`; the store's name alone for the front page (spec section 2: title from the store name). */
export function pageTitle(store: Store, title: string | undefined): string {
  return title ? `${title} | ${store.name}` : store.name;
}

import type { Store } from '#site/store.ts';

/** One page in another language. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * The same page in each language of the shop, for `<link rel="alternate">` (hreflang wants all of them, this one
 * too). There is one language today, and a page without others names none: a shop that gets a second one lists its
 * locales and their addresses here, and nothing else of the head has to know.
 */
export const alternatesOf: (store: Pick<Store, 'money'>, path: string, origin: string) => Alternate[] = () => [];

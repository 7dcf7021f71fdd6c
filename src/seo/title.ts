import { cutAtWord } from '#seo/plain-text.ts';
import { PAGE_NUMBER } from '#seo/text.ts';
import type { Store } from '#site/store.ts';

/** The length of a title that search engines show. */
const MAX_TITLE = 60;
/** Beside a shorter piece than this the store's name is not worth the cut. */
const MIN_HEAD = 24;

/**
 * `Cart | Indigo Row`; the store's name alone for the front page (docs/behaviour.md 2.layout.title). What is too long
 * is cut before the store's name, and before a page number.
 */
export function pageTitle(store: Pick<Store, 'name'>, title: string | undefined): string {
  if (!title) return store.name;
  const whole = `${title} | ${store.name}`;
  if (whole.length <= MAX_TITLE) return whole;
  const page = PAGE_NUMBER.exec(title)?.[0] ?? '';
  const head = page ? title.slice(0, -page.length) : title;
  const room = MAX_TITLE - page.length;
  const besideName = room - store.name.length - 3;
  return besideName < MIN_HEAD ? cutAtWord(head, room) + page : `${cutAtWord(head, besideName)}${page} | ${store.name}`;
}

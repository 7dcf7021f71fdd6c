import { cutAtWord, plainText } from './plain-text.ts';

/** The lengths of a description that search engines show, and below which they make up their own. */
const MAX_LENGTH = 155;
const MIN_LENGTH = 50;

/** A page's description, 50 to 155 characters: what is too short is followed by what the store says of itself. */
export function summaryText(description: string | undefined, ofStore: string): string {
  const own = plainText(description ?? '');
  const store = plainText(ofStore);
  if (own.length >= MIN_LENGTH || own === store) return cutAtWord(own, MAX_LENGTH);
  return cutAtWord([own && !/[.!?…]$/.test(own) ? `${own}.` : own, store].filter(Boolean).join(' '), MAX_LENGTH);
}

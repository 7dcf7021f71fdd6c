import { type Finding, warning } from './finding.ts';
import { otherWords } from '../stores/shop-words.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** Do shoppers read the shop's own words in the language of the store? */
export function checkLanguage({ id, info }: Pick<Store, 'id' | 'info'>): Finding[] {
  const language = typeof info.language === 'string' ? info.language : undefined;
  const other = otherWords(language);
  if (!other) return [];
  const advice = `${other.advice.charAt(0).toUpperCase()}${other.advice.slice(1)}: docs/owners.md, Languages.`;
  return [warning('settings', `${id}: its language is ${language ?? ''}, and ${other.what}`, advice)];
}

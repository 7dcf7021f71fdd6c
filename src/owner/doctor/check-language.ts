import { type Finding, warning } from './finding.ts';
import { otherWords } from '../stores/shop-words.ts';
import { unreadCountries } from '#translations/known-languages.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** Do shoppers read the shop's own words in the language of the store? */
export function checkLanguage({ id, info }: Pick<Store, 'id' | 'info'>): Finding[] {
  const language = typeof info.language === 'string' ? info.language : undefined;
  const other = otherWords(language);
  if (!other) return language === undefined ? [] : unreadFiles();
  const advice = `${other.advice.charAt(0).toUpperCase()}${other.advice.slice(1)}: docs/owners.md, Languages.`;
  return [warning('settings', `${id}: its language is ${language ?? ''}, and ${other.what}`, advice)];
}

/** A file of words for a country that nobody asks for. */
function unreadFiles(): Finding[] {
  const spoken = shopLanguage();
  return unreadCountries(spoken).map((code) =>
    warning(
      'settings',
      `src/languages/${code}.ts is there, and no page says its words: SHOP_LANGUAGE is ${spoken}`,
      `By the line SHOP_LANGUAGE=${code} of selvedge.env they go before those of ${spoken}.ts: docs/owners.md, Languages.`,
    ),
  );
}

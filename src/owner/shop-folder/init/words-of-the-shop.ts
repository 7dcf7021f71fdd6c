import { countryWords } from '#translations/country-words.ts';
import { isKnownLanguage } from '#translations/known-languages.ts';

/** A comment of `store.yaml`: where the words of the shop itself are from, buttons and labels among them. */
export function wordsOfTheShop(locale: string): string {
  const { language } = new Intl.Locale(locale);
  const where = 'docs/owners.md, Languages.';
  const [example] = language === 'en' ? countryWords(locale) : [];
  if (example) {
    const written = `npm run store -- language ${locale} has written "${example[1]}" and the like`;
    return `Words of the shop itself are English\n# with "${example[0]}" until ${written}: ${where}`;
  }
  if (language === 'en') return `Words of the shop itself: ${where}`;
  if (isKnownLanguage(language))
    return `Words of the shop itself are English\n# without the line SHOP_LANGUAGE=${language} of selvedge.env: ${where}`;
  return `Words of the shop itself are English\n# until src/languages/${language}.ts has them, which npm run store -- language ${language} writes: ${where}`;
}

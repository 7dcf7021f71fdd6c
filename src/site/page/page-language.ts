/** The language of the build. */
const BUILT = import.meta.env.SHOP_LANGUAGE ?? 'en';

/**
 * `lang` of the pages: the language they are built in, spelled and counted as the store's locale does where that is of
 * the same language.
 */
export function pageLanguage(locale: string, built: string = BUILT): string {
  return isSame(locale, built) ? locale : built;
}

/**
 * `lang` of what a store says in its own words, which are of this language; undefined where it is that of the pages, or
 * the store does not say.
 */
export function ownLanguage(language: string | undefined, built: string = BUILT): string | undefined {
  return language === undefined || isSame(language, built) ? undefined : language;
}

function isSame(one: string, other: string): boolean {
  const language = (of: string) => of.split('-', 1).join('').toLowerCase();
  return language(one) === language(other);
}

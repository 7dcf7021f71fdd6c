/**
 * `lang` of the pages: the language they are built in, spelled and counted as the store's locale does where that is of
 * the same language.
 */
export function pageLanguage(locale: string, built: string = import.meta.env.SHOP_LANGUAGE ?? 'en'): string {
  const language = (of: string) => of.split('-', 1).join('').toLowerCase();
  return language(locale) === language(built) ? locale : built;
}

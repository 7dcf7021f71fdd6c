/** Is this the English of a country that has "colour"? All but those that spell as the United States do. */
export function spellsBritish(locale: string): boolean {
  const { language, region = 'US' } = new Intl.Locale(locale);
  return language === 'en' && !['US', 'PH'].includes(region);
}

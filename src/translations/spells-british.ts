/** Is this the English of a country that has "colour"? Of all but those that spell as the United States do. */
export function spellsBritish(locale: string): boolean {
  const { language, region = 'US' } = new Intl.Locale(locale);
  return language === 'en' && /^[A-Z]/.test(region) && !['US', 'PH'].includes(region);
}

/** A price and a date as a locale writes them. */
export function localeExample(locale: string, currency: string): string {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1299);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 31));
  return `${price}, ${day}`.replace(/\s/g, ' ');
}

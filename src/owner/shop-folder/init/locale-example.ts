import { formatMoney } from '#lib/money.ts';

/** A price and a date as a locale writes them. */
export function localeExample(locale: string, currency: string): string {
  const price = formatMoney(1299, { currency, locale });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 31));
  return `${price}, ${day}`.replace(/\s/g, ' ');
}

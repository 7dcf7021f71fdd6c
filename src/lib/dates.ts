import { DEFAULT_LOCALE } from '#config.ts';

/** `21 November 2026`; an unreadable instant gives ''. */
export function formatDate(instant: string, locale: string = DEFAULT_LOCALE): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'Asia/Kolkata' }).format(date);
}

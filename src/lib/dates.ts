import { DEFAULT_LOCALE } from '#config.ts';

/** Of every store: days begin and end in it. */
export const TIME_ZONE = 'Asia/Kolkata';
const DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: TIME_ZONE } as const;

/** `21 November 2026`; an unreadable instant gives '', a locale that is none the default's spelling. */
export function formatDate(instant: string, locale: string = DEFAULT_LOCALE): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  try {
    return new Intl.DateTimeFormat(locale, DAY).format(date);
  } catch {
    return new Intl.DateTimeFormat(DEFAULT_LOCALE, DAY).format(date);
  }
}

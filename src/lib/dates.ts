import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from '#config.ts';

/** How a store writes dates, and where its days begin and end (an IANA time zone). */
export interface DateStyle {
  locale: string;
  timeZone: string;
}

const DEFAULT_STYLE: DateStyle = { locale: DEFAULT_LOCALE, timeZone: DEFAULT_TIME_ZONE };

/** `21 November 2026`; an unreadable instant gives '', a locale or time zone that is none the default's. */
export function formatDate(instant: string, style = DEFAULT_STYLE): string {
  return format(instant, style, { dateStyle: 'long' });
}

/** `21 November 2026 at 2:30 pm`, likewise, with plain spaces: Node.js and browsers write different ones. */
export function formatMoment(instant: string, style = DEFAULT_STYLE): string {
  return format(instant, style, { dateStyle: 'long', timeStyle: 'short' }).replace(/[\u2009\u202f]/g, ' ');
}

function format(instant: string, { locale, timeZone }: DateStyle, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const write = (style: DateStyle) =>
    new Intl.DateTimeFormat(style.locale, { ...parts, timeZone: style.timeZone }).format(date);
  try {
    return write({ locale, timeZone });
  } catch {
    return write(DEFAULT_STYLE);
  }
}

/**
 * Days of a calendar, `YYYY-MM-DD`, that no time zone shifts: `5–10 June`. A locale that is none is the default's.
 * Around the dash Node.js writes thin spaces and Chromium plain ones: all are plain, or React finds another text.
 */
export function formatDays(from: string, to: string, locale: string): string {
  const write = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      .formatRange(new Date(from), new Date(to))
      .replace(/[\u2009\u202f]/g, ' ');
  try {
    return write(locale);
  } catch {
    return write(DEFAULT_LOCALE);
  }
}

import { type DateStyle, formatDate } from '#lib/dates.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last day that is within an end: midnight ends the day before it. A day of a calendar is that day everywhere. */
export function lastDayOf(until: string | undefined, dates: DateStyle): string {
  if (!until) return '';
  if (DAY.test(until)) return formatDate(until, { ...dates, timeZone: 'UTC' });
  const end = Date.parse(until);
  return Number.isNaN(end) ? '' : formatDate(new Date(end - 1).toISOString(), dates);
}

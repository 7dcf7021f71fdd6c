import { startOfDay } from '#lib/days.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Where the month comes first. */
const MONTH_FIRST = new Set(['US', 'PH']);
const MINUTE_MS = 60_000;

/**
 * The instant (ISO 8601) of a courier's date, in the store's time zone unless it names one: `2026-11-21`, `21/11/2026`,
 * `21-Nov-2026`, with or without a time. Undefined where it is none.
 */
export function readCourierDate(
  text: string,
  { timeZone, country = '' }: { timeZone: string; country: string | undefined },
): string | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text).toISOString();
  const [, date = '', hour = '0', minute = '0', half = ''] =
    /^([\d\p{L}]+[-/. ][\d\p{L}]+[-/. ]\d+)(?:,?[T ]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?)?(?:\s*([ap]m))?$/iu.exec(
      text,
    ) ?? [];
  const day = dayOf(date.split(/[-/. ]/), MONTH_FIRST.has(country));
  const start = day === undefined ? undefined : startOfDay(day, timeZone);
  if (start === undefined) return undefined;
  const hours = (Number(hour) % (half === '' ? 24 : 12)) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return new Date(Date.parse(start) + (hours * 60 + Number(minute)) * MINUTE_MS).toISOString();
}

function dayOf(parts: readonly string[], isMonthFirst: boolean): string | undefined {
  const [one = '', two = '', three = ''] = parts;
  if (one.length === 4) return written(one, two, three);
  if (three.length !== 4) return undefined;
  return isMonthFirst && monthOf(two) === two ? written(three, one, two) : written(three, two, one);
}

function written(year: string, month: string, day: string): string {
  return `${year}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `nov` and `November` as 11. */
function monthOf(text: string): string {
  const index = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return index === -1 ? text : String(index + 1);
}

import { formatMinute, startOfDay } from '#lib/days.ts';

/** The year in which documents are numbered anew. */
export interface FinancialYear {
  /** `2026`, or `2627` where it begins within a calendar year. */
  name: string;
  /** The instant at which the next one begins, ISO 8601. */
  end: string;
}

const CALENDAR = '01-01';

/** The financial year of an instant, in the store's time zone; `yearStart` is its first day, `MM-DD`. */
export function financialYear(at: string, timeZone: string, yearStart = CALENDAR): FinancialYear {
  const [calendarYear, day] = [Number(formatMinute(at, timeZone).slice(0, 4)), formatMinute(at, timeZone).slice(5, 10)];
  const year = day < yearStart ? calendarYear - 1 : calendarYear;
  const last = (some: number) => String(some).slice(-2);
  return {
    name: yearStart === CALENDAR ? String(year) : `${last(year)}${last(year + 1)}`,
    end: startOfDay(`${year + 1}-${yearStart}`, timeZone) ?? '',
  };
}

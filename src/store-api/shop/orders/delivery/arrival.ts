import type { Arrival } from '#contract/shipping/shipping.ts';
import { formatMinute } from '#lib/days.ts';

/** When a store sends what is ordered. */
export interface Calendar {
  /** IANA: in which its days begin. */
  timeZone: string;
  /** Monday is 1, Sunday 7. At least one. */
  workingDays: readonly number[];
  /** `HH:MM`: what is ordered from then on counts as ordered on the next working day. */
  cutOff?: string | undefined;
  /** `YYYY-MM-DD`. */
  holidays?: readonly string[] | undefined;
  /** Working days at most until a courier has it. */
  handlingDays: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** Between which days something arrives that is ordered `at` (ISO 8601) and is so many working days on its way. */
export function arrivalOf(calendar: Calendar, [least, most]: readonly [number, number], at: string): Arrival {
  const start = firstDay(calendar, at);
  return {
    earliest: afterWorkingDays(calendar, start, least),
    latest: afterWorkingDays(calendar, start, calendar.handlingDays + most),
  };
}

/** The working day on which it counts as ordered. */
function firstDay(calendar: Calendar, at: string): string {
  const [day = '', time = ''] = formatMinute(at, calendar.timeZone).split(' ');
  const late = calendar.cutOff !== undefined && time >= calendar.cutOff;
  return workingDayFrom(calendar, late && isWorkingDay(calendar, day) ? next(day) : day);
}

function afterWorkingDays(calendar: Calendar, from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; left -= 1) day = workingDayFrom(calendar, next(day));
  return day;
}

function workingDayFrom(calendar: Calendar, from: string): string {
  let day = from;
  while (!isWorkingDay(calendar, day)) day = next(day);
  return day;
}

function isWorkingDay({ workingDays, holidays = [] }: Calendar, day: string): boolean {
  return workingDays.includes(new Date(day).getUTCDay() || 7) && !holidays.includes(day);
}

function next(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

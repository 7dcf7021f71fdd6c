import { type Options, UsageError } from './command.ts';
import type { CsvStyle } from '../orders/records/csv-writing.ts';
import type { OrderFilter } from '../orders/records/read-orders.ts';
import type { DateStyle } from '#lib/dates.ts';
import { endOfDay, startOfDay } from '#lib/days.ts';

/** Lines of a command's help. */
export const MONTH = '--month  such as 2026-11';
export const SEPARATOR =
  '--separator semicolon  for spreadsheets of countries that write 12,50, with amounts written so';

/**
 * The filter of `--since`, `--until` (days of the store's time zone, both included), `--status`, `--search` and
 * `--limit`. @throws UsageError
 */
export function orderFilterOf(
  { since, until, status, search, limit }: Options,
  { timeZone }: DateStyle,
): Omit<OrderFilter, 'storeId'> {
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) throw new UsageError('--limit is a number from 1 on.');
  return {
    from: since === undefined ? undefined : instantOf(['--since', since], timeZone, startOfDay),
    before: until === undefined ? undefined : instantOf(['--until', until], timeZone, endOfDay),
    status,
    search,
    limit: limit === undefined ? undefined : Number(limit),
  };
}

/** The instants between which a `--month` of the store's time zone is; none without it. @throws UsageError */
export function periodOf({ month }: Options, { timeZone }: DateStyle): { from?: string; before?: string } {
  if (month === undefined) return {};
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  const next =
    Number(number) === 12 ? `${Number(year) + 1}-01` : `${year ?? ''}-${String(Number(number) + 1).padStart(2, '0')}`;
  const [from, before] = [startOfDay(`${month}-01`, timeZone), startOfDay(`${next}-01`, timeZone)];
  if (from === undefined || before === undefined) throw new UsageError('--month is a month such as 2026-11.');
  return { from, before };
}

/** How `--separator` has CSV written. @throws UsageError */
export function csvStyleOf({ separator = 'comma' }: Options): CsvStyle {
  if (separator !== 'comma' && separator !== 'semicolon') throw new UsageError('--separator is comma or semicolon.');
  return separator;
}

function instantOf(
  [option, day]: [string, string],
  timeZone: string,
  read: (day: string, timeZone: string) => string | undefined,
): string {
  const instant = read(day, timeZone);
  if (instant === undefined) throw new UsageError(`${option} is a day such as 2026-11-21.`);
  return instant;
}

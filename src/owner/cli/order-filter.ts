import { type Options, UsageError } from './command.ts';
import type { OrderFilter } from '../orders/records/read-orders.ts';
import type { DateStyle } from '#lib/dates.ts';
import { endOfDay, startOfDay } from '#lib/days.ts';

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

function instantOf(
  [option, day]: [string, string],
  timeZone: string,
  read: (day: string, timeZone: string) => string | undefined,
): string {
  const instant = read(day, timeZone);
  if (instant === undefined) throw new UsageError(`${option} is a day such as 2026-11-21.`);
  return instant;
}

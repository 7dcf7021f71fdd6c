import { TIME_ZONE } from './dates.ts';

const ZONED = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `2026-11-21 14:05` in the shop's time zone; an unreadable instant gives ''. */
export function formatMinute(instant: string): string {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds) ? '' : ZONED.format(milliseconds).slice(0, 16);
}

/** The instant (ISO 8601, UTC) at which a day such as `2026-11-21` begins; undefined when there is no such day. */
export function startOfDay(day: string): string | undefined {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day)
    return undefined;
  return new Date(utc - offsetAt(utc - offsetAt(utc))).toISOString();
}

/** The instant at which the day after it begins; undefined when there is no such day. */
export function endOfDay(day: string): string | undefined {
  if (startOfDay(day) === undefined) return undefined;
  return startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10));
}

/** How many milliseconds the zone's clocks are ahead of UTC. */
function offsetAt(milliseconds: number): number {
  const wholeSeconds = Math.floor(milliseconds / 1_000) * 1_000;
  return Date.parse(`${ZONED.format(wholeSeconds).replace(' ', 'T')}Z`) - wholeSeconds;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zoned(timeZone: string, milliseconds: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    const two = '2-digit';
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts })));
  }
  return format.format(milliseconds);
}

/** `2026-11-21 14:05` in a store's time zone; an unreadable instant gives ''. */
export function formatMinute(instant: string, timeZone: string): string {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds) ? '' : zoned(timeZone, milliseconds).slice(0, 16);
}

/** The instant (ISO 8601, UTC) at which a day such as `2026-11-21` begins; undefined when there is no such day. */
export function startOfDay(day: string, timeZone: string): string | undefined {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day)
    return undefined;
  return new Date(utc - offsetAt(utc - offsetAt(utc, timeZone), timeZone)).toISOString();
}

/** The instant at which the day after it begins; undefined when there is no such day. */
export function endOfDay(day: string, timeZone: string): string | undefined {
  if (startOfDay(day, timeZone) === undefined) return undefined;
  return startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10), timeZone);
}

/** How many milliseconds the zone's clocks are ahead of UTC. */
function offsetAt(milliseconds: number, timeZone: string): number {
  const wholeSeconds = Math.floor(milliseconds / 1_000) * 1_000;
  return Date.parse(`${zoned(timeZone, wholeSeconds).replace(' ', 'T')}Z`) - wholeSeconds;
}

/** The instant so many hours after another. */
export function hoursLater(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * 3_600_000).toISOString();
}

/** The instant so many times 24 hours after another. */
export const daysLater = (instant: string, days: number): string => hoursLater(instant, days * 24);

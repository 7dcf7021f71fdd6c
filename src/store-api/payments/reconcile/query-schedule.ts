const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long to wait before each question about an attempt; then a day each time. */
const INTERVALS = [2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY];
/** A gateway that fails is asked again after this, without counting. */
const RETRY_AFTER = 10 * MINUTE;
/** Nothing comes of an attempt as old as this. */
const MAX_AGE = 5 * DAY;
/** How long a shopper may take at a gateway: what is begun there ends by then, and a new attempt begins anew. */
export const PAGE_OPEN_MS = HOUR;

export function firstQuery(startedAt: string): string {
  return after(startedAt, INTERVALS[0]!);
}

/** When to ask again, null once it is given up. `queries`: answers so far. */
export function nextQuery({
  startedAt,
  queries,
  now,
  failed,
}: {
  startedAt: string;
  queries: number;
  now: Date;
  failed: boolean;
}): string | null {
  if (isGivenUp(startedAt, now)) return null;
  return after(now.toISOString(), failed ? RETRY_AFTER : (INTERVALS[queries] ?? DAY));
}

export function isGivenUp(startedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(startedAt) > MAX_AGE;
}

/** May the shopper still be at the gateway? */
export function isPageOpen(startedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(startedAt) < PAGE_OPEN_MS;
}

function after(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long to wait before each query of an attempt; after these a day each time. */
const INTERVALS: readonly [number, ...number[]] = [2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY];
/** After a failed query, which does not count. */
const RETRY_AFTER = 10 * MINUTE;
/** An attempt older than this is not paid any more. */
const MAX_AGE = 5 * DAY;
/** So long one is asked about whose gateway has not answered since: it may have been paid before. */
const MAX_UNANSWERED = 90 * DAY;
/** How long a shopper may take at a gateway, whose payment page expires after this time. */
export const PAGE_OPEN_MS = HOUR;

export function firstQuery(startedAt: string): string {
  return after(startedAt, INTERVALS[0]);
}

/** When to query next, null once the attempt is given up. `queries`: answers so far. */
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
  const isOld = isGivenUp(startedAt, now);
  if (isOld && (!failed || ageOf(startedAt, now) > MAX_UNANSWERED)) return null;
  const interval = isOld ? DAY : RETRY_AFTER;
  return after(now.toISOString(), failed ? interval : (INTERVALS[queries] ?? DAY));
}

/** When to query a refund next: it is not given up, since its money is owed. `queries`: answers so far. */
export function nextRefundQuery({ queries, now, failed }: { queries: number; now: Date; failed: boolean }): string {
  return after(now.toISOString(), failed ? RETRY_AFTER : (INTERVALS[queries] ?? DAY));
}

/** Since when a refund is told to the owner that its gateway does not confirm: it takes up to a week at banks. */
export function isRefundLate(askedAt: string, { isTaken }: { isTaken: boolean }, now: Date): boolean {
  return ageOf(askedAt, now) > (isTaken ? 10 * DAY : DAY);
}

export function isGivenUp(startedAt: string, now: Date): boolean {
  return ageOf(startedAt, now) > MAX_AGE;
}

/** May the shopper still be at the gateway's page? */
export function isPageOpen(startedAt: string, now: Date): boolean {
  return ageOf(startedAt, now) < PAGE_OPEN_MS;
}

/**
 * When to query an attempt once more that failed while its order is paid or cancelled: once its page has closed, where
 * another try may have been paid; null when it has.
 */
export function lastQuery(startedAt: string, now: Date): string | null {
  return isPageOpen(startedAt, now) ? after(startedAt, PAGE_OPEN_MS) : null;
}

function ageOf(at: string, now: Date): number {
  return now.getTime() - Date.parse(at);
}

function after(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}

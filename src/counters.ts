/** What is worth counting of what the shop does, for /metrics. Numbers only; counting is always on and costs nothing. */
export type Tally =
  'orders_placed' | 'payments_settled' | 'mails_sent' | 'mails_failed' | 'database_errors' | 'rate_limited';

/** The server's front, started from src, and the built pages do not share modules. */
const kept = globalThis as { selvedgeTallies?: Partial<Record<Tally, number>> };
const tallies = (kept.selvedgeTallies ??= {});

export function count(name: Tally, by = 1): void {
  tallies[name] = (tallies[name] ?? 0) + by;
}

export function counted(name: Tally): number {
  return tallies[name] ?? 0;
}

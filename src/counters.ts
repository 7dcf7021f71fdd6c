/** What is worth counting of what the shop does, for /metrics. Numbers only; counting is always on and costs nothing. */
export type CounterName =
  'orders_placed' | 'payments_settled' | 'mails_sent' | 'mails_failed' | 'database_errors' | 'rate_limited';

/** The server's front, started from src, and the built pages do not share modules. */
const kept = globalThis as { selvedgeTallies?: Partial<Record<CounterName, number>> };
const tallies = (kept.selvedgeTallies ??= {});

export function count(name: CounterName, by = 1): void {
  tallies[name] = (tallies[name] ?? 0) + by;
}

export function counterValue(name: CounterName): number {
  return tallies[name] ?? 0;
}

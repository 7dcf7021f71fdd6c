/** Counters for /metrics. They only grow, and are counted whether or not anybody reads them. */
export type CounterName =
  | 'orders_placed'
  | 'payments_settled'
  | 'mails_sent'
  | 'mails_failed'
  | 'webhooks_sent'
  | 'webhooks_failed'
  | 'database_errors'
  | 'rate_limited';

const counters: Partial<Record<CounterName, number>> = {};

export function count(name: CounterName, by = 1): void {
  counters[name] = (counters[name] ?? 0) + by;
}

export function counterValue(name: CounterName): number {
  return counters[name] ?? 0;
}

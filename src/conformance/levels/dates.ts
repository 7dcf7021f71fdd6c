import type { Exchange } from '../asking/exchange.ts';
import type { Checker } from '../checker.ts';

const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

/** ISO 8601 with its time zone. What JavaScript reads all the same is a warning. */
export function reportDate(checker: Checker, exchange: Exchange, path: string, date: string | undefined): void {
  if (!date || (ISO.test(date) && !Number.isNaN(Date.parse(date)))) return;
  const isRead = !Number.isNaN(Date.parse(date));
  checker.report(exchange, {
    kind: 'value',
    severity: isRead ? 'warning' : 'error',
    path,
    expected: 'ISO 8601, such as 2026-01-31T10:00:00Z',
    received: JSON.stringify(date),
    shop: isRead ? 'may show another day than the backend means' : 'shows no date',
  });
}

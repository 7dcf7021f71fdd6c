import { expect, test } from 'vitest';
import { lastDayOf } from '#orders/changes/last-day.ts';

const INDIA = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };
const HAWAII = { locale: 'en-US', timeZone: 'Pacific/Honolulu' };

test.each([
  // Midnight in India.
  ['2026-07-03T18:30:00.000Z', INDIA, '3 July 2026'],
  ['2026-07-03T18:29:59.999Z', INDIA, '3 July 2026'],
  ['2026-07-03T20:00:00Z', INDIA, '4 July 2026'],
  ['2026-07-03', INDIA, '3 July 2026'],
  ['2026-07-03', HAWAII, 'July 3, 2026'],
  ['soon', INDIA, ''],
  ['2026-99-99', INDIA, ''],
  [undefined, INDIA, ''],
])('10.order-changes.page the last day before %s', (until, dates, day) => {
  expect(lastDayOf(until, dates)).toBe(day);
});

import { expect, test } from 'vitest';
import { endOfDay, formatMinute, startOfDay } from '#lib/days.ts';

const KOLKATA = 'Asia/Kolkata';

test("a day begins and ends in the store's time zone, also where clocks change", () => {
  expect(startOfDay('2026-11-21', 'Europe/London')).toBe('2026-11-21T00:00:00.000Z');
  expect(endOfDay('2026-03-29', 'Europe/London')).toBe('2026-03-29T23:00:00.000Z');
  expect(formatMinute('2026-07-01T00:30:00Z', 'America/New_York')).toBe('2026-06-30 20:30');
});

test('days of the default time zone', () => {
  expect(startOfDay('2026-11-21', KOLKATA)).toBe('2026-11-20T18:30:00.000Z');
  expect(endOfDay('2026-12-31', KOLKATA)).toBe('2026-12-31T18:30:00.000Z');
  expect(startOfDay('2028-02-29', KOLKATA)).toBe('2028-02-28T18:30:00.000Z');
});

test.each(['', '21.11.2026', '2026-02-29', '2026-13-01', '2026-11-21T10:00', 'yesterday', '+002026-11-21'])(
  '%j is no day',
  (day) => {
    expect(startOfDay(day, KOLKATA)).toBeUndefined();
    expect(endOfDay(day, KOLKATA)).toBeUndefined();
  },
);

test('an instant to the minute', () => {
  expect(formatMinute('2026-11-20T18:29:59.999Z', KOLKATA)).toBe('2026-11-20 23:59');
  expect(formatMinute('2026-11-20T18:30:00Z', KOLKATA)).toBe('2026-11-21 00:00');
  expect(formatMinute('soon', KOLKATA)).toBe('');
});

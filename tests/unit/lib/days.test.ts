import { expect, test } from 'vitest';
import { endOfDay, formatMinute, startOfDay } from '#lib/days.ts';

test("a day begins and ends in the shop's time zone", () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
  expect(endOfDay('2026-12-31')).toBe('2026-12-31T18:30:00.000Z');
  expect(startOfDay('2028-02-29')).toBe('2028-02-28T18:30:00.000Z');
});

test.each(['', '21.11.2026', '2026-02-29', '2026-13-01', '2026-11-21T10:00', 'yesterday', '+002026-11-21'])(
  '%j is no day',
  (day) => {
    expect(startOfDay(day)).toBeUndefined();
    expect(endOfDay(day)).toBeUndefined();
  },
);

test('an instant to the minute', () => {
  expect(formatMinute('2026-11-20T18:29:59.999Z')).toBe('2026-11-20 23:59');
  expect(formatMinute('2026-11-20T18:30:00Z')).toBe('2026-11-21 00:00');
  expect(formatMinute('soon')).toBe('');
});

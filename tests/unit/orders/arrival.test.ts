import { expect, test } from 'vitest';
import { arrivalOf, type Calendar } from '#store-api/shop/orders/delivery/arrival.ts';

const WEEK: Calendar = { timeZone: 'Asia/Kolkata', workingDays: [1, 2, 3, 4, 5], handlingDays: 1 };

test.each([
  // 2026-06-03 is a Wednesday; 06:30Z is noon in India.
  ['a weekday', WEEK, [2, 4], '2026-06-03T06:30:00Z', '2026-06-05', '2026-06-10'],
  ['before the cut-off', { ...WEEK, cutOff: '14:00' }, [1, 1], '2026-06-03T08:29:00Z', '2026-06-04', '2026-06-05'],
  ['at the cut-off', { ...WEEK, cutOff: '14:00' }, [1, 1], '2026-06-03T08:30:00Z', '2026-06-05', '2026-06-08'],
  ['a Sunday', WEEK, [1, 1], '2026-06-07T06:30:00Z', '2026-06-09', '2026-06-10'],
  [
    'a Sunday after the cut-off',
    { ...WEEK, cutOff: '10:00' },
    [1, 1],
    '2026-06-07T06:30:00Z',
    '2026-06-09',
    '2026-06-10',
  ],
  ['late on Friday', { ...WEEK, cutOff: '10:00' }, [1, 1], '2026-06-05T06:30:00Z', '2026-06-09', '2026-06-10'],
  ['Tuesday already in India', WEEK, [0, 0], '2026-06-01T20:00:00Z', '2026-06-02', '2026-06-03'],
  [
    'a holiday between',
    { ...WEEK, holidays: ['2026-06-04'] },
    [1, 1],
    '2026-06-03T06:30:00Z',
    '2026-06-05',
    '2026-06-08',
  ],
  ['ready today', { ...WEEK, handlingDays: 0 }, [0, 0], '2026-06-03T06:30:00Z', '2026-06-03', '2026-06-03'],
  ['one working day a week', { ...WEEK, workingDays: [7] }, [1, 1], '2026-06-03T06:30:00Z', '2026-06-14', '2026-06-21'],
] as const)('the promised days of an order: %s', (_, calendar, days, at, earliest, latest) => {
  expect(arrivalOf(calendar, days, at)).toEqual({ earliest, latest });
});

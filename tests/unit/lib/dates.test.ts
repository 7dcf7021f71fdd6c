import { expect, test } from 'vitest';
import { formatDays } from '#lib/dates.ts';

test.each([
  ['en-IN', '5–9 November', '28 November – 4 December', '29 December 2026 – 3 January 2027'],
  ['en-GB', '5 – 9 November', '28 November – 4 December', '29 December 2026 – 3 January 2027'],
  ['de-DE', '5.–9. November', '28. November – 4. Dezember', '29. Dezember 2026 – 3. Januar 2027'],
  ['ru-RU', '5–9 ноября', '28 ноября – 4 декабря', '29 декабря 2026 г. – 3 января 2027 г.'],
])('in %s days have the spaces that Chromium writes, so that page and island say the same', (locale, ...said) => {
  expect([
    formatDays('2026-11-05', '2026-11-09', locale),
    formatDays('2026-11-28', '2026-12-04', locale),
    formatDays('2026-12-29', '2027-01-03', locale),
  ]).toEqual(said);
});

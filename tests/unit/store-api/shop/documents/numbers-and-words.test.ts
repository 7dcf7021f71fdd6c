import { expect, test } from 'vitest';
import { amountInWords } from '#store-api/shop/documents/amount-in-words.ts';
import { financialYear } from '#store-api/shop/documents/financial-year.ts';

test.each([
  ['2026-03-31T18:29:59.999Z', 'Asia/Kolkata', '04-01', '2526', '2026-03-31T18:30:00.000Z'],
  ['2026-03-31T18:30:00Z', 'Asia/Kolkata', '04-01', '2627', '2027-03-31T18:30:00.000Z'],
  ['2026-12-31T22:59:59Z', 'Europe/Berlin', undefined, '2026', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T23:00:00Z', 'Europe/Berlin', '01-01', '2027', '2027-12-31T23:00:00.000Z'],
  ['2026-04-05T22:00:00Z', 'Europe/London', '04-06', '2526', '2026-04-05T23:00:00.000Z'],
  ['2099-04-06T00:00:00Z', 'Europe/London', '04-06', '9900', '2100-04-05T23:00:00.000Z'],
])('%s in %s is of the year from %s named %s', (at, timeZone, yearStart, name, end) => {
  expect(financialYear(at, timeZone, yearStart)).toEqual({ name, end });
});

test.each([
  [0, 'Rupees Zero Only'],
  [99_90, 'Rupees Ninety-Nine and Paise Ninety Only'],
  [1_548_00, 'Rupees One Thousand Five Hundred Forty-Eight Only'],
  [1_00_000_05, 'Rupees One Lakh and Paise Five Only'],
  [12_34_567_89, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Paise Eighty-Nine Only'],
  [110_00_00_019_00, 'Rupees One Hundred Ten Crore Nineteen Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

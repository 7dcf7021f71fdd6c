import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmountText, toAmountText } from '#lib/minor-units.ts';

test.each([
  ['1999.00', 199_900],
  ['1999', 199_900],
  ['0.5', 50],
  ['10.0000', 1000],
  ['19.99', 1999],
  ['0.29', 29],
  ['1.15', 115],
])('P6 %s rupees are %i paise', (rupees, paise) => expect(readAmountText(rupees)).toBe(paise));

test.each(['', '.', '1.', '.5', '-1', '+1', '1e3', '1,000.00', ' 1', '1.001', '١', '0x10', 'Infinity', '1'.repeat(13)])(
  'P6 %j is no amount',
  (text) => expect(readAmountText(text)).toBeUndefined(),
);

test('P6 paise come back as they were', () =>
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (paise) => readAmountText(toAmountText(paise)) === paise)));

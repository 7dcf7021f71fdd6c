import { expect, test } from 'vitest';
import { normalisePhone } from '#lib/places/indian-phone.ts';

test.each([
  '9876543210',
  '98765 43210',
  '098765 43210',
  '+91-98765-43210',
  '+91 98765 43210',
  '00919876543210',
  '919876543210',
  '+91 (0) 98765-43210',
  ' +919876543210 ',
])('the usual spelling %j of an Indian mobile number becomes +919876543210', (written) =>
  expect(normalisePhone(written)).toBe('+919876543210'),
);

test.each(['+65 9123 4567', '+44 7911 123456', '011 2345 6789', '12345', '98765 43210 ext 5', 'call me'])(
  '%j is kept as written',
  (written) => expect(normalisePhone(` ${written} `)).toBe(written),
);

test('a number that itself begins with 91 loses nothing', () => {
  expect(normalisePhone('9123456789')).toBe('+919123456789');
  expect(normalisePhone('919123456789')).toBe('+919123456789');
});

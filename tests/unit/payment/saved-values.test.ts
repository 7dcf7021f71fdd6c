import { expect, test } from 'vitest';
import { read } from './fields.ts';
import { keepValues, takeValues } from '#payment/saved-values.ts';

test('what was typed is kept for a sign-in, once, but no secrets', () => {
  const fields = read(
    { name: 'email', type: 'email' },
    { name: 'code', type: 'password' },
    { name: 'cardNumber' },
    { name: 'x', label: 'CVV' },
    { name: 'm', mask: '9999' },
  );
  keepValues(fields, new Map(fields.map(({ name }) => [name, `${name}!`])));
  expect(takeValues()).toEqual(new Map([['email', 'email!']]));
  expect(takeValues()).toEqual(new Map());
});

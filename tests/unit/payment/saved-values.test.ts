import { expect, test } from 'vitest';
import { read } from './fields.ts';
import { saveValues, restoreValues } from '#payment/saved-values.ts';

test('what was typed is kept for a sign-in, once, but no secrets', () => {
  const fields = read(
    { name: 'email', type: 'email' },
    { name: 'code', type: 'password' },
    { name: 'cardNumber' },
    { name: 'x', label: 'CVV' },
    { name: 'm', mask: '9999' },
  );
  saveValues(fields, new Map(fields.map(({ name }) => [name, `${name}!`])));
  expect(restoreValues()).toEqual(new Map([['email', 'email!']]));
  expect(restoreValues()).toEqual(new Map());
});

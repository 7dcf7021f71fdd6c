// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { read } from './fields.ts';
import { dropValues, restoreValues, saveValues } from '#payment/saved-values.ts';

const FIELDS = read(
  { name: 'email', type: 'email' },
  { name: 'code', type: 'password' },
  { name: 'cardNumber' },
  { name: 'x', label: 'CVV' },
  { name: 'm', mask: '9999' },
);
const TYPED = new Map(FIELDS.map(({ name }) => [name, `${name}!`]));

test('what was typed is kept for a sign-in, but no secrets', () => {
  saveValues('a', FIELDS, TYPED);
  expect(restoreValues('a')).toEqual(new Map([['email', 'email!']]));
});

test('a page that is loaded twice on the way back gets it both times', () => {
  saveValues('a', FIELDS, TYPED);
  restoreValues('a');
  expect(restoreValues('a')).toEqual(new Map([['email', 'email!']]));
});

test('another order does not get it, nor does this one once it was sent', () => {
  saveValues('a', FIELDS, TYPED);
  expect(restoreValues('b')).toEqual(new Map());
  dropValues();
  expect(restoreValues('a')).toEqual(new Map());
});

test('anything else under the key is nothing', () => {
  for (const stored of ['{', 'null', '[["email","x"]]', '{"order":"a","values":[1,["x"]]}']) {
    sessionStorage.setItem('payment-draft', stored);
    expect(restoreValues('a')).toEqual(new Map());
  }
});

import { expect, test } from 'vitest';
import { one, read } from './fields.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { toFields } from '#payment/fields/field.ts';
import { fieldError, fieldErrors } from '#payment/fields/field-rules.ts';

test('a required field that is empty or blank', () => {
  expect(fieldError(one({ rules: { required: true } }), '')).toBe('This field is required');
  expect(fieldError(one({ rules: { required: true } }), ' \t ')).toBe('This field is required');
  expect(
    fieldError(
      one({ rules: { required: true }, rulesMessages: { required: 'Your name, please', minLength: 'Longer' } }),
      '',
    ),
  ).toBe('Your name, please');
  expect(fieldError(one({ rules: { required: true }, rulesMessages: ['First', 'Second'] }), '')).toBe('First');
  expect(fieldError(one({}), '')).toBeUndefined();
});

test('an e-mail must match a simple address pattern', () => {
  const field = one({ type: 'email' });
  expect(fieldError(field, 'asha@')).toBe('Please enter a valid email address');
  expect(fieldError(field, 'asha@example.in')).toBeUndefined();
  expect(fieldError(field, '')).toBeUndefined();
});

test('5.phone.words: phones', () => {
  const phone = (rules: object) => one({ type: 'tel', rules });
  expect(fieldError(phone({ required: true }), '+91')).toBe('This field is required');
  expect(fieldError(phone({}), '+91')).toBeUndefined();
  expect(fieldError(phone({}), '9876543210')).toBe('Phone number must start with +91');
  expect(fieldError(phone({}), '+9198765')).toBe('Phone number must be 13 characters (including +91)');
  expect(fieldError(phone({}), '+919876543210')).toBeUndefined();
  expect(fieldError(phone({ minLength: 13 }), '+9198765')).toBe('Phone number must have at least 13 characters');
  expect(fieldError(phone({ maxLength: 12 }), '+919876543210')).toBe(
    'Phone number must have no more than 12 characters',
  );
  expect(fieldError(phone({ minLength: 5 }), '+9198765')).toBeUndefined();
  expect(fieldError(phone({ pattern: '^\\+91[6-9]\\d{9}$' }), '+911876543210')).toBe('Invalid phone number format');
  expect(fieldError(one({ name: 'contactPhone' }), '+9198')).toBe('Phone number must be 13 characters (including +91)');
});

test('length and pattern of other fields, in the words of the server', () => {
  const field = one({
    rules: { minLength: 2, maxLength: 4, pattern: '^[A-Z]+$' },
    rulesMessages: { pattern: 'Capitals only' },
  });
  expect(fieldError(field, 'A')).toBe('Must have at least 2 characters');
  expect(fieldError(field, 'ABCDE')).toBe('Must have no more than 4 characters');
  expect(fieldError(field, 'abc')).toBe('Capitals only');
  expect(fieldError(field, 'ABC')).toBeUndefined();
});

test('a masked value may fit the pattern with or without its marks', () => {
  expect(fieldError(one({ mask: '#### ####', rules: { pattern: '^\\d{8}$' } }), '1234 5678')).toBeUndefined();
  expect(fieldError(one({ mask: '#### ####', rules: { pattern: '^\\d{4} \\d{4}$' } }), '1234 5678')).toBeUndefined();
});

test('only the given fields are looked at', () => {
  expect(fieldErrors(read({ name: 'a', rules: { required: true } }, { name: 'b' }), new Map())).toEqual(
    new Map([['a', 'This field is required']]),
  );
});

test('11.identity: outside India a phone is what is typed, held to the rules of its field alone', () => {
  const sent = [{ name: 'phone', type: 'tel', rules: { required: true, pattern: '^[+]?[0-9 ]+$' } }];
  const [field] = toFields(paymentFieldsEndpoint.answer.parse(sent), { masksPhones: false });
  expect(field && fieldError(field, '+49 421 55501')).toBeUndefined();
  expect(field && fieldError(field, '+91x')).toBe('Please match the requested format');
});

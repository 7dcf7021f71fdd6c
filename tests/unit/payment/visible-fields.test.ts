import { expect, test } from 'vitest';
import { read } from './fields.ts';
import { missingFields, sentValues, visibleFields } from '#payment/fields/visible-fields.ts';

const values = (map: Record<string, string>) => new Map(Object.entries(map));
const names = (fields: { name: string }[]) => fields.map(({ name }) => name);

const fields = read(
  { name: 'dependent', showWhenFilled: ['a', 'b'], rules: { required: true } },
  { name: 'a' },
  { name: 'b' },
  { name: 'third', showWhenFilled: ['dependent'] },
  { name: 'lost', showWhenFilled: ['nowhere'] },
  { name: 'plain', showWhenFilled: [] },
);

test('4.payment.visibility: a field is shown without a list, or when at least one listed field has a non-blank value', () => {
  expect(names(visibleFields(fields, values({})))).toEqual(['a', 'b', 'plain']);
  expect(names(visibleFields(fields, values({ a: '  ' })))).toEqual(['a', 'b', 'plain']);
  expect(names(visibleFields(fields, values({ b: 'x' })))).toEqual(['dependent', 'a', 'b', 'plain']);
  expect(names(visibleFields(fields, values({ b: 'x', dependent: 'y' })))).toEqual([
    'dependent',
    'a',
    'b',
    'third',
    'plain',
  ]);
});

test('what a hidden field still holds shows nothing and is not sent', () => {
  const stale = values({ dependent: 'y', a: '', plain: 'p' });
  const visible = visibleFields(fields, stale);
  expect(names(visible)).toEqual(['a', 'b', 'plain']);
  expect(sentValues(visible, stale)).toEqual({ a: '', b: '', plain: 'p' });
});

test('fields that wait for each other do not hang', () => {
  const ring = read({ name: 'x', showWhenFilled: ['y'] }, { name: 'y', showWhenFilled: ['x'] });
  expect(visibleFields(ring, values({ x: '1', y: '1' }))).toEqual([]);
});

test('a visible required field that is empty keeps the form from being sent; +91 alone is empty', () => {
  const form = read(
    { name: 'phone', rules: { required: true } },
    { name: 'agree', type: 'checkbox', rules: { required: true } },
    { name: 'note' },
  );
  const missing = (typed: Record<string, string>) => missingFields(form, values(typed)).map(({ name }) => name);
  expect(missing({ phone: '+91', agree: 'true' })).toEqual(['phone']);
  expect(missing({ phone: '+919876543210', agree: 'false' })).toEqual(['agree']);
  expect(missing({ phone: '+919876543210', agree: 'true' })).toEqual([]);
  expect(missingFields([], values({}))).toEqual([]);
});

test('sent: checkboxes as true or false, an empty phone without its prefix, e-mails trimmed', () => {
  const form = read(
    { name: 'phone' },
    { name: 'agree', type: 'checkbox' },
    { name: 'mail', type: 'email' },
    { name: 'note' },
  );
  expect(sentValues(form, values({ phone: '+91', mail: ' a@b.in ', note: ' x ' }))).toEqual({
    phone: '',
    agree: 'false',
    mail: 'a@b.in',
    note: ' x ',
  });
});

test('P12: a field named __proto__ is a field like others', () => {
  const form = read({ name: '__proto__', rules: { required: true } }, { name: 'constructor' });
  expect(names(visibleFields(form, new Map()))).toEqual(['__proto__', 'constructor']);
  const sent = sentValues(form, new Map([['__proto__', 'v']]));
  expect(JSON.stringify(sent)).toBe('{"__proto__":"v","constructor":""}');
  expect(({} as Record<string, unknown>).v).toBeUndefined();
});

const ways = read(
  {
    name: 'method',
    type: 'select',
    options: [
      { value: 'bank', label: 'Bank' },
      { value: 'door', label: 'At the door', onDelivery: true, fields: ['floor', 'bell'] },
    ],
  },
  { name: 'email', showWhenFilled: ['method'], rules: { required: true } },
  { name: 'upiName', showWhenFilled: ['upiId'] },
  { name: 'upiId' },
  { name: 'floor' },
  { name: 'bell', showWhenFilled: ['floor'] },
);

test('10.on-delivery a way that names its fields asks for no others, and what was typed in them is there afterwards', () => {
  const typed = { email: 'a@b.in', upiId: 'a@b', upiName: 'A', floor: '3' };
  const shown = (method: string) => visibleFields(ways, values({ ...typed, method }));
  expect(names(shown('bank'))).toEqual(['method', 'email', 'upiName', 'upiId', 'floor', 'bell']);
  expect(names(shown('door'))).toEqual(['method', 'floor', 'bell']);
  expect(sentValues(shown('door'), values({ ...typed, method: 'door' }))).toEqual({
    method: 'door',
    floor: '3',
    bell: '',
  });
  expect(missingFields(visibleFields(ways, values({ method: 'door' })), values({ method: 'door' }))).toEqual([]);
});

test('a way that names no field asks for none, one without a list for all', () => {
  const form = (fields: unknown) =>
    read({ name: 'method', type: 'select', options: [{ value: 'door', onDelivery: true, fields }] }, { name: 'email' });
  const shown = (fields: unknown) => names(visibleFields(form(fields), values({ method: 'door' })));
  expect(shown([])).toEqual(['method']);
  for (const none of [undefined, null]) expect(shown(none)).toEqual(['method', 'email']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { one, read } from './fields.ts';
import { FieldInput } from '#payment/fields/FieldInput.tsx';
import { afterEdit, startValues } from '#payment/fields/start-values.ts';

const html = (raw: object, value = '', error?: string) =>
  renderToStaticMarkup(<FieldInput field={one(raw)} value={value} error={error} onValue={() => {}} />);

test.each([
  ['text', 'type="text"'],
  ['email', 'type="email"'],
  ['password', 'type="password"'],
  ['number', 'type="number"'],
  ['tel', 'type="tel"'],
  ['textarea', '<textarea'],
  ['select', '<select'],
  ['checkbox', 'type="checkbox"'],
  ['hologram', 'type="text"'],
  [undefined, 'type="text"'],
])('type %s is drawn as %s', (type, part) => expect(html({ type })).toContain(part));

test('options stand in a select, or in view when inline', () => {
  const options = ['upi', { value: 'card', label: 'Card' }];
  expect(html({ type: 'select', options }, 'card')).toMatch(
    /<option value="upi">upi<\/option><option value="card" selected="">Card/,
  );
  expect(html({ type: 'select', options, inline: true }, 'card')).toMatch(
    /type="radio"[^>]*checked=""[^>]*value="card"/,
  );
});

test('P12: labels, descriptions and options are text', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const drawn = html({ label: evil, description: evil, placeholder: evil, type: 'select', options: [evil] });
  expect(drawn).not.toContain('<img');
  expect(drawn).toContain('&lt;img');
});

test('an error is tied to its field', () => {
  const drawn = html({ rules: { required: true } }, '', 'This field is required');
  const id = /<p id="([^"]+)"[^>]*>This field is required/.exec(drawn)?.[1] ?? 'none';
  expect(drawn).toContain(`aria-describedby="${id}"`);
  expect(drawn).toContain('aria-invalid="true"');
});

test('P12: at most 100 fields, one a name, and 1,000 options', () => {
  expect(read(...Array.from({ length: 500 }, (_, i) => ({ name: `f${i}` })))).toHaveLength(100);
  expect(read({ name: 'a', label: 'first' }, { name: 'a', label: 'second' }).map(({ label }) => label)).toEqual([
    'first',
  ]);
  expect(one({ type: 'select', options: Array.from({ length: 10_000 }, (_, i) => `o${i}`) }).options).toHaveLength(
    1000,
  );
});

test('what a form starts with: defaults, +91 in a required phone, false in a checkbox', () => {
  const fields = read(
    { name: 'name', defaultValue: 'Asha' },
    { name: 'phoneNumber', rules: { required: true } },
    { name: 'tel', type: 'tel' },
    { name: 'given', type: 'tel', defaultValue: '098765 43210' },
    { name: 'agree', type: 'checkbox' },
    { name: 'news', type: 'checkbox', defaultValue: 'true' },
    { name: 'way', type: 'select', options: ['upi'], defaultValue: 'gone' },
    { name: 'expiry', mask: '99/99', defaultValue: '1227' },
  );
  expect(Object.fromEntries(startValues(fields))).toEqual({
    name: 'Asha',
    phoneNumber: '+91',
    tel: '',
    given: '+919876543210',
    agree: 'false',
    news: 'true',
    way: '',
    expiry: '12/27',
  });
});

test('an emptied phone keeps +91 only when it is required', () => {
  expect(afterEdit(one({ type: 'tel', rules: { required: true } }), '+9198', '', 0)).toEqual({
    value: '+91',
    caret: 3,
  });
  expect(afterEdit(one({ type: 'tel' }), '+9198', '', 0)).toEqual({ value: '', caret: 0 });
});

import { expect, test } from 'vitest';
import { applyMask, isNumericMask, withoutMarks } from '#payment/fields/mask.ts';

test.each([
  ['99/99', '1227', '12/27'],
  ['99/99', '12/27', '12/27'],
  ['99/99', '12', '12'],
  ['99/99', '12/', '12/'],
  ['99/99', '122799', '12/27'],
  ['#### ####', '12345678', '1234 5678'],
  ['0000-0000', 'ab12cd345', '1234-5'],
  ['(###) ###', '123456', '(123) 456'],
  ['AA-99', 'kā12', 'kā-12'],
  ['AA-99', '12', ''],
  ['*-*', 'x 7', 'x-7'],
  ['99/99', '', ''],
])('mask %j makes %j into %j', (mask, typed, shaped) => expect(applyMask(mask, typed).value).toBe(shaped));

test('the caret stays after the same characters', () => {
  expect(applyMask('#### ####', '12395678 4', 4).caret).toBe(4);
  expect(applyMask('99/99', '192/34', 2)).toEqual({ value: '19/23', caret: 2 });
  expect(applyMask('99/99', '12/3', 4).caret).toBe(4);
});

test('masks are stable: shaping twice changes nothing, and marks can be deleted', () => {
  for (const typed of ['1227', '1', '12/2']) {
    const once = applyMask('99/99', typed).value;
    expect(applyMask('99/99', once).value).toBe(once);
  }
  expect(applyMask('#### ####', '1234 ').value.length).toBeLessThanOrEqual(5);
  expect(applyMask('#### ####', '1234').value).toBe('1234');
});

test('which keyboard, and the value without marks', () => {
  expect([isNumericMask('99/99'), isNumericMask('AA-99'), isNumericMask('')]).toEqual([true, false, false]);
  expect(withoutMarks('#### ####', '1234 5678')).toBe('12345678');
});

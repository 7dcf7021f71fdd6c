import { expect, test } from 'vitest';
import { changeForm } from '#orders/changes/change-form.ts';
import type { Offer } from '#orders/changes/offer.ts';

const LINES = [
  { line: 0, quantity: 3, sizes: ['S', 'L'] },
  { line: 2, quantity: 1, sizes: ['S'] },
];
const read = (offer: Partial<Offer>, values: Record<string, string>) =>
  changeForm({ act: 'return', lines: LINES, ...offer }).safeParse(values);
const wrong = (offer: Partial<Offer>, values: Record<string, string>) => {
  const found = read(offer, values);
  return found.success ? {} : Object.fromEntries(found.error.issues.map(({ path, message }) => [path[0], message]));
};

test('10.order-changes.page the pieces that were chosen, by their line, as many as there are', () => {
  const values = { 'pick-0': 'yes', 'quantity-0': '2', 'note-0': '  Too tight ', 'quantity-2': '1' };
  expect(read({}, values)).toEqual({ success: true, data: [{ line: 0, quantity: 2, note: 'Too tight' }] });
  expect(read({}, { 'pick-0': 'yes', 'quantity-0': '9' })).toMatchObject({ data: [{ line: 0, quantity: 3 }] });
  expect(read({}, { 'pick-2': 'yes' })).toEqual({ success: true, data: [{ line: 2, quantity: 1 }] });
});

test('10.order-changes.page nothing chosen is told at the first line', () => {
  expect(wrong({}, { 'quantity-0': '2' })).toEqual({ 'pick-0': 'Please choose at least one item' });
});

test('10.order-changes.page a reason is missed only where one has to be given, and only of what is chosen', () => {
  const values = { 'pick-2': 'yes', 'reason-2': '' };
  expect(wrong({ reason: 'required' }, values)).toEqual({ 'reason-2': 'Please choose a reason' });
  expect(wrong({ reason: 'optional' }, values)).toEqual({});
  expect(read({ reason: 'required' }, { ...values, 'reason-2': 'damaged' })).toEqual({
    success: true,
    data: [{ line: 2, quantity: 1, reason: 'damaged' }],
  });
  expect(read({}, { ...values, 'reason-2': 'because' })).toEqual({ success: true, data: [{ line: 2, quantity: 1 }] });
});

test('10.order-changes.page an exchange asks for the size', () => {
  const values = { 'pick-0': 'yes', 'quantity-0': '1' };
  expect(wrong({ act: 'exchange' }, values)).toEqual({ 'size-0': 'Please choose a size' });
  expect(read({ act: 'exchange' }, { ...values, 'size-0': 'L' })).toEqual({
    success: true,
    data: [{ line: 0, quantity: 1, size: 'L' }],
  });
});

test('10.order-changes.page of what is cancelled as a whole nothing has to be chosen', () => {
  expect(read({ act: 'cancel', whole: 'unpaid' }, {})).toEqual({
    success: true,
    data: [
      { line: 0, quantity: 3 },
      { line: 2, quantity: 1 },
    ],
  });
});

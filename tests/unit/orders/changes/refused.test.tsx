// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ALL, ASKED, BACK, ORDER, changeableOrder } from './changeable-order.tsx';

const { state, alerts, field, open, press, show, type, words } = changeableOrder();

test('10.order-changes.page what was packed meanwhile is refused with the order as it is now; nothing typed is lost', async () => {
  await show({ changes: { cancel: ALL } });
  await open('Cancel items');
  field('pick-0').click();
  field('pick-1').click();
  type('quantity-0', '3');
  const now = { ...ORDER, changes: { cancel: [{ line: 0, quantity: 2 }] } };
  state.answers.push([409, { error: 'Too late.', code: 'too-late', order: now }]);
  await press('Cancel these items');
  await expect
    .poll(alerts)
    .toEqual(['Some of this has been packed meanwhile, so nothing was cancelled. This is what can be cancelled now.']);
  expect(document.activeElement).toBe(state.place.querySelector('dialog .note-bad'));
  expect([field('pick-0').checked, field('pick-1').checked, field('quantity-0').value]).toEqual([true, true, '2']);
  expect(field('pick-1').matches(':disabled')).toBe(true);
  expect(words()).toContain('BeltThis is not possible any more.');
  state.answers.push([200, { ...ORDER, cancelled: [{ line: 0, quantity: 2 }] }]);
  await press('Cancel these items');
  await expect.poll(words).toContain('These items are cancelled:');
  expect(state.sent[1]!.body).toEqual({ lines: [{ line: 0, quantity: 2 }] });
  expect(state.sent[1]!.key).not.toBe(state.sent[0]!.key);
});

test('10.order-changes.page where nothing is left to return it says so, keeps the note in sight and only closes', async () => {
  await show({ status: 3, changes: { return: BACK } });
  await open('Return items');
  field('pick-0').click();
  type('reason-0', 'other');
  type('note-0', 'A seam is open');
  state.answers.push([409, { error: 'No.', code: 'not-returnable', order: { ...ORDER, status: 3 } }]);
  await press('Ask to return');
  await expect.poll(alerts).toEqual(['This cannot be sent back any more, so nothing was asked for.']);
  expect(field('note-0').value).toBe('A seam is open');
  expect(field('note-0').closest('[hidden]')).toBeNull();
  expect([...state.place.querySelectorAll('dialog form button')].map((one) => one.textContent)).toEqual([
    'Back to your order',
  ]);
});

test('10.order-changes.page what was typed is there when it is opened again, and gone once it was asked for', async () => {
  await show({ status: 3, changes: { return: BACK } });
  await open('Return items');
  field('pick-0').click();
  type('note-0', 'A seam is open');
  await press('Keep items');
  await expect.poll(words).toBe('');
  await open('Return items');
  expect(field('pick-0').checked).toBe(true);
  expect(field('note-0').value).toBe('A seam is open');
  type('reason-0', 'damaged');
  state.answers.push([200, { ...ORDER, status: 3, changes: { return: BACK }, returns: [ASKED] }]);
  await press('Ask to return');
  await expect.poll(words).toContain('We have your request');
  await press('Back to your order');
  await open('Return items');
  expect(field('pick-0').checked).toBe(false);
});

test('10.order-changes.page an answer that does not say that it was done is none, and the next try has another key', async () => {
  await show({ changes: { cancel: [{ line: 1, quantity: 1 }] } });
  await open('Cancel items');
  state.answers.push([200, { ...ORDER, changes: { cancel: [{ line: 1, quantity: 1 }] } }]);
  await press('Cancel these items');
  await expect
    .poll(alerts)
    .toEqual(['The shop has not said whether this was done. Please look at your order before you try again.']);
  state.answers.push([500, {}], [200, { ...ORDER, cancelled: [{ line: 1, quantity: 1 }] }]);
  await press('Cancel these items');
  await expect.poll(() => state.sent).toHaveLength(2);
  await expect.poll(alerts).not.toEqual([]);
  await press('Cancel these items');
  await expect.poll(words).toContain('These items are cancelled:1 × Belt');
  const [first, failed, again] = state.sent.map(({ key }) => key);
  expect(failed).not.toBe(first);
  expect(again).toBe(failed);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ALL, ASKED, BACK, ORDER, changeableOrder } from './changeable-order.tsx';

const { state, field, open, press, show, type, words } = changeableOrder();
const buttons = () => [...state.place.querySelectorAll('article button')].map((one) => one.textContent);

test('10.order-changes.page an order that says nothing of changes has no button, no words and no room for them', async () => {
  await show({});
  expect(buttons()).toEqual(['Print']);
  expect(state.place.textContent).not.toMatch(/cancel|return|withdraw|exchange/i);
});

test('10.order-changes.page each change that the order offers has a button that names its order', async () => {
  await show({
    status: 3,
    changes: { return: BACK, exchange: [{ line: 0, sizes: ['34'] }], cancel: [{ line: 1, quantity: 1 }] },
  });
  expect(buttons().slice(1)).toEqual(['Cancel items', 'Return items', 'Exchange for another size']);
  expect(state.place.querySelector('[aria-label="Return items: order 7KQ-M2X-D4T"]')).not.toBeNull();
  expect(state.place.textContent).toContain('You can return items until 10 December 2026.');
});

test('10.order-changes.page one of three pieces is cancelled, and the line says so', async () => {
  await show({ changes: { cancel: ALL } });
  await open('Cancel items');
  await press('Cancel these items');
  await expect.poll(words).toContain('Please choose at least one item');
  field('pick-0').click();
  type('quantity-0', '1');
  state.answers.push([200, { ...ORDER, cancelled: [{ line: 0, quantity: 1 }], changes: {} }]);
  await press('Cancel these items');
  await expect.poll(words).toContain('These items are cancelled:1 × Jeans');
  expect(words()).toContain('What you paid for this goes back the way it came.');
  expect(state.sent).toEqual([
    { path: '/orders/o1/cancellations', body: { lines: [{ line: 0, quantity: 1 }] }, key: expect.any(String) },
  ]);
  expect([...state.place.querySelectorAll('article li p')].map((one) => one.textContent)).toContain('1 cancelled');
  await press('Back to your order');
  await expect.poll(words).toBe('');
  expect(document.activeElement).toBe(state.place.querySelector('article'));
});

test('10.order-changes.page an order that is not paid is cancelled as a whole, and no money is spoken of', async () => {
  await show({ status: 0, changes: { cancel: ALL } });
  await open('Cancel order');
  expect(words()).toContain('This order is not paid yet, so it can only be cancelled as a whole.');
  expect(state.place.querySelectorAll('dialog input')).toHaveLength(0);
  state.answers.push([200, { ...ORDER, status: 4 }]);
  await press('Cancel order');
  await expect.poll(words).toContain('Your order is cancelled. Nothing will be sent.');
  expect(words()).not.toContain('What you paid');
  expect(state.sent[0]!.body).toEqual({ lines: ALL });
});

test('10.order-changes.page where the law gives a right to withdraw, cancelling is called that before it is done', async () => {
  await show({ status: 1, changes: { cancel: ALL, withdrawal: true } });
  await open('Cancel items (withdraw from contract)');
  expect(words()).toContain('Cancel items (withdraw from contract)');
  field('pick-0').click();
  await press('Continue');
  await expect.poll(words).toContain('You withdraw from the contract of order');
  expect(words()).toContain('When you confirm, we mail you a receipt');
  expect(state.sent).toEqual([]);
  state.answers.push([200, { ...ORDER, status: 4 }]);
  await press('Confirm withdrawal');
  await expect.poll(words).toContain('Your order is cancelled.');
  expect(words()).toContain('We mail you a receipt of it.');
});

test('10.pick-up: of an order that is picked up nothing was to be sent', async () => {
  const delivery = { pickUp: true };
  await show({ status: 0, delivery, changes: { cancel: ALL } });
  await open('Cancel order');
  state.answers.push([200, { ...ORDER, delivery, status: 4 }]);
  await press('Cancel order');
  await expect.poll(words).toContain('Your order is cancelled. There is nothing to pick up.');
});

test('10.order-changes.page a return tells day and fee, misses its reason, and says then what the server said', async () => {
  await show({ status: 3, changes: { return: BACK } });
  await open('Return items');
  expect(words()).toContain('You can ask until 10 December 2026.');
  expect(words()).toContain('Sending back costs ₹79 in all, which is taken off what you get back.');
  field('pick-0').click();
  type('quantity-0', '1');
  await press('Ask to return');
  await expect.poll(words).toContain('Please choose a reason');
  type('reason-0', 'size-small');
  type('note-0', 'Too tight');
  state.answers.push([
    200,
    { ...ORDER, status: 3, returns: [{ ...ASKED, items: [{ line: 0, quantity: 1 }], fee: 79 }] },
  ]);
  await press('Ask to return');
  await expect.poll(words).toContain('We have your request to return:1 × Jeans');
  expect(state.sent[0]).toMatchObject({
    path: '/orders/o1/returns',
    body: { kind: 'return', lines: [{ line: 0, quantity: 1, reason: 'size-small', note: 'Too tight' }] },
  });
  expect(state.place.querySelector('article section')?.textContent).toContain('Return 1Asked for on 26 November 2026');
});

test('10.order-changes.page a withdrawal needs no reason and is confirmed in a second step', async () => {
  await show({ status: 3, changes: { return: { ...BACK, reasons: false, withdrawal: true, fee: undefined } } });
  await open('Withdraw from contract');
  expect(words()).not.toContain('costs');
  field('pick-0').click();
  await press('Continue');
  await expect.poll(words).toContain('You withdraw from the contract of order 7KQ-M2X-D4T for:3 × Jeans');
  expect(state.sent).toEqual([]);
  await press('Back');
  await expect.poll(words).not.toContain('You withdraw from the contract');
  expect(field('pick-0').checked).toBe(true);
  await press('Continue');
  state.answers.push([200, { ...ORDER, status: 3, returns: [{ ...ASKED, kind: 'withdrawal' }] }]);
  await press('Confirm withdrawal');
  await expect.poll(words).toMatch(/We received your withdrawal on 26 November 2026 at 1:50.pm:3 × Jeans/);
  expect(words()).toContain('We mail you a receipt of it.We write to you where to send the items.');
  expect(state.sent[0]!.body).toEqual({ kind: 'withdrawal', lines: [{ line: 0, quantity: 3 }] });
});

test('10.order-changes.page an exchange asks for the size that is wanted instead', async () => {
  await show({ status: 3, changes: { return: BACK, exchange: [{ line: 0, sizes: ['30', '34'] }] } });
  await open('Exchange for another size');
  // Its only line is chosen already.
  expect(field('pick-0').checked).toBe(true);
  await press('Ask to exchange');
  await expect.poll(words).toContain('Please choose a size');
  expect(words()).toContain('Please choose a reason');
  expect(words()).not.toContain('costs');
  type('reason-0', 'size-small');
  state.place.querySelector<HTMLInputElement>('dialog [value="34"]')!.click();
  const items = [{ line: 0, quantity: 3, size: '34' }];
  state.answers.push([200, { ...ORDER, status: 3, returns: [{ ...ASKED, kind: 'exchange', items }] }]);
  await press('Ask to exchange');
  await expect.poll(words).toContain('We have your request to exchange:3 × Jeans');
  expect(words()).toContain('instead in size 34');
  expect(state.sent[0]!.body).toMatchObject({ kind: 'exchange', lines: items });
});

import type { ForeignBackend } from '../../fixtures/backend.ts';
import { changing, type Changing } from '../../fixtures/backend/changing.ts';
import { expectNoViolation, PHONE } from '../access/axe.ts';
import { clipped, readersStyle, smallControls, smallTargets, TEXT_SPACING, tooWide } from '../access/measure.ts';
import { expect, type Page, signedIn, uncached as test } from './test.ts';

test.use({ expectedConsole: [/status of (409|500)/] });

const ITEMS = [
  {
    id: 'p1',
    productTitle: 'Straight Jeans in Raw Selvedge Denim',
    quantity: 3,
    price: 1499,
    size: '32',
    color: 'Indigo',
  },
  { id: 'p2', productTitle: 'Leather Belt', quantity: 1, price: 999.5 },
];
const ALL = ITEMS.map(({ quantity }, line) => ({ line, quantity }));
const shippingAddress = { address: '12 Loom Street', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' };
const ORDER = { id: 'o1', status: 3, createdAt: '2026-11-21T09:00:00Z', items: ITEMS, shippingAddress };
const BACK = { until: '2026-12-10', lines: ALL, fee: 79, reasons: true };

const card = (page: Page) => page.getByRole('article', { name: 'Order o1' });
const dialog = (page: Page) => page.getByRole('dialog');

async function openOrders(page: Page, backend: ForeignBackend, order: object): Promise<Changing> {
  const state: Changing = { orders: [{ ...ORDER, ...order }], asked: [] };
  backend.intercept = changing(backend.memory, state);
  await signedIn(page, backend);
  await page.goto('/orders');
  await expect(card(page)).toBeVisible();
  return state;
}

/** By keyboard, as everything of these screens can be done. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

async function expectReadable(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await tooWide(page), `${name} scrolls sideways`).toEqual([]);
  await readersStyle(page, TEXT_SPACING);
  expect.soft(await tooWide(page), `${name} scrolls sideways with wider text`).toEqual([]);
  expect.soft(await clipped(page), `${name} is cut off`).toEqual([]);
  await readersStyle(page, '');
  await page.setViewportSize(PHONE);
  expect.soft(await smallTargets(page), `${name}: targets under 24 px`).toEqual([]);
  expect.soft(await smallControls(page), `${name}: controls under 44 px`).toEqual([]);
  await expectNoViolation(page, { name }, 0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('10.order-changes.page one of three pieces goes back, another is exchanged, the rest is kept', async ({
  page,
  backend,
}) => {
  const exchange = [{ line: 0, sizes: ['30', '34'] }];
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const state = await openOrders(page, backend, { changes: { return: BACK, exchange } });
  await expect(card(page).getByText('You can return items until 10 December 2026.')).toBeVisible();
  await expectReadable(page, 'order with changes');

  const code = () => scripts.filter((one) => one.includes('ChangeDialog'));
  expect(code(), 'before a dialog is opened').toEqual([]);
  await press(page, 'Return items: order o1');
  await expect.poll(code).toHaveLength(1);
  await expect(dialog(page)).toHaveAccessibleName('Return items');
  await expect(dialog(page)).toContainText('You can ask until 10 December 2026.');
  await expect(dialog(page)).toContainText('Sending back costs ₹79 in all');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Straight Jeans/ })).toBeChecked();
  const jeans = page.getByRole('group', { name: 'Straight Jeans in Raw Selvedge Denim, Indigo · Size 32' });
  await jeans.getByLabel('How many').selectOption('1 of 3');
  await press(page, 'Ask to return');
  await expect(jeans.getByLabel('Reason')).toBeFocused();
  await expect(jeans.getByLabel('Reason')).toHaveAccessibleDescription('Please choose a reason');
  await page.getByRole('checkbox', { name: 'Leather Belt' }).check();
  await press(page, 'Ask to return');
  await expect(dialog(page).locator('[data-error-summary]')).toBeFocused();
  await expectReadable(page, 'return with errors');
  await page.getByRole('checkbox', { name: 'Leather Belt' }).uncheck();
  await jeans.getByLabel('Reason').selectOption('It is too small');
  await jeans.getByLabel('Anything else that we should know').fill('Tight at the waist');
  await press(page, 'Ask to return');
  await expect(dialog(page).getByText('We have your request to return:')).toBeFocused();
  await expectReadable(page, 'return asked for');
  await press(page, 'Back to your order');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Return items: order o1' })).toBeFocused();

  await press(page, 'Exchange for another size: order o1');
  await page.getByRole('checkbox', { name: /^Straight Jeans/ }).check();
  await jeans.getByLabel('How many').selectOption('1 of 2');
  await jeans.getByLabel('Reason').selectOption('It is too large');
  await press(page, 'Ask to exchange');
  await expect(jeans.getByRole('radiogroup')).toBeFocused();
  await jeans.getByRole('radio', { name: '34' }).check();
  await expectReadable(page, 'exchange');
  await press(page, 'Ask to exchange');
  await expect(dialog(page)).toContainText('We have your request to exchange:');
  await press(page, 'Back to your order');

  const returns = card(page).getByRole('listitem').filter({ hasText: 'Asked for on 26 November 2026' });
  await expect(returns).toHaveCount(2);
  await expect(returns.first()).toContainText('Return 1');
  await expect(returns.first()).toContainText('1 × Straight Jeans');
  await expect(returns.last()).toContainText('Exchange 2');
  await expect(returns.last()).toContainText('instead in size 34');
  await expectReadable(page, 'order with returns');
  expect(state.asked.map(({ body }) => body)).toEqual([
    { kind: 'return', lines: [{ line: 0, quantity: 1, reason: 'size-small', note: 'Tight at the waist' }] },
    { kind: 'exchange', lines: [{ line: 0, quantity: 1, reason: 'size-large', size: '34' }] },
  ]);
});

test('10.order-changes.page pieces are cancelled before they are packed; what was packed meanwhile is told, and nothing typed is lost', async ({
  page,
  backend,
}) => {
  const state = await openOrders(page, backend, { status: 1, changes: { cancel: ALL } });
  await press(page, 'Cancel items: order o1');
  const jeans = page.getByRole('checkbox', { name: /^Straight Jeans/ });
  const belt = page.getByRole('checkbox', { name: /^Leather Belt/ });
  await jeans.check();
  await belt.check();
  await page.getByLabel('How many').selectOption('2 of 3');
  await expectReadable(page, 'cancel');
  state.meanwhile = { code: 'too-late', now: { changes: { cancel: [{ line: 0, quantity: 2 }] } } };
  await press(page, 'Cancel these items');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Some of this has been packed meanwhile, so nothing was cancelled. This is what can be cancelled now.',
  );
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expect(belt).toBeChecked();
  await expect(belt).toBeDisabled();
  await expect(dialog(page).getByText('This is not possible any more.')).toBeVisible();
  await expect(page.getByLabel('How many')).toHaveValue('2');
  await expectReadable(page, 'cancel refused');
  await press(page, 'Cancel these items');
  await expect(dialog(page)).toContainText('These items are cancelled:');
  await expect(dialog(page)).toContainText('What you paid for this goes back the way it came.');
  await press(page, 'Back to your order');
  await expect(card(page).getByText('2 cancelled')).toBeVisible();
  await expect(card(page)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('10.order-changes.page a withdrawal is confirmed in a second step, which tells what it is about', async ({
  page,
  backend,
}) => {
  const state = await openOrders(page, backend, {
    changes: { return: { until: '2026-12-10', lines: ALL, withdrawal: true } },
  });
  await press(page, 'Withdraw from contract: order o1');
  await expect(dialog(page)).not.toContainText('costs');
  await page.getByRole('checkbox', { name: 'Leather Belt' }).check();
  await press(page, 'Continue');
  await expect(dialog(page)).toContainText('You withdraw from the contract of order o1 for:');
  await expect(dialog(page)).toContainText('1 × Leather Belt');
  await expectReadable(page, 'withdrawal to confirm');
  await press(page, 'Back');
  await expect(page.getByRole('checkbox', { name: 'Leather Belt' })).toBeFocused();
  await press(page, 'Continue');
  expect(state.asked).toEqual([]);
  await press(page, 'Confirm withdrawal');
  await expect(dialog(page)).toContainText(/We received your withdrawal on 26 November 2026 at 1:50.pm:/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(card(page)).toContainText('Withdrawal 1');
  expect(state.asked.map(({ body }) => body)).toEqual([{ kind: 'withdrawal', lines: [{ line: 1, quantity: 1 }] }]);
});

test('10.order-changes.page a backend that does not announce it is not asked, whatever its orders say', async ({
  page,
  backend,
}) => {
  const state: Changing = { orders: [{ ...ORDER, changes: { return: BACK }, returns: [{ number: 1 }] }], asked: [] };
  const changes = changing(backend.memory, state);
  backend.intercept = (request, response) => !request.url?.includes('/storeInfo') && changes(request, response);
  await signedIn(page, backend);
  await page.goto('/orders');
  await expect(card(page).getByRole('button')).toHaveText(['Print']);
  await expect(card(page)).not.toContainText(/return/i);
});

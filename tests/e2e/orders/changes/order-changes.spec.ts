import { join } from 'node:path';
import { actByLinks, withdrawByLink } from './by-link.ts';
import { moveToUnion, openReturningShop, orderShirts, owner, payOnDelivery } from './returning-shop.ts';
import { violations } from '../../access/axe.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import type { FolderShop } from '../../support/folder-shop.ts';
import { expect, test as base, type Page } from '../../support/test.ts';
import { orderCard, signedIn } from '../../support/visit.ts';

let opened: Promise<FolderShop> | undefined;
const shop = () => (opened ??= openReturningShop());
const test = base.extend({ baseURL: async ({}, use) => use((await shop()).origin) });
test.afterAll(async () => (await opened)?.close());
test.use({ expectedConsole: [/status of 409/] });

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('10.order-changes.page of three pieces one goes back, one comes in another size and one is kept', async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const id = await orderShirts(page, token, 3);
  const order = orderCard(page, id);
  await owner(await shop(), 'confirm', id, '--force');
  await owner(await shop(), 'ship', id);
  await owner(await shop(), 'deliver', id);
  await page.goto('/orders');
  await expect(order.getByText(/^You can return items until \d/)).toBeVisible();

  await button(page, 'Return items').click();
  await expect(dialog(page)).toContainText('Sending back costs ₹79 in all');
  // Its only line is chosen already.
  await expect(dialog(page).getByRole('checkbox')).toBeChecked();
  await dialog(page).getByLabel('How many').selectOption('1 of 3');
  await dialog(page).getByLabel('Reason').selectOption('I have changed my mind');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Ask to return').click();
  await expect(dialog(page)).toContainText('We have your request to return:');
  await expect(dialog(page)).toContainText('Sending back costs ₹79');
  await button(page, 'Back to your order').click();

  await button(page, 'Exchange for another size').click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByLabel('How many').selectOption('1 of 2');
  await dialog(page).getByLabel('Reason').selectOption('It is too small');
  await dialog(page).getByRole('radio', { name: 'L' }).check({ force: true });
  await button(page, 'Ask to exchange').click();
  await expect(dialog(page)).toContainText('We have your request to exchange:');
  await button(page, 'Back to your order').click();

  const returned = order.getByRole('listitem').filter({ hasText: 'Return 1' });
  const exchanged = order.getByRole('listitem').filter({ hasText: 'Exchange 2' });
  await expect(returned).toContainText('Asked for');
  await owner(await shop(), 'accept', id, '1');
  await page.reload();
  await expect(returned).toContainText('Please send the items now: where to, stands in our mail.');
  await owner(await shop(), 'receive', id, '1', '--yes');
  await page.reload();
  await expect(returned).toContainText('The items are with us. Your money comes next.');
  await expect(order.locator('[aria-current=step]')).toHaveText('Delivered');

  await owner(await shop(), 'receive', id, '2', '--yes');
  await owner(await shop(), 'ship', id);
  await owner(await shop(), 'deliver', id);
  await page.reload();
  await expect(order.locator('[aria-current=step]')).toHaveText('Delivered');
  await expect(exchanged).toContainText('Exchanged');
  await expect(exchanged).toContainText('The items are with us, and you have the other size.');
  await expect(order.getByText('1 × Kora Shirt, L')).toBeVisible();
  // Of the two that are here the one that was never sent back is asked for in vain.
  await button(page, 'Return items').click();
  await dialog(page).getByLabel('How many').selectOption('1 of 2');
  await dialog(page).getByLabel('Reason').selectOption('Something else');
  await button(page, 'Ask to return').click();
  await button(page, 'Back to your order').click();
  await owner(await shop(), 'decline', id, '3', '--note', 'The collar is worn.');
  await page.reload();
  await expect(order).toContainText('Our answer: The collar is worn.');
  expect(await violations(page)).toEqual([]);
});

test('10.order-changes.page before it is packed a piece is cancelled; what was packed meanwhile is told on the order as it is now', async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const unpaid = await orderShirts(page, token, 1);
  const atDoor = await orderShirts(page, token, 2);
  await payOnDelivery(page, token, atDoor, 2549);
  const id = await orderShirts(page, token, 3);
  await owner(await shop(), 'confirm', id, '--force');
  await page.goto('/orders');
  const order = orderCard(page, id);

  await orderCard(page, unpaid).getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog(page)).toContainText('This order is not paid yet, so it can only be cancelled as a whole.');
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog(page)).toContainText('Your order is cancelled. Nothing will be sent.');
  await button(page, 'Back to your order').click();
  await expect(orderCard(page, unpaid).locator('[aria-current=step]')).toHaveText('Cancelled');

  const unsent = orderCard(page, atDoor);
  await unsent.getByRole('button', { name: 'Cancel items' }).click();
  await dialog(page).getByLabel('How many').selectOption('1 of 2');
  await button(page, 'Cancel these items').click();
  await expect(dialog(page)).toContainText('These items are cancelled:');
  await expect(dialog(page)).toContainText('On delivery you now pay ₹1,299.');
  await expect(dialog(page)).not.toContainText('goes back');
  await button(page, 'Back to your order').click();
  await expect(unsent).toContainText('To pay on delivery: ₹1,299');
  await expect(unsent).toContainText('Cancelled-₹1,250');

  await order.getByRole('button', { name: 'Cancel items' }).click();
  await dialog(page).getByRole('checkbox').check();
  await owner(await shop(), 'pack', id, '--line', '1x2');
  await button(page, 'Cancel these items').click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Some of this has been packed meanwhile/);
  await expect(dialog(page).getByRole('checkbox')).toBeChecked();
  await button(page, 'Cancel these items').click();
  await expect(dialog(page)).toContainText('These items are cancelled:');
  await button(page, 'Back to your order').click();
  await expect(order.getByText('1 cancelled')).toBeVisible();
  await expect(order).toBeFocused();
});

test('10.shopper-links an order is paid, cancelled in part and sent back by the links of its mails, without a script', async ({
  page,
}) => {
  await actByLinks(page, await shop());
});

test('10.order-changes.page in the EU one withdraws from the contract in two steps, and has a receipt with the moment', async ({
  page,
}) => {
  await moveToUnion(await shop());
  const { token, email } = await signedIn(page);
  const id = await orderShirts(page, token, 3);
  await owner(await shop(), 'confirm', id, '--force');
  await page.goto('/orders');
  await button(page, 'Cancel items (withdraw from contract)').click();
  await dialog(page).getByLabel('How many').selectOption('1 of 3');
  await button(page, 'Continue').click();
  await expect(dialog(page)).toContainText(/You withdraw from the contract of order .+ for:1 × Kora Shirt/);
  await button(page, 'Confirm withdrawal').click();
  await expect(dialog(page)).toContainText('We mail you a receipt of it.');
  await button(page, 'Back to your order').click();
  await expect(orderCard(page, id)).toContainText('1 cancelled');
  await owner(await shop(), 'ship', id);
  await page.goto('/orders');
  await expect(button(page, 'Return items')).toHaveCount(0);
  await button(page, 'Withdraw from contract').click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByLabel('How many').selectOption('1 of 2');
  await button(page, 'Continue').click();
  await expect(dialog(page)).toContainText(/You withdraw from the contract of order .+ for:1 × Kora Shirt/);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Confirm withdrawal').click();
  await expect(dialog(page)).toContainText(/We received your withdrawal on \d+ \w+ \d{4} at \d+:\d\d.[ap]m:/);
  await button(page, 'Back to your order').click();
  await expect(orderCard(page, id)).toContainText('Withdrawal 1');
  const outbox = join((await shop()).data, 'outbox');
  const receipts = () =>
    readOutbox(outbox).filter(
      ({ headers }) => headers.to === email && headers.subject?.startsWith('We have your withdrawal'),
    );
  await expect.poll(receipts).toHaveLength(1);
  expect(receipts()[0]!.text).toMatch(/Return 1:\n1 x Kora Shirt, M\n/);
});

test('10.shopper-links in the EU one withdraws by a link in two steps', async ({ page }) => {
  await moveToUnion(await shop());
  await withdrawByLink(page, await shop());
});

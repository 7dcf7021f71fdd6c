import { DatabaseSync } from 'node:sqlite';
import { violations } from '../access/axe.ts';
import { ownerCommand } from '../../api/owner-command.ts';
import { expect, type Page } from '../support/test.ts';
import { rupees, orderCard } from '../support/visit.ts';

const FEE = 49;

/** What the owner's folder would state, before the shop is started. */
export function offerOnDelivery(dataFolder: string): void {
  const db = new DatabaseSync(`${dataFolder}/store.db`);
  db.prepare('UPDATE stores SET settings = ?').run(JSON.stringify({ payOnDelivery: { fee: FEE } }));
  db.close();
}

/** From the payment page of a new order to the money: chosen, read on every page of the order, sent, collected. */
export async function payOnDelivery(
  page: Page,
  { orderId, token, dataFolder }: { orderId: string; token: string; dataFolder: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { total } = await (await page.request.get(`/api/v1/orders/${orderId}`, { headers })).json();
  const due = rupees(Number(total) + FEE);
  const said = `To pay on delivery: ${due}`;
  const main = page.getByRole('main');
  await expect(main.locator('dl')).toHaveText(`Amount due${rupees(total)}`);
  await page.getByRole('radio', { name: `Payment on delivery (+${rupees(FEE)})` }).check();
  await expect(main.locator('dl > div')).toHaveText([
    `Subtotal${rupees(total)}`,
    `Payment on delivery${rupees(FEE)}`,
    `To pay on delivery${due}`,
  ]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Place order, pay ${due} on delivery` }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(main.getByText(said)).toBeVisible();
  await expect(main.getByText('Payment confirmed')).toHaveCount(0);

  await page.goto('/orders');
  const order = orderCard(page, orderId);
  await expect(order.getByText(said)).toBeVisible();
  await expect(order.locator('[aria-current=step]')).toHaveText('Processing');
  expect(await violations(page)).toEqual([]);
  await order.getByRole('link', { name: /Pay Now/ }).click();
  await page.getByRole('radio', { name: 'Card and more (Stripe)' }).check();
  await expect(main.locator('dl')).toHaveText(`Amount due${rupees(total)}`);

  const run = (...words: string[]) => ownerCommand({ DATA_DIR: dataFolder, DATABASE_URL: '' }, ['orders', ...words]);
  expect((await run('ship', orderId)).wrong).toBe('');
  await page.goto('/orders');
  await expect(order.getByText(said)).toBeVisible();
  await expect(order.getByRole('link', { name: /Pay Now/ })).toHaveCount(0);
  expect((await run('paid', orderId)).said).toContain(`${orderId}: paid`);
  await page.reload();
  await expect(order.locator('[aria-current=step]')).toHaveText('Shipped');
  await expect(order.getByText('To pay on delivery')).toHaveCount(0);
}

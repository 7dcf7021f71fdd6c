import { violations } from '../access/axe.ts';
import { expect, type Page } from '../support/test.ts';
import { orderCard } from '../support/visit.ts';

export const HELD = /^Held for you until \d+ \w+ \d{4} at \d+:\d\d\s(am|pm)$/;

/** What the bank calls a payment is said where the code was: checked, held, and nowhere is a second one offered. */
export async function giveReference({
  page,
  onPhone,
  orderId,
}: {
  page: Page;
  onPhone: Page;
  orderId: string;
}): Promise<void> {
  const field = onPhone.getByLabel('Reference of your payment');
  const send = onPhone.getByRole('button', { name: 'Send Reference' });
  await field.fill('1234');
  await send.click();
  await expect(field).toHaveAccessibleDescription(/Enter the 12 digits by which your bank calls the payment/);
  expect(await violations(onPhone)).toEqual([]);
  await field.fill(' 4321 8765 0912 ');
  await send.click();
  await expect(onPhone).toHaveURL(`/order-success?orderId=${orderId}`);
  const checked = 'Your payment is being checked. You need not pay again. Reference 432187650912';
  await expect(onPhone.getByText(checked)).toBeVisible();

  await page.goto('/orders');
  const order = orderCard(page, orderId);
  await expect(order.getByText(checked)).toBeVisible();
  await expect(order.getByText(HELD)).toBeVisible();
  await expect(order.getByRole('link', { name: /Pay Now/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByRole('main').getByText(checked)).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
}

import { holdToPolicy } from '../security/policy.ts';
import { choosePayment, readQr } from '../support/buying.ts';
import { expect, test, type Page } from '../support/test.ts';
import { orderOf, signedIn, orderCard } from '../support/visit.ts';

// Pages move in journey.spec.ts; here it would only take the processor's time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Someone who has ordered, at the payment; journey.spec.ts takes the whole path there. */
async function atPayment(page: Page): Promise<string> {
  const { orderId } = await orderOf(page, (await signedIn(page)).token);
  await page.goto(`/payment?orderId=${orderId}`);
  return orderId;
}

test('X6 declined at the bank: still Pending, and Pay Now tries again', async ({ context, page }) => {
  const policy = await holdToPolicy(context);
  const orderId = await atPayment(page);
  await choosePayment(page, 'Bank page: card or net banking');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(`/payment?orderId=${orderId}&result=declined`);
  await expect(page.getByText(/declined/)).toBeVisible();
  await page.goto('/orders');
  const order = orderCard(page, orderId);
  await expect(order.locator('[aria-current=step]')).toHaveText('Pending');
  await order.getByRole('link', { name: /Pay Now/ }).click();
  await choosePayment(page, 'Bank page: card or net banking');
  await page.getByRole('button', { name: 'Abandon' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(orderCard(page, orderId).locator('[aria-current=step]')).toHaveText('Pending');
  policy.expectKept();
});

test('deeplink: the app on the same phone', async ({ page }) => {
  const orderId = await atPayment(page);
  await choosePayment(page, 'UPI app on this phone');
  await expect(page).toHaveURL(/\/sandbox-bank\/app\?/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(page.getByText('Payment confirmed')).toBeVisible();
});

test('X6 qr: scanned and approved on another phone, the page here goes on by itself', async ({
  context,
  page,
  browser,
}) => {
  const policy = await holdToPolicy(context);
  const orderId = await atPayment(page);
  await choosePayment(page, 'UPI: scan a QR code');
  const code = page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())!.width).toBe(256);
  const address = await readQr(await code.screenshot());
  const handset = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const policyOnHandset = await holdToPolicy(handset);
  const phone = await handset.newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('Payment approved. You can go back to the shop.')).toBeVisible();
  policyOnHandset.expectKept();
  await handset.close();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`, { timeout: 20_000 });
  policy.expectKept();
});

import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';
import {
  answerWith,
  cutOff,
  expectToast,
  orderOf,
  REFUSED,
  saidAgain,
  signedIn,
  orderCard,
  orderNumber,
} from '../support/visit.ts';

const TOO_MANY = { error: 'Too many attempts to find an order. Please wait a minute.', code: 'too-many' };

test("5.track: both fields required: toast 'Required fields' / 'Please enter both order number and email/phone.'", async ({
  page,
}) => {
  await page.goto('/track-order');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expectToast(page, 'Required fields', 'Please enter both order number and email/phone.');
  await page.getByLabel('Order Number').fill('   ');
  await page.getByLabel('Email or Phone').fill('asha@example.com');
  await saidAgain(page, 'Required fields', () => page.getByRole('button', { name: 'Track Order' }).click());
});

test("2.route.track-order 2.track 4.track: query id prefills the order number, the contact defaults to the signed-in user's email; 'Order found'", async ({
  page,
}) => {
  const { token, email } = await signedIn(page);
  const { orderId, product } = await orderOf(page, token);
  await page.goto(`/track-order?id=${orderId}`);
  await expect(page.getByLabel('Order Number')).toHaveValue(orderId);
  await expect(page.getByLabel('Email or Phone')).toHaveValue(email);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expectToast(page, 'Order found', 'Your order status has been loaded');
  const order = orderCard(page, orderId);
  await expect(order.locator('[aria-current=step]')).toHaveText('Pending');
  await expect(order.getByText(product.title)).toBeVisible();

  // 10.order-numbers: as somebody types it who read it on paper; it stays as it was typed.
  const typed = (await orderNumber(page, token, orderId)).toLowerCase().replaceAll('-', ' ');
  await page.goto(`/track-order?id=${encodeURIComponent(typed)}&contact=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Order Number')).toHaveValue(typed);
  await expect(order.locator('[aria-current=step]')).toHaveText('Pending');
});

test("2.track: the user's email that comes late goes into no field that is being typed in", async ({ page }) => {
  await signedIn(page);
  const { release } = await hold(page, '**/accountInfo');
  const asked = page.waitForRequest('**/accountInfo');
  await page.goto('/track-order');
  await asked;
  const contact = page.getByLabel('Email or Phone');
  await contact.focus();
  const answered = page.waitForResponse('**/accountInfo');
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  await page.keyboard.type('a@example.com');
  await expect(contact).toHaveValue('a@example.com');
});

test.describe('track failure', () => {
  test.use({ expectedConsole: [REFUSED] });
  test("8.track: not found: toast 'Error' / 'Failed to find order. Please check your information and try again.'; other failures in words of their own", async ({
    page,
  }) => {
    for (const [what, fail, words] of [
      ['not found', undefined, 'Failed to find order. Please check your information and try again.'],
      ['too many attempts', () => answerWith(page, '/orders/*', 429, TOO_MANY), TOO_MANY.error],
      ['a failing server', () => answerWith(page, '/orders/*', 500), 'Please try again later.'],
      ['no answer', () => cutOff(page, '/orders/*'), 'No response from server. Please try again later.'],
    ] as const)
      await test.step(what, async () => {
        await fail?.();
        await page.goto('/track-order?id=no-such-order');
        await page.getByLabel('Email or Phone').fill('9876543210');
        await page.getByRole('button', { name: 'Track Order' }).click();
        await expectToast(page, 'Error', words);
      });
  });
});

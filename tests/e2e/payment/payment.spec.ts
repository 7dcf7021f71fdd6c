import { expect, test } from '../support/test.ts';
import { answerWith, cutOff, expectToast, keep, orderOf, REFUSED, signedIn, orderNumber } from '../support/visit.ts';
import { upi, png, atPayment, pay } from './at-payment.ts';

test('2.route.payment 2.payment 4.payment.steps 4.payment.disabled: loads field definitions, shows a form, submits fields and orderId; during both, nothing can be sent', async ({
  page,
}) => {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => (answer = resolve));
  await keep(page, 'auth_token', 'some');
  await answerWith(page, '/orders', 200, []);
  await page.route('**/api/v1/payments/fields*', async (route) => {
    await waited;
    await route.fulfill({ json: { fields: [upi] } });
  });
  await page.goto('/payment?orderId=o1');
  await expect(page.getByText('Loading the payment form')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  answer();
  await page.route('**/api/v1/payments', () => new Promise(() => {}));
  const sent = page.waitForRequest('**/api/v1/payments');
  await pay(page);
  expect((await sent).postDataJSON()).toEqual({ orderId: 'o1', fields: { note: 'for my sister' } });
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
});

test("8.payment.id 2.route.payment.state: without an order 'Order ID is missing. Please return to checkout.'; one passed on by the checkout is used when the address names none", async ({
  page,
}) => {
  await keep(page, 'auth_token', 'some');
  await page.goto('/payment');
  await expect(page.getByText('Order ID is missing. Please return to checkout.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');

  await page.evaluate(() => sessionStorage.setItem('order_id', 'o77'));
  await answerWith(page, '/orders', 200, []);
  await answerWith(page, '/payments/fields*', 200, [upi]);
  const asked = page.waitForRequest('**/api/v1/payments/fields?orderId=o77');
  await page.goto('/payment');
  await expect(page.getByText('Order #o77')).toBeVisible();
  await asked;
});

test('4.payment.post 4.payment.deeplink 4.payment.qr 9.qr 4.payment.neither: what the store answers leads on', async ({
  page,
  baseURL,
}) => {
  await test.step('redirect_post submits a hidden POST form with inputs type, url and data[...]', async () => {
    const gateway = `${baseURL}/gateway-of-a-test`;
    let posted = '';
    await page.route(gateway, (route) => {
      posted = `${route.request().method()} ${decodeURIComponent(route.request().postData() ?? '')}`;
      return route.fulfill({ contentType: 'text/html', body: '<h1>The bank</h1>' });
    });
    await atPayment(page);
    await answerWith(page, '/payments', 200, {
      success: true,
      action: {
        type: 'redirect_post',
        redirectUrl: gateway,
        formParams: { type: 'card', url: 'https://bank.example/x', data: { amount: '10' } },
      },
    });
    await pay(page);
    await expect(page.getByRole('heading', { name: 'The bank' })).toBeVisible();
    expect(posted).toBe('POST type=card&url=https://bank.example/x&data[amount]=10');
  });

  await test.step('deeplink navigates to the URL; with no action but a redirectUrl, navigate there', async () => {
    for (const answer of [
      { success: true, action: { type: 'deeplink', redirectUrl: `${baseURL}/app-of-a-test` } },
      { success: true, redirectUrl: `${baseURL}/app-of-a-test` },
    ]) {
      await page.route('**/app-of-a-test', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>The app</h1>' }),
      );
      await atPayment(page);
      await answerWith(page, '/payments', 200, answer);
      await pay(page);
      await expect(page.getByRole('heading', { name: 'The app' })).toBeVisible();
    }
  });

  await test.step('qr: a code of size 256 from text or from a qrBase64 image, with an instruction to scan it', async () => {
    for (const code of [{ qr: 'upi://pay?pa=shop@bank' }, { qrBase64: png }]) {
      await atPayment(page);
      await answerWith(page, '/payments', 200, { success: true, action: { type: 'qr', ...code } });
      await pay(page);
      const picture = page.getByRole('img', { name: /QR code/ });
      await expect(picture).toBeVisible();
      expect(await picture.boundingBox()).toMatchObject({ width: 256, height: 256 });
      await expect(page.getByText(/Scan this QR code with your banking or payment app/)).toBeVisible();
    }
  });

  await test.step("with neither: toast 'Payment initiated' (Your payment is being processed) and on to /orders", async () => {
    await atPayment(page);
    await answerWith(page, '/payments', 200, { success: true });
    await pay(page);
    await expect(page).toHaveURL('/orders');
    await expectToast(page, 'Payment initiated', 'Your payment is being processed');
  });
});

test('a real order shows what there is to pay', async ({ page }) => {
  const { token } = await signedIn(page);
  const { orderId } = await orderOf(page, token);
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByText(`Order #${await orderNumber(page, token, orderId)}`)).toBeVisible();
  await expect(page.getByText(/^₹[\d,.]+$/).last()).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedConsole: [REFUSED] });

  test("8.payment.form: 'Failed to load payment form. Please try again later.'", async ({ page }) => {
    await keep(page, 'auth_token', 'some');
    await answerWith(page, '/payments/fields*', 500);
    await page.goto('/payment?orderId=o1');
    await expect(page.getByText('Failed to load payment form. Please try again later.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
  });

  test('4.payment.failure 8.payment.text 8.payment.failed: the server’s words as they are, or the shop’s own: an error screen with a Return to checkout link', async ({
    page,
  }) => {
    await atPayment(page);
    for (const [status, body, words] of [
      [200, { success: false, error: 'Card <b>refused</b> by the bank' }, 'Card <b>refused</b> by the bank'],
      [422, { error: 'This bank is closed.' }, 'This bank is closed.'],
      [200, { success: false }, 'Unknown error occurred during payment process'],
      [0, {}, 'Failed to process payment. Please try again later.'],
    ] as const)
      await test.step(words, async () => {
        await (status ? answerWith(page, '/payments', status, body) : cutOff(page, '/payments'));
        await pay(page);
        await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
        await page.getByRole('button', { name: 'Try Again' }).click();
      });
  });
});

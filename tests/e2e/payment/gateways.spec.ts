import { readQr } from '../support/buying.ts';
import { net } from '../support/net.ts';
import { keep, orderOf, signedIn } from '../support/visit.ts';
import { expect, type Page } from '../support/test.ts';
import { DATA_DIR, read, test } from './gateway-shop.ts';
import { payOnDelivery } from './on-delivery.ts';
import { giveReference, HELD } from './give-reference.ts';
import { expectUpiDetails } from './upi-details.ts';

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const METHODS = {
  upi: 'UPI app or QR code',
  razorpay: 'Card, net banking, wallet or UPI (Razorpay)',
  payu: 'Card, net banking, wallet or UPI (PayU)',
  stripe: 'Card and more (Stripe)',
};

/** Violations of a content security policy are console errors, which fail every test here. */
for (const [column, width] of [360, 1280].entries())
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 900 } });

    const gateways = ['razorpay', 'payu', 'stripe'] as const;
    // Each gateway at one width, once by each of its two ways; the other width is for the long run.
    for (const method of net(gateways, (_, row) => row % 2 === column))
      test(`${method}: declined or left first, then paid`, async ({ page }) => {
        const orderId = await atPayment(page);
        await pay(page, method);
        if (method === 'payu')
          await test.step('going back from PayU leads to the choice of a way to pay', async () => {
            await expect(page.getByRole('heading', { name: 'PayU' })).toBeVisible();
            await page.goBack();
            await expect(page).toHaveURL(`/payment?orderId=${orderId}`);
            await pay(page, method);
          });
        await page.getByRole('button', { name: method === 'payu' ? 'decline' : 'leave' }).click();
        if (method === 'razorpay') {
          await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
          await expect(page.getByText(/confirm/i).first()).toBeVisible();
          await page.goto(`/payment?orderId=${orderId}`);
        } else
          await expect(page).toHaveURL(`/payment?orderId=${orderId}${method === 'payu' ? '&result=declined' : ''}`);
        if (method === 'payu')
          await expect(
            page.getByText('Your payment was declined. No money was taken. You can try again.'),
          ).toBeVisible();
        await pay(page, method);
        await page.getByRole('button', { name: 'pay', exact: true }).click();
        await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
        await expect(page.getByRole('main')).toContainText('Processing');
      });

    for (const method of net(gateways, (_, row) => row % 2 !== column))
      test(`P7 ${method}: back before the gateway has told anybody, the page waits and then says it`, async ({
        page,
        gateway,
      }) => {
        Object.assign(gateway, { webhookLate: true, failure: '500' });
        const orderId = await atPayment(page);
        gateway.failure = 'none';
        await pay(page, method);
        gateway.failure = '500';
        await page.getByRole('button', { name: 'pay', exact: true }).click();
        await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
        await expect(page.getByRole('main')).toContainText('Processing');
      });

    if (net([0, 1], (one) => one === 0).includes(column))
      test("10.held 10.reference UPI: a QR code of the order's amount, or the app on a phone; Pending until the owner confirms", async ({
        page,
        browser,
        shopOrigin,
        context,
      }) => {
        const orderId = await atPayment(page);
        await expect(page.getByText(HELD)).toBeVisible();
        await pay(page, 'upi', { stays: true });
        const code = page.getByRole('img', { name: 'QR code for your payment' });
        await expect(code).toBeVisible();
        await expectUpiDetails(page, await readQr(await code.screenshot()));
        await page.getByRole('link', { name: 'I have paid' }).click();
        await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
        await expect(page.getByText(/confirm/i).first()).toBeVisible();
        const phone = await browser.newContext({
          viewport: page.viewportSize()!,
          userAgent: PHONE_BROWSER,
          isMobile: true,
          hasTouch: true,
          baseURL: shopOrigin,
          storageState: await context.storageState(),
        });
        const onPhone = await phone.newPage();
        await onPhone.goto(`/payment?orderId=${orderId}`);
        await pay(onPhone, 'upi', { stays: true });
        await expect(onPhone.getByText('Finish the payment in your app')).toBeVisible();
        await expect(onPhone.getByRole('link', { name: 'Open the payment app' })).toHaveAttribute(
          'href',
          /^upi:\/\/pay\?pa=selvedge%40testbank/,
        );
        await giveReference({ page, onPhone, orderId });
        await phone.close();
      });
  });

read('PayU without JavaScript on our page between, a button leads on', async ({ page }) => {
  const { token, orderId } = await newOrder(page);
  const answer = await page.request.post('/api/v1/payments', {
    headers: { authorization: `Bearer ${token}` },
    data: { orderId, fields: { method: 'payu' } },
  });
  const { action } = await answer.json();
  await page.goto(`/api/v1/payments/enter/payu?reference=${encodeURIComponent(action.formParams.data.reference)}`);
  await expect(page.getByText('Taking you to your payment…')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'PayU' })).toBeVisible();
});

read(
  'P11 X6 the payment page may send its form to this shop only: PayU is entered by a page of ours',
  async ({ page }) => {
    const { orderId } = await newOrder(page);
    const answer = await page.goto(`/payment?orderId=${orderId}`);
    const policy =
      answer!.headers()['content-security-policy'] ??
      (await page.locator('meta[http-equiv=content-security-policy i]').getAttribute('content')) ??
      '';
    expect(/form-action ([^;]*)/.exec(policy)?.[1]?.trim()).toBe("'self'");
  },
);

test('P5 webhooks told five times while the browser returns: one step of the order', async ({ page, gateway }) => {
  gateway.webhookTimes = 5;
  const orderId = await atPayment(page);
  await pay(page, 'stripe');
  await page.getByRole('button', { name: 'pay', exact: true }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(page.getByRole('main')).toContainText('Processing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('10.on-delivery chosen with its fee, said on every page of the order, until the owner has the money', async ({
    page,
  }) => {
    const orderId = await atPayment(page);
    await payOnDelivery(page, { orderId, token: token!, dataFolder: DATA_DIR });
  });
});

test.describe('a gateway that fails', () => {
  test.use({ expectedConsole: [/status of 502/] });

  test("P9 P10 500, or leading to a script: the error screen with the spec's words; Pay Now works after", async ({
    page,
    gateway,
  }) => {
    const orderId = await atPayment(page);
    const failed = page.getByText('Failed to process payment. Please try again later.');
    gateway.sendTo = 'javascript:document.body.append("evil")';
    await pay(page, 'razorpay', { stays: true });
    await expect(failed).toBeVisible();
    await expect(page.getByText('evil')).toHaveCount(0);
    gateway.sendTo = undefined;
    await page.getByRole('button', { name: 'Try Again' }).click();
    gateway.failure = '500';
    await pay(page, 'stripe', { stays: true });
    await expect(failed).toBeVisible();
    gateway.failure = 'none';
    await page.getByRole('button', { name: 'Try Again' }).click();
    await pay(page, 'stripe');
    await page.getByRole('button', { name: 'pay', exact: true }).click();
    await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  });
});

async function atPayment(page: Page): Promise<string> {
  const { token, orderId } = await newOrder(page);
  await keep(page, 'auth_token', token);
  await page.goto(`/payment?orderId=${orderId}`);
  return orderId;
}

let token: string | undefined;

/** One shopper orders again and again: signing up is not what these tests are about. */
async function newOrder(page: Page): Promise<{ token: string; orderId: string }> {
  token ??= (await signedIn(page)).token;
  return { token, orderId: (await orderOf(page, token)).orderId };
}

async function pay(page: Page, method: keyof typeof METHODS, { stays = false } = {}): Promise<void> {
  await page.getByRole('radio', { name: METHODS[method] }).check();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  if (!stays) await page.waitForURL(/^http:\/\/127\.0\.0\.1/);
}

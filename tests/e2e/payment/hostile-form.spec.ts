import { expect, test } from '../support/test.ts';
import { orderOf, REFUSED, signedIn } from '../support/visit.ts';

test.use({ expectedConsole: [REFUSED] });

test('P11 names and values of a payment form are text, whatever they hold', async ({ page }) => {
  const evil = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  const { token } = await signedIn(page);
  const { orderId } = await orderOf(page, token);
  await page.route('**/api/v1/payments/fields*', (route) =>
    route.fulfill({
      json: [
        {
          name: `n${evil}`,
          label: evil,
          placeholder: evil,
          description: evil,
          type: 'text',
          defaultValue: evil,
          rules: { required: true },
        },
      ],
    }),
  );
  await page.route('**/api/v1/payments', (route) =>
    route.fulfill({
      json: {
        success: true,
        action: {
          type: 'redirect_post',
          redirectUrl: '/sandbox-bank/pay',
          formParams: { type: evil, url: evil, data: { [evil]: evil } },
        },
      },
    }),
  );
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByText(evil).first()).toBeVisible();
  const hit = () => page.evaluate(() => 'hit' in window);
  expect(await hit()).toBe(false);
  let posted: string | null = null;
  page.on('request', (request) => request.url().endsWith('/sandbox-bank/pay') && (posted = request.postData()));
  await page.getByRole('button', { name: /Pay/ }).click();
  await expect.poll(() => posted).not.toBeNull();
  expect(new URLSearchParams(posted!).get(`data[${evil}]`)).toBe(evil);
  await page.waitForURL('**/sandbox-bank/**');
  expect(await hit()).toBe(false);
});

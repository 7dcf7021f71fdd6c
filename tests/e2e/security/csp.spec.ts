import { orderCard } from '../support/visit.ts';
import { choosePayment, chooseSize, placeOrder, readQr } from '../support/buying.ts';
import { expect, logIn, newcomer, register, test } from '../support/test.ts';
import { expectSafe, watchPolicy } from './policy.ts';

/**
 * The policy is in force on every document, and nothing of the shop's own runs into it: on the whole journey here, on
 * every route in access/every-screen.spec.ts.
 */
test('X6 the whole journey, guest to a paid and tracked order, without one violation', async ({
  context,
  page,
  browser,
}) => {
  const violations = await watchPolicy(context);
  const person = newcomer();
  const policies: string[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'document') return;
    const { 'content-security-policy': policy } = response.headers();
    policies.push(policy ?? '');
    // The sandbox bank names the shop's own origin, where its answers lead back to.
    expectSafe(policy, response.url(), [new URL(response.url()).origin]);
  });

  await page.goto('/');
  await page.getByRole('link', { name: 'Shop Jeans Collection' }).click();
  await page.locator('article h3 a').first().click();
  await page.waitForURL('**/product/**');
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/products?category=shirts');
  await page
    .locator('article')
    .first()
    .locator('button')
    .and(page.getByLabel(/^Quick View/))
    .dispatchEvent('click');
  const view = page.getByRole('dialog');
  await view.getByRole('radio', { disabled: false }).first().check({ force: true });
  await page.keyboard.press('Escape');
  await page.goto('/search?q=linen');
  await page.getByLabel('Search products').fill('jean');
  await page.getByRole('option').first().waitFor();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  await register(page, person);
  await page.goto('/checkout');
  await logIn(page, person);
  await expect(page).toHaveURL('/checkout');
  const orderId = await placeOrder(page);
  await choosePayment(page, 'Bank page: card or net banking');
  await expect(page).toHaveURL(/\/sandbox-bank\/pay\?/);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(`/payment?orderId=${orderId}&result=declined`);
  await choosePayment(page, 'UPI: scan a QR code');
  const code = page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const onPhone = await watchPolicy(phone);
  const handset = await phone.newPage();
  await handset.goto(await readQr(await code.screenshot()));
  await handset.getByRole('button', { name: 'Approve' }).click();
  await expect(handset.getByText('Payment approved. You can go back to the shop.')).toBeVisible();
  await phone.close();

  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`, { timeout: 20_000 });
  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(orderCard(page, orderId).locator('[aria-current=step]')).toHaveText('Processing');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  const guest = await browser.newContext();
  const byGuest = await watchPolicy(guest);
  const tracking = await guest.newPage();
  await tracking.goto(`/track-order?id=${orderId}`);
  await tracking.getByLabel('Email or Phone').fill(person.email);
  await tracking.getByRole('button', { name: 'Track Order' }).click();
  await expect(tracking.getByRole('article').locator('[aria-current=step]')).toHaveText('Processing');
  await guest.close();
  expect([...violations, ...onPhone, ...byGuest]).toEqual([]);
  expect(policies.length).toBeGreaterThan(12);
});

test('X6 the policy is in force: what it forbids does not happen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="globalThis.ran = 1"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe><a href="javascript:globalThis.ran = 1" id="trap">x</a>',
    );
    const script = Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = 1' });
    document.body.append(script);
    document.getElementById('trap')!.click();
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }));
  });
  await expect.poll(() => new Set(violations.map((told) => told.split(' ')[0])).size).toBeGreaterThanOrEqual(3);
  expect(
    await page.evaluate(() => [Reflect.get(globalThis, 'ran'), document.baseURI.startsWith('https://evil')]),
  ).toEqual([undefined, false]);
  // Later, since what a debugger evaluates may evaluate.
  const evaluated = () =>
    new Promise((resolve) =>
      setTimeout(() => {
        try {
          resolve((0, eval)('1'));
        } catch {
          resolve('stopped');
        }
      }),
    );
  expect(await page.evaluate(evaluated)).toBe('stopped');
  await context.close();
});

import { choosePayment, chooseSize, placeOrder, readQr, shopperAtCheckout } from '../support/buying.ts';
import { expect, logIn, newcomer, register, test } from '../support/test.ts';

test('2.protected 2.login.success 2.cart.login 4.registration 8.register.success: the whole path: front page to a paid, tracked order', async ({
  page,
  browser,
}) => {
  const person = newcomer();

  await page.goto('/');
  await page.getByRole('link', { name: 'Shop Jeans Collection' }).click();
  await expect(page).toHaveURL('/products?category=jeans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans');
  await page.locator('article h3 a').first().click();
  await page.waitForURL('**/product/**');
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('You must select a size before adding to cart')).toBeVisible();
  const size = await chooseSize(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Added to cart')).toBeVisible();
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('cart')))!);
  expect(kept).toMatchObject([{ name, quantity: 1, selectedSize: size }]);

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(name)).toBeVisible();
  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  await drawer.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');

  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  await expect(page.getByText('Login Required')).toBeVisible();
  await expect(page.getByText('Please login to proceed with checkout')).toBeVisible();
  await register(page, person);
  await expect(page.getByText('Account created successfully. You can now log in.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  await logIn(page, person);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Logged in successfully.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();

  const orderId = await placeOrder(page);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  await choosePayment(page, 'Bank page: card or net banking');
  await expect(page).toHaveURL(/\/sandbox-bank\/pay\?/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(page).toHaveURL('/orders');
  const order = page.getByRole('article', { name: `Order ${orderId}` });
  await expect(order.locator('[aria-current=step]')).toHaveText('Processing');
  await expect(order.getByText(name)).toBeVisible();
  await expect(order.getByText('Standard Shipping')).toBeVisible();
  await expect(order.getByText('Not available')).toBeVisible();
  await expect(order.getByText('12 Loom Street, Bengaluru, Karnataka 560001')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/track-order?id=${orderId}`);
  await expect(guest.getByLabel('Order Number')).toHaveValue(orderId);
  await guest.getByLabel('Email or Phone').fill(person.email.toUpperCase());
  await guest.getByRole('button', { name: 'Track Order' }).click();
  await expect(guest.getByText('Your order status has been loaded')).toBeVisible();
  await expect(guest.getByRole('article').locator('[aria-current=step]')).toHaveText('Processing');
  await guest.context().close();
});

test('declined at the bank: still Pending, and Pay Now tries again', async ({ page }) => {
  const person = await shopperAtCheckout(page);
  const orderId = await placeOrder(page);
  await choosePayment(page, 'Bank page: card or net banking');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(`/payment?orderId=${orderId}&result=declined`);
  await expect(page.getByText(/declined/)).toBeVisible();
  await page.goto('/orders');
  const order = page.getByRole('article', { name: `Order ${orderId}` });
  await expect(order.locator('[aria-current=step]')).toHaveText('Pending');
  await order.getByRole('link', { name: /Pay Now/ }).click();
  await choosePayment(page, 'Bank page: card or net banking');
  await page.getByRole('button', { name: 'Abandon' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('article', { name: `Order ${orderId}` }).locator('[aria-current=step]')).toHaveText(
    'Pending',
  );
  expect(person.email).toContain('@');
});

test('deeplink: the app on the same phone', async ({ page }) => {
  await shopperAtCheckout(page);
  const orderId = await placeOrder(page);
  await choosePayment(page, 'UPI app on this phone');
  await expect(page).toHaveURL(/\/sandbox-bank\/app\?/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(page.getByText('Payment confirmed')).toBeVisible();
});

test('qr: scanned and approved on another phone, the page here goes on by itself', async ({ page, browser }) => {
  await shopperAtCheckout(page);
  const orderId = await placeOrder(page);
  await choosePayment(page, 'UPI: scan a QR code');
  const code = page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())!.width).toBe(256);
  const address = await readQr(await code.screenshot());
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('Payment approved. You can go back to the shop.')).toBeVisible();
  await phone.context().close();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`, { timeout: 20_000 });
});

test('signing out forgets the token, and guarded pages show nothing', async ({ page }) => {
  await shopperAtCheckout(page);
  await page.goto('/account');
  await expect(page.getByText('Asha Verma')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  for (const path of ['/account', '/checkout', '/orders', '/payment?orderId=x']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

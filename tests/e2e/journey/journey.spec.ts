import { orderCard } from '../support/visit.ts';
import { holdToPolicy } from '../security/policy.ts';
import { choosePayment, chooseSize, placeOrder } from '../support/buying.ts';
import { expect, logIn, newcomer, register, test } from '../support/test.ts';

test('2.protected 2.login.success 2.cart.login 4.registration 8.register.success X6: the whole path: front page to a paid, tracked order, without one violation', async ({
  context,
  page,
  browser,
}) => {
  const policy = await holdToPolicy(context);
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
  const order = orderCard(page, orderId);
  await expect(order.locator('[aria-current=step]')).toHaveText('Processing');
  await expect(order.getByText(name)).toBeVisible();
  await expect(order.getByText('Standard Shipping').first()).toBeVisible();
  await expect(order.getByText('Not available')).toBeVisible();
  await expect(order.getByText('12 Loom Street, Bengaluru, Karnataka 560001')).toBeVisible();

  const elsewhere = await browser.newContext();
  const policyElsewhere = await holdToPolicy(elsewhere);
  const guest = await elsewhere.newPage();
  await guest.goto(`/track-order?id=${orderId}`);
  await expect(guest.getByLabel('Order Number')).toHaveValue(orderId);
  await guest.getByLabel('Email or Phone').fill(person.email.toUpperCase());
  await guest.getByRole('button', { name: 'Track Order' }).click();
  await expect(guest.getByText('Your order status has been loaded')).toBeVisible();
  await expect(guest.getByRole('article').locator('[aria-current=step]')).toHaveText('Processing');
  policyElsewhere.expectKept();
  await elsewhere.close();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  policy.expectKept(13);
});

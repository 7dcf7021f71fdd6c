import { newcomer, logIn, register } from '../support/test.ts';
import { expect, fillPayment, inStorage, pay, placeOrder, test } from './test.ts';

// The second picture of a piece cannot be had.
test.use({ expectedConsole: [/status of 404/] });

const SHIPPING_FIELDS = ['address', 'city', 'fullName', 'phone', 'postalCode', 'state'];

test('the whole path on a backend that speaks the contract and nothing beyond it', async ({
  page,
  browser,
  backend,
  reading,
}) => {
  const person = newcomer();
  const category = reading === 'a' ? { name: 'Jeans', count: 20 } : { name: 'Accessories', count: 21 };

  await page.goto('/');
  await expect(page).toHaveTitle('Foreign Threads');
  await page.getByRole('link', { name: `Shop ${category.name} Collection` }).click();
  await expect(page).toHaveURL(`/products?category=${category.name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  await expect(page.getByText(`Showing 1 to 12 of ${category.count} items`).first()).toBeVisible();
  await page.locator('article h3 a').first().click();
  // Loaded: a wide window draws nothing before its style sheet, which hides one of the two buttons.
  await page.waitForURL('**/product/**');
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('You must select a size before adding to cart')).toBeVisible();
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  await expect(page.getByText('Please login to proceed with checkout')).toBeVisible();

  await register(page, person);
  await expect(page.getByText('Account created successfully. You can now log in.')).toBeVisible();
  await page.goto('/login?redirect=/checkout');
  await page.getByLabel('Remember me').check();
  await logIn(page, person);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Logged in successfully.')).toBeVisible();

  await expect(page.getByText('All fields are required.', { exact: true })).toBeVisible();
  const orderId = await placeOrder(page);
  expect(await inStorage(page, 'cart')).toBe('[]');
  const sent = backend.requests.findLast(({ method, url }) => method === 'POST' && url.endsWith('/orders'))!;
  const { products, ...rest } = JSON.parse(sent.body);
  expect(Object.values(products)).toEqual([2]);
  expect(Object.keys(rest)).toEqual(['shippingAddress']);
  expect(Object.keys(rest.shippingAddress).toSorted()).toEqual(SHIPPING_FIELDS);
  expect(sent.headers.host).toBe('shop.example');

  await fillPayment(page, 'Bank page');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'type=order',
    /^url=http.*\/bank\/back$/,
    `data[orderId]=${orderId}`,
    'data[note]="><script>alert(1)</script>',
    'data[amount]=1999',
  ]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText('Payment confirmed')).toBeVisible();

  await page.getByRole('link', { name: 'View Orders' }).click();
  const order = page.getByRole('article', { name: `Order ${orderId}` });
  await expect(order.locator('[aria-current=step]')).toHaveText('Processing');
  await expect(order.getByText(name)).toBeVisible();
  await expect(order.getByText('Standard Shipping')).toBeVisible();
  await expect(order.getByText('Not available')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Asha Verma')).toBeVisible();
  await expect(page.getByText('3 February 2026')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/track-order?id=${orderId}`);
  await guest.getByLabel('Email or Phone').fill(person.email);
  await guest.getByRole('button', { name: 'Track Order' }).click();
  await expect(guest.getByText('Your order status has been loaded')).toBeVisible();
  await expect(guest.getByRole('article').locator('[aria-current=step]')).toHaveText('Processing');
  // Nothing is said of links that nobody mails (docs/behaviour.md 10.shopper-links), and they are no pages.
  await expect(guest.getByRole('main')).not.toContainText('Send me a link by mail');
  for (const path of ['/orders/open/any', '/orders/link'])
    for (const method of ['get', 'post'] as const)
      expect((await guest.request[method](path)).status(), `${method} ${path}`).toBe(404);
  await guest.context().close();
});

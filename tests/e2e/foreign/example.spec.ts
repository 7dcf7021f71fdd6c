import { startExample } from '../../fixtures/example-backend.ts';
import { chooseSize, placeOrder } from '../support/buying.ts';
import { startShop } from '../support/shop.ts';
import { logIn, newcomer, register } from '../support/test.ts';
import { expect, test as base } from './test.ts';

/** A shop on docs/examples/backend.mjs, with its pages kept as usual. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const backend = await startExample();
    const shop = await startShop({ PORT: '0', API_URL: backend.url, PUBLIC_API_BASE: '' });
    await use(shop.origin);
    await shop.close();
    backend.stop();
  },
});

test('a purchase on the example backend, from the front page to the order', async ({ page }) => {
  const person = newcomer();
  await page.goto('/');
  await expect(page).toHaveTitle('Example Threads');
  await page.getByRole('link', { name: 'Shop Shirts Collection' }).click();
  await expect(page.getByText('Showing 1 to 12 of 15 items').first()).toBeVisible();
  await page.locator('article h3 a').first().click();
  await page.waitForURL('**/product/**');
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
  const size = await chooseSize(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await register(page, person);
  await page.goto('/login?redirect=/checkout');
  await logIn(page, person);
  await expect(page).toHaveURL('/checkout');
  const orderId = await placeOrder(page);
  await page.getByLabel('Pay by').selectOption('Cash on delivery');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL('/orders');
  const order = page.getByRole('article', { name: `Order ${orderId}` });
  await expect(order.locator('[aria-current=step]')).toHaveText('Processing');
  await expect(order.getByText(name)).toBeVisible();
  await expect(order.getByText(size, { exact: false }).first()).toBeVisible();
});

import { mkdirSync } from 'node:fs';
import { expect, test as base, type Page } from 'playwright/test';
import { seededMedusa, storesPeople } from './admin.ts';
import { startMedusaShop } from './shop.ts';
import type { Shop } from '../../e2e/support/shop.ts';

/** The same on every screen. */
const CHARGED = ['Subtotal₹3,198', 'Discount-₹319.80', 'Express₹150', /^Includes GST.*₹144\.20$/, 'Total₹3,028.20'];
const rows = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('dl > div');

const PICTURES = 'test-results/adapters/screens';

const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await startMedusaShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

for (const width of [1280, 360])
  test(`the whole path at ${width} px with Medusa behind the shop`, async ({ browser, shop }) => {
    const medusa = seededMedusa();
    const people = storesPeople(medusa);
    const viewport = { width, height: width > 700 ? 900 : 780 };
    const context = await browser.newContext({ baseURL: shop.origin, viewport, serviceWorkers: 'block' });
    const page = await context.newPage();
    const seen = watch(page);
    const person = { email: `shopper-${crypto.randomUUID()}@threads.example`, password: 'long enough' };

    await page.goto('/');
    await expect(page).toHaveTitle('Medusa Threads');
    await screen(page, width, 'home');
    await page.getByRole('link', { name: 'Shop Shirts Collection' }).click();
    await expect(page).toHaveURL('/products?category=shirts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shirts');
    await screen(page, width, 'listing');
    await page.getByRole('link', { name: 'Linen Camp Shirt' }).first().click();
    await page.waitForURL('**/product/**');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linen Camp Shirt');
    await screen(page, width, 'product');
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await page.getByRole('radio', { name: 'Sand', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page).toHaveURL('/cart');
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByText('₹3,198').first()).toBeVisible();
    await page.locator('summary', { hasText: 'Discount code' }).click();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('WELCOME10 is applied.')).toBeVisible();
    await expect(rows(page, 'Summary')).toHaveText([
      'Subtotal₹3,198',
      'Discount-₹319.80',
      /^Includes GST.*₹137\.06$/,
      'ShippingOnce the address is known',
      'Before shipping₹2,878.20',
    ]);
    await screen(page, width, 'cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fcheckout');

    await page.goto('/register');
    await page.getByLabel('First Name').fill('Asha');
    await page.getByLabel('Last Name').fill('Verma');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created successfully. You can now log in.')).toBeVisible();
    await page.goto('/login?redirect=/checkout');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/checkout');

    const fields = { 'Full Name': 'Asha Verma', Address: '12 Loom Street', City: 'Bengaluru', 'Postal Code': '560001' };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByLabel('State').selectOption('Karnataka');
    await page.getByLabel('Phone').fill('9876543210');
    const delivery = page.getByRole('group', { name: 'Delivery' });
    await expect(delivery.getByRole('radio')).toHaveCount(3);
    await expect(delivery.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await delivery.getByRole('radio', { name: 'Express' }).check();
    await expect(rows(page, 'Order Summary')).toHaveText(CHARGED);
    await screen(page, width, 'checkout');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL(/\/payment\?orderId=order_/);
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
    await screen(page, width, 'payment');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('Payment initiated')).toBeVisible();
    const order = page.getByRole('article', { name: `Order ${orderId}` });
    await expect(order.locator('[aria-current=step]')).toHaveText('Pending');
    await expect(order.getByText('Linen Camp Shirt')).toBeVisible();
    await expect(order.getByRole('definition').filter({ hasText: 'Express' })).toBeVisible();
    await expect(order.locator('dl > div').filter({ hasText: '₹' })).toHaveText(CHARGED);
    await screen(page, width, 'orders');

    await people.capture(orderId);
    await people.ship(orderId);
    const guest = await (
      await browser.newContext({ baseURL: shop.origin, viewport, serviceWorkers: 'block' })
    ).newPage();
    const seenByGuest = watch(guest);
    await guest.goto(`/track-order?id=${orderId}`);
    await guest.getByLabel('Email or Phone').fill(person.email);
    await guest.getByRole('button', { name: 'Track Order' }).click();
    await expect(guest.getByText('Your order status has been loaded')).toBeVisible();
    await expect(guest.getByRole('article').locator('[aria-current=step]')).toHaveText('Shipped');
    await screen(guest, width, 'tracking');

    // No key of the store is in anything that a browser was sent, or that the shop has written.
    for (const secret of [medusa.publishableKey, medusa.secretKey]) {
      expect(await seen.bodies()).not.toContain(secret);
      expect(await seenByGuest.bodies()).not.toContain(secret);
      expect(shop.said()).not.toContain(secret);
    }
    const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
    expect(token).not.toBe('');
    expect(shop.said()).not.toContain(token);
    expect(shop.said()).not.toContain(person.email);
    expect([...seen.errors, ...seenByGuest.errors]).toEqual([]);
    await guest.context().close();
    await context.close();
  });

async function screen(page: Page, width: number, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.waitForLoadState('networkidle');
  // Nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
}

/** What the browser complains of, and everything that the shop sends it as text. */
function watch(page: Page) {
  const errors: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('console', (line) => {
    const isOurs = !line.text().includes('Service Worker registration blocked');
    if (['error', 'warning'].includes(line.type()) && isOurs) errors.push(line.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (/text|json|javascript/.test(response.headers()['content-type'] ?? ''))
      bodies.push(response.text().catch(() => ''));
  });
  return { errors, bodies: async () => (await Promise.all(bodies)).join('\n') };
}

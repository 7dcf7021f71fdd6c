import { shopperAtCheckout } from '../support/buying.ts';
import { hold } from '../support/hold.ts';
import type { Locator } from 'playwright/test';
import { expect, test, type Page } from '../support/test.ts';
import { REFUSED, signedIn, sized } from '../support/visit.ts';

/** Words for a network that is slow, and for one that is gone. */
const SLOW = 'This is taking longer than usual…';
const OFFLINE = 'You are offline. Please try again once connected.';
test.use({ expectedConsole: [REFUSED] });

const note = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('B13 a cart that could not be checked says so, and is ordered as it is; an order that takes long says so beside the button, politely, and only while it does', async ({
  page,
}) => {
  await page.route('**/api/v1/quotes', (route) => route.abort());
  await shopperAtCheckout(page);
  await expect(note(page, 'The store has not answered: prices and stock are as you last saw them.')).toBeVisible();
  const { release } = await hold(page, '**/api/v1/orders');
  for (const [label, value] of Object.entries({
    'Full Name': 'Asha Verma',
    Address: '12 Loom Street',
    City: 'Bengaluru',
    'Postal Code': '560001',
    Phone: '9876543210',
  }))
    await page.getByLabel(label).fill(value);
  await page.getByLabel('State').selectOption('Karnataka');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('button', { name: 'Placing order...' })).toBeVisible();
  await expect(page.getByText(SLOW)).toHaveCount(0);
  await expect(note(page, SLOW)).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});

test('B13 without a connection the form says so at once, and no more when it is back', async ({ context, page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').first().fill('asha@example.com');
  await context.setOffline(true);
  await expect(note(page, OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await expect(page.getByLabel('Email').first()).toHaveValue('asha@example.com');
});

test('B13 the size guide that takes long says so, and one that fails can be asked for again', async ({ page }) => {
  await page.goto(`/product/${encodeURIComponent((await sized(page)).id)}`);
  const { release } = await hold(page, '**/api/v1/size-guides/*');
  await page.getByRole('button', { name: 'Size Guide' }).first().click();
  await expect(note(page, SLOW)).toBeVisible();
  await page.unroute('**/api/v1/size-guides/*');
  await page.route('**/api/v1/size-guides/*', (route) => route.abort());
  await page.keyboard.press('Escape');
  release();
  await page.getByRole('button', { name: 'Size Guide' }).first().click();
  await expect(page.getByText('Failed to load the size guide')).toBeVisible();
  await page.unroute('**/api/v1/size-guides/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
});

test('B13 account and orders that take long say so', async ({ page }) => {
  await signedIn(page);
  for (const [path, calls] of [
    ['/account', '**/accountInfo'],
    ['/orders', '**/api/v1/orders'],
  ] as const) {
    await page.route(`**/api/v1/**`, () => undefined);
    await page.goto(path);
    await expect(note(page, SLOW), calls).toBeVisible();
    await page.unroute(`**/api/v1/**`);
  }
});

async function openFilters(page: Page): Promise<Locator> {
  await page.goto('/products?category=jeans');
  await page
    .getByRole('link', { name: /Filter/ })
    .first()
    .click();
  const form = page.getByRole('dialog').locator('form');
  await expect(form).toBeVisible();
  return form;
}

test('B13 a filter without a connection leaves the listing as it is, and says why', async ({ context, page }) => {
  const form = await openFilters(page);
  const before = await page.locator('article h3').allTextContents();
  await context.setOffline(true);
  await form.getByRole('radio', { name: 'Name: A to Z' }).dispatchEvent('click');
  await expect(page.locator('.toast').filter({ hasText: OFFLINE })).toBeVisible();
  expect(await page.locator('article h3').allTextContents()).toEqual(before);
  await context.setOffline(false);
});

test('B13 a filter that takes long says so', async ({ page }) => {
  const form = await openFilters(page);
  const { release } = await hold(page, '**/products?category=jeans&sort=name');
  await form.getByRole('radio', { name: 'Name: A to Z' }).dispatchEvent('click');
  await expect(page.locator('.toast').filter({ hasText: SLOW })).toBeVisible();
  release();
  await expect(page.locator('.toast').filter({ hasText: SLOW })).toHaveCount(0);
  await expect(page).toHaveURL(/sort=name/);
});

test('B13 suggestions that do not come are no obstacle: screen readers hear that Enter searches', async ({ page }) => {
  await page.goto('/search');
  await page.route('**/suggestions?**', (route) => route.abort());
  await page.getByRole('combobox').first().or(page.getByRole('searchbox').first()).first().pressSequentially('jea');
  await expect(note(page, 'There are no suggestions just now. Press Enter to search.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=jea/);
});

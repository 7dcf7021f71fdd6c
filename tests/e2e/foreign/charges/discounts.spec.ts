import { discounting } from '../../../fixtures/backend/discounting.ts';
import { sendOrder } from '../../support/buying.ts';
import { PHONE, violations } from '../../access/axe.ts';
import { expect, expectAddress, type Page, signedIn, typeAddress, uncached as test } from '../test.ts';

test.use({ expectedConsole: [/status of (404|409)/] });

const rows = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('dl > div');
const field = (page: Page) => page.getByRole('textbox', { name: 'Discount code' });
const fold = (page: Page) => page.locator('summary', { hasText: 'Discount code' });
const PLAIN = ['ShippingFree', 'TaxesIncluded', 'Subtotal₹2,998'];
const LESS = ['Subtotal₹2,998', 'Summer-₹299.80', /Shipping/, /Taxes/, 'Total₹2,698.20'];
const opened = () => ({ used: false, asked: [] as any[], orders: [] as any[] });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('10.discounts.field a code is typed by keyboard, refused in words, applied, taken back, and kept to the order', async ({
    page,
    backend,
  }) => {
    const store = opened();
    backend.intercept = discounting(backend.memory, store);
    await signedIn(page, backend);
    const files: string[] = [];
    page.on('request', (request) => void files.push(request.url()));
    await page.goto('/cart');
    await expect(rows(page, 'Summary')).toHaveText(PLAIN);
    expect(files.filter((name) => name.includes('CodeField'))).toEqual([]);
    await expect(field(page)).toHaveCount(0);

    await fold(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('winter');
    await page.keyboard.press('Enter');
    const said = page.getByRole('status').filter({ hasText: /winter|SUMMER/ });
    await expect(said).toHaveText(
      'winter is not applied: there is no such code now, or it is not for what is in your cart.',
    );
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('winter');
    await expect(rows(page, 'Summary')).toHaveText(PLAIN);
    expect(await violations(page)).toEqual([]);

    await field(page).fill('summer');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(said).toHaveText('SUMMER is applied.');
    await expect(rows(page, 'Summary')).toHaveText(LESS);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove the code summer' }).click();
    await expect(rows(page, 'Summary')).toHaveText(PLAIN);
    await field(page).fill('summer');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Summary')).toHaveText(LESS);

    await page.goto('/checkout');
    await typeAddress(page);
    await expect(page.getByText('₹2,698.20').first()).toBeVisible();
    await sendOrder(page);
    expect(store.orders).toMatchObject([{ code: 'SUMMER', expectedTotal: 2698.2 }]);
    await page.goto('/cart');
    expect(await page.evaluate(() => sessionStorage.getItem('discount_code'))).toBeNull();
  });
});

test('10.discounts.field a link has the code; used up before the order it is said, and nothing typed is lost', async ({
  page,
  backend,
}) => {
  const store = opened();
  backend.intercept = discounting(backend.memory, store);
  await signedIn(page, backend);
  await page.goto('/products?code=summer');
  await page.goto('/cart');
  await expect(field(page)).toHaveValue('summer');
  await expect(rows(page, 'Summary')).toHaveText(LESS);

  await page.goto('/checkout');
  await expect(rows(page, 'Order Summary').last()).toHaveText('Total₹2,698.20');
  await typeAddress(page);
  store.used = true;
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code has been used up. Please look at your order again.');
  await expect(rows(page, 'Order Summary').last()).toHaveText(/₹2,998$/);
  await expect(page.getByText('summer has been used up.')).toBeVisible();
  await expectAddress(page);
  expect(await violations(page)).toEqual([]);
  await sendOrder(page);
  expect(store.orders).toMatchObject([{ expectedTotal: 2998 }]);
  expect(store.orders[0]).not.toHaveProperty('code');
});

test('10.discounts.field a shop without codes has no field, and no link gives it one', async ({ page, backend }) => {
  const store = opened();
  const answers = discounting(backend.memory, store);
  backend.intercept = (asked, response) =>
    asked.url?.endsWith('/storeInfo')
      ? (response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ storeName: 'Foreign Threads', categories: ['Jeans'], capabilities: ['quotes'] })),
        true)
      : answers(asked, response);
  await signedIn(page, backend);
  await page.goto('/products?code=summer');
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹2,998');
  await expect(fold(page)).toHaveCount(0);
  await expect.poll(() => store.asked.length).toBeGreaterThan(0);
  for (const body of store.asked) expect(body).not.toHaveProperty('code');
});

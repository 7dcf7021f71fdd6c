import { expect, logIn, newcomer, test } from '../support/test.ts';
import { ADDRESS, storeCart, storedCart, oneSize, products, REFUSED, signedIn } from '../support/visit.ts';
import { cartLine, fillAddress } from './at-checkout.ts';

/** Two tabs, and two people on one device: reliability B4 and B8. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [REFUSED] });

test('B4 two tabs: both carts agree, no line is lost, and signing out in one signs out the other', async ({
  context,
  page,
}) => {
  await signedIn(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/products?category=accessories');
  const simple = (await products(page, 'category=accessories'))
    .filter(({ variants }) => variants.length === 1 && variants[0]!.available)
    .slice(0, 4);
  expect(simple.length).toBeGreaterThan(2);
  for (const [nth, { title }] of simple.entries()) {
    await [page, other]
      [nth % 2]!.locator('article')
      .filter({ hasText: title })
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect.poll(async () => (await storedCart(page)).length).toBe(nth + 1);
  }
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Cart (${simple.length} items)`);
  }
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Cart (${simple.length - 1} items)`);

  await other.goto('/account');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.locator('html')).toHaveAttribute('data-session', 'out');
});

test('B8 what one person typed at the checkout is not filled in for the next on this device, not by the way back either', async ({
  page,
}) => {
  const [asha, ravi] = [newcomer(), newcomer()];
  for (const person of [asha, ravi])
    expect((await page.request.post('/api/v1/users/register', { data: person })).ok()).toBe(true);
  const filled = () =>
    page
      .locator('main form')
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));
  await page.goto('/login');
  await logIn(page, asha);
  await expect(page).toHaveURL('/');
  await storeCart(page, cartLine(await oneSize(page)));
  await page.goto('/checkout');
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(ADDRESS.fullName);
  await page.goto('/login?redirect=/checkout');
  await logIn(page, ravi);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('region', { name: 'Order Summary' }).getByText('Subtotal')).toBeVisible();
  expect(await filled()).toEqual([]);
  // Login, home, account, checkout.
  await Promise.all([page.waitForEvent('framenavigated'), page.evaluate(() => void setTimeout(() => history.go(-4)))]);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('region', { name: 'Order Summary' }).getByText('Subtotal')).toBeVisible();
  await expect.poll(filled).toEqual([]);
});

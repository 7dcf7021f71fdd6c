import { expect, test } from '../support/test.ts';
import { hold } from '../support/hold.ts';
import { ADDRESS, storedCart, REFUSED } from '../support/visit.ts';
import { placeOrder, ordersOf, atCheckout } from './at-checkout.ts';

/** One order, whatever is pressed twice or gets lost on the way: reliability O10 and B6. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [REFUSED] });

test('O10 Enter twice and a double click make one order, and the cart is empty once', async ({ page }) => {
  const token = await atCheckout(page);
  const orders = await hold(page, '**/api/v1/orders');
  await placeOrder(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByLabel('City').press('Enter');
  await page.getByLabel('City').press('Enter');
  orders.release();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await ordersOf(page, token)).toHaveLength(1);
  expect(await storedCart(page)).toEqual([]);
});

test('O10 every answer is lost after the order was made: a reload and another submit find the same order', async ({
  page,
}) => {
  const token = await atCheckout(page);
  let loses = true;
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() !== 'POST' || !loses) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  await expect(page.getByText('Error placing order')).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  loses = false;
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const [made, ...others] = await ordersOf(page, token);
  expect(others).toEqual([]);
  expect(page.url()).toContain(made!.id);
});

test('O10 back from the payment there is nothing to order twice', async ({ page }) => {
  const token = await atCheckout(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  await page.goBack();
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText('Please add items to your cart before checkout.')).toBeVisible();
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('B6 offline: the cart works, submitting keeps the form, and there is one order once the line is back', async ({
  context,
  page,
}) => {
  const token = await atCheckout(page);
  await context.setOffline(true);
  await placeOrder(page).click();
  await expect(page.getByText('Error placing order')).toBeVisible();
  for (const [label, value] of [
    ['City', ADDRESS.city],
    ['Phone', ADDRESS.phone],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value);
  expect(await storedCart(page)).toHaveLength(1);
  await context.setOffline(false);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await ordersOf(page, token)).toHaveLength(1);
});

import { charging } from '../../../fixtures/backend/charging.ts';
import { expect, type Page, placeOrder, signedIn, typeAddress, uncached as test } from '../test.ts';

test.use({ expectedConsole: [/status of (404|409|503)/] });

const rows = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('dl > div');
/** Two pieces at ₹1,499: the discount, the delivery and the tax of the store between them and the total. */
const PARTS = ['Subtotal₹2,998', 'Summer sale-₹50', 'Delivery by van₹99', 'Includes GST 5%₹142.76'];
const WHOLE = [...PARTS, 'Total₹3,047'];

test('10.parts every screen prints the parts of a total by their labels, in their order, and no other words for them', async ({
  page,
  backend,
}) => {
  const expected: unknown[] = [];
  backend.intercept = charging(backend.memory, expected);
  await signedIn(page, backend);

  await page.goto('/product/p1');
  await expect(page.getByText('Delivered within 3 working days.')).toBeVisible();
  await expect(page.getByText('Free shipping')).toHaveCount(0);

  await page.goto('/products');
  await page.getByRole('link', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.locator('dl > div')).toHaveText(WHOLE);
  await expect(drawer).not.toContainText(/free|taxes/i);

  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(rows(page, 'Summary')).toHaveText(WHOLE);
  await expect(summary).not.toContainText(/free|taxes/i);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(summary).toContainText('Total₹4,546');
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(summary).toContainText('Total₹3,047');

  await page.goto('/checkout');
  await expect(rows(page, 'Order Summary')).toHaveText(WHOLE);
  await expect(page.getByRole('region', { name: 'Order Summary' })).not.toContainText(/free|taxes/i);
  const id = await placeOrder(page);
  expect(expected).toEqual([3047]);

  await expect(page.getByRole('main').locator('dl > div')).toHaveText([...PARTS, 'Amount due₹3,047']);

  await page.goto(`/order-success?orderId=${id}`);
  await expect(page.getByText('Your order says when it is on its way.')).toBeVisible();
  await expect(page.getByText('Shipping is free.')).toHaveCount(0);

  const order = page.getByRole('article', { name: `Order ${id}` });
  for (const path of ['/orders', `/track-order?id=${id}&contact=9876543210`]) {
    await page.goto(path);
    await expect(order.locator('dl').first().locator('div')).toHaveText(WHOLE);
  }
});

test('10.parts until the store has told a total there is a subtotal, and an order for it is refused with the quote', async ({
  page,
  backend,
}) => {
  const expected: unknown[] = [];
  const charged = charging(backend.memory, expected);
  backend.intercept = (request, response) =>
    request.url?.endsWith('/quotes')
      ? (response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"Not now"}'), true)
      : charged(request, response);
  await signedIn(page, backend);
  await page.goto('/checkout');
  await expect(page.getByText('The store has not answered: prices and stock are as you last saw them.')).toBeVisible();
  await expect(rows(page, 'Order Summary')).toHaveText(['Subtotal₹2,998']);
  await typeAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your cart has changed. Please look it over, then place the order again.',
  );
  await expect(rows(page, 'Order Summary')).toHaveText(WHOLE);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(expected).toEqual([undefined, 3047]);
});

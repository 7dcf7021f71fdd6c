import { expect, test } from '../support/test.ts';
import {
  answerWith,
  cutOff,
  expectToast,
  keep,
  orderOf,
  REFUSED,
  rupees,
  signedIn,
  orderCard,
  orderNumber,
} from '../support/visit.ts';

const item = { id: 'p1', productTitle: 'Raw jeans', quantity: 2, price: 1299.5 };
const shippingAddress = { address: '12 Loom Street', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' };

test("2.orders.none 2.route.orders 2.orders.list 2.orders.pay 9.shipping: empty list: 'No Orders Found' with a Browse Products link; each order shows id, date, status, shipping and items; Pending offers Pay Now to /payment?orderId={id}", async ({
  page,
}) => {
  const { token } = await signedIn(page);
  await page.goto('/orders');
  await expect(page.getByText('No Orders Found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  );
  const { orderId, product } = await orderOf(page, token);
  await page.goto('/orders');
  const order = orderCard(page, orderId);
  const number = await orderNumber(page, token, orderId);
  await expect(order.getByRole('heading', { name: `Order #${number}` })).toBeVisible();
  await expect(order).toHaveAccessibleName(`Order ${number}`);
  await expect(order.locator('time')).toContainText(
    new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date()),
  );
  await expect(order.locator('[aria-current=step]')).toHaveText('Pending');
  await expect(order.getByText('12 Loom Street, Bengaluru, Karnataka 560001')).toBeVisible();
  await expect(order.getByText('Standard Shipping').first()).toBeVisible();
  await expect(order.getByText('Not available')).toBeVisible();
  await expect(order.getByText(product.title)).toBeVisible();
  await expect(
    order.getByText(rupees(product.discountedPrice ?? product.regularPrice), { exact: true }).first(),
  ).toBeVisible();
  await expect(order.getByRole('link', { name: /Pay Now/ })).toHaveAttribute('href', `/payment?orderId=${orderId}`);
});

test('4.status 9.status: status codes: 0 Pending yellow, 1 Processing blue, 2 Shipped purple, 3 Delivered green, 4 Cancelled red; none counts as 0', async ({
  page,
}) => {
  await keep(page, 'auth_token', 'some');
  const codes = [0, 1, 2, 3, 4, undefined];
  await answerWith(
    page,
    '/orders',
    200,
    codes.map((status, index) => ({
      id: `o${index}`,
      status,
      createdAt: '2026-01-02T03:04:05Z',
      items: [item],
      shippingAddress,
    })),
  );
  await page.goto('/orders');
  const badge = (index: number, word: string) =>
    page.getByRole('article', { name: `Order o${index}` }).getByText(word, { exact: true });
  for (const [index, word] of ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Pending'].entries())
    await expect(badge(index, word).and(page.locator('[aria-current=step] > *'))).toBeVisible();
  const hues = await Promise.all(
    ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'].map(async (word, index) =>
      hue(await badge(index, word).evaluate((one) => getComputedStyle(one).backgroundColor)),
    ),
  );
  expect(hues[0], 'yellow').toBeGreaterThan(35);
  expect(hues[0], 'yellow').toBeLessThan(65);
  expect(hues[1], 'blue').toBeGreaterThan(200);
  expect(hues[1], 'blue').toBeLessThan(230);
  expect(hues[2], 'purple').toBeGreaterThan(260);
  expect(hues[2], 'purple').toBeLessThan(300);
  expect(hues[3], 'green').toBeGreaterThan(110);
  expect(hues[3], 'green').toBeLessThan(150);
  expect(Math.min(hues[4]!, 360 - hues[4]!), 'red').toBeLessThan(20);
  await expect(page.getByRole('link', { name: /Pay Now/ }), 'only Pending orders').toHaveCount(2);
  await expect(
    page.getByRole('article', { name: 'Order o3' }).getByText('₹2,599', { exact: true }).first(),
  ).toBeVisible();
});

test('an order is printed alone', async ({ page }) => {
  await keep(page, 'auth_token', 'some');
  await page.addInitScript(() => (window.print = () => undefined));
  await answerWith(
    page,
    '/orders',
    200,
    ['o1', 'o2'].map((id) => ({ id, status: 1, createdAt: '2026-01-02T03:04:05Z', items: [item], shippingAddress })),
  );
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Print order o2' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Order #o2')).toBeVisible();
  await expect(page.getByText('Order #o1')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText('Order #o1')).toBeVisible();
});

test.describe('an unknown status', () => {
  test.use({ expectedConsole: [/Unknown order status/] });
  test("4.status.unknown: shows 'Unknown' and logs a warning", async ({ page }) => {
    await keep(page, 'auth_token', 'some');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await answerWith(page, '/orders', 200, [
      { id: 'odd', status: 9, createdAt: '2026-01-02T03:04:05Z', items: [item], shippingAddress },
    ]);
    await page.goto('/orders');
    await expect(page.getByRole('article', { name: 'Order odd' }).getByText('Unknown', { exact: true })).toBeVisible();
    expect(warnings.join()).toContain('Unknown order status');
  });
});

test.describe('load failure', () => {
  test.use({ expectedConsole: [REFUSED] });
  test("8.orders: a failing server, no answer, or one that nobody can read: toast 'Error' / 'Failed to load your orders. Please try again.' and the list is empty", async ({
    page,
  }) => {
    await keep(page, 'auth_token', 'some');
    for (const [what, fail] of [
      ['a failing server', () => answerWith(page, '/orders', 500)],
      ['no answer', () => cutOff(page, '/orders')],
      ['an answer nobody can read', () => answerWith(page, '/orders', 200, '<html>')],
    ] as const)
      await test.step(what, async () => {
        await fail();
        await page.goto('/orders');
        await expectToast(page, 'Error', 'Failed to load your orders. Please try again.');
        await expect(page.getByRole('article')).toHaveCount(0);
      });
  });
});

test('2.route.order-success: order-success: a thank-you page with links to /orders and /', async ({ page }) => {
  await page.goto('/order-success?orderId=abc123');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(main.locator('a[href="/orders"]')).toBeVisible();
  await expect(main.locator('a[href="/"]')).toBeVisible();
});

/** 0 red, 60 yellow, 120 green, 240 blue, 300 purple. */
function hue(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b) || 1;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth * 60 + 360) % 360;
}

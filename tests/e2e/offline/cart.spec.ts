import { fillCart } from '../support/cart.ts';
import { expect } from '../support/test.ts';
import { expectToast, keep, oneSize, rupees, signedIn, storedCart, ADDRESS } from '../support/visit.ts';
import { cartLines } from '../support/cart.ts';
import { goOffline, goOnline, test, visit } from './shopper.ts';

test('cart, cart beside a page and wishlist open without a network, never opened before, with the last known prices', async ({
  page,
  line,
}) => {
  await fillCart(page);
  await keep(page, 'wishlist', JSON.stringify(await cartLines(page, 2)));
  await visit(page, '/');
  await goOffline(page, line);
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Prices are the last known.')).toBeVisible();
  await goOnline(page, line);
  await expect(drawer.getByText('Prices are the last known.')).toBeHidden();
  await goOffline(page, line);
  await page.goto('/cart');
  await expect(page.getByText('You are offline. Prices are the last known.')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (3 items)');
  for (const picture of await page.getByRole('main').getByRole('listitem').locator('img').all())
    expect(
      await picture.evaluate(async (one: HTMLImageElement) => (await one.decode(), one.dataset.failed)),
    ).toBeUndefined();
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (4 items)');
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await goOnline(page, line);
  await page.mouse.move(200, 200);
  await expect(page.locator('[data-kept]')).toHaveCount(0);
});

test('B10 what is added without a network is in the cart at once, and on return the page says what has changed', async ({
  page,
  line,
}) => {
  const product = await oneSize(page);
  await visit(page, '/products?category=accessories');
  await goOffline(page, line);
  await page.reload();
  await page.getByRole('button', { name: `Add to Cart: ${product.title}` }).click();
  await expectToast(page, 'Added to cart');
  const [{ price }] = await storedCart(page);
  line.rewrite = (text, path) => {
    if (path !== '/api/v1/quotes') return text;
    const quote = JSON.parse(text) as { lines: { price: number }[] };
    return JSON.stringify({ ...quote, lines: quote.lines.map((one) => ({ ...one, price: one.price + 100 })) });
  };
  await goOnline(page, line);
  await expectToast(
    page,
    'Your cart has changed',
    `The price of ${product.title} has changed from ${rupees(price)} to ${rupees(price + 100)}.`,
  );
  expect(await storedCart(page)).toMatchObject([{ price: price + 100 }]);
});

test('what sold out meanwhile is told on return, also on the next page', async ({ page, line }) => {
  const product = await oneSize(page);
  await visit(page, `/product/${product.id}`);
  await goOffline(page, line);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)');
  line.rewrite = (text, path) => {
    if (path !== '/api/v1/quotes') return text;
    const quote = JSON.parse(text) as { lines: object[] };
    return JSON.stringify({ ...quote, lines: quote.lines.map((one) => ({ ...one, problem: 'stock', left: 0 })) });
  };
  await goOnline(page, line);
  await expect(page.getByText('Sold out', { exact: false }).first()).toBeVisible();
});

test('B6 the line breaks at the checkout: the order is refused in clear words, nothing typed is lost, nothing is sent later', async ({
  page,
  line,
}) => {
  await signedIn(page);
  await fillCart(page, 1);
  await visit(page, '/');
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  for (const [label, value] of [
    ['Full Name', ADDRESS.fullName],
    ['Address', ADDRESS.address],
    ['City', ADDRESS.city],
    ['Postal Code', ADDRESS.postalCode],
    ['Phone', ADDRESS.phone],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State').selectOption(ADDRESS.state);
  await goOffline(page, line);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('You are offline, so no order was placed')).toBeVisible();
  await expectToast(page, 'Error placing order');
  await page.reload();
  await expect(page.getByText('Nothing has been ordered or paid now')).toBeVisible();
  line.asked.length = 0;
  await goOnline(page, line);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
  await expect(page.getByLabel('Phone')).toHaveValue(/9876543210/);
  expect(line.asked).not.toContain('/api/v1/orders');
  expect(await storedCart(page)).toHaveLength(1);
});

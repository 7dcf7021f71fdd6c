import { expect, newcomer, test } from '../support/test.ts';
import { read } from '../support/read.ts';
import { storeCart, storedCart, oneSize, orderOf, REFUSED, rupees, signedIn, sized } from '../support/visit.ts';
import { placeOrder, cartLine, fillAddress, ordersOf } from './at-checkout.ts';

/** What shoppers, browsers and lines do wrong, on the embedded store: the rules of browsers in reliability.md. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [REFUSED] });

const STORAGES: [what: string, make: () => void][] = [
  [
    'localStorage denied: the cart lives in memory',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'a full localStorage: what is added is in the cart of this page, and nothing breaks',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

for (const [what, make] of STORAGES)
  test(`B2 ${what}`, async ({ page }) => {
    await page.addInitScript(make);
    await page.goto('/products?category=accessories');
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await expect(page.getByText('Your browser cannot keep the cart')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByText(/^Your browser cannot keep the cart from page to page/)).toBeVisible();
  });

test("B2 a product's page stays where it is when the cart cannot be kept, and says so", async ({ page }) => {
  await page.addInitScript(STORAGES[0]![1]);
  await page.goto(`/product/${encodeURIComponent((await oneSize(page)).id)}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Your browser cannot keep the cart')).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
});

test('B3 a deleted product, a gone size and a new price: marked, left out of the total, never silently ordered', async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const [good, jeans] = [await oneSize(page), await sized(page)];
  const price = good.discountedPrice ?? good.regularPrice;
  await storeCart(
    page,
    cartLine(good, { price: price + 100, quantity: 2 }),
    cartLine(jeans, { selectedSize: '99' }),
    cartLine(jeans, { id: 'deleted-long-ago', name: 'Old jacket', price: 5000 }),
  );
  await page.goto('/cart');
  await expect(page.getByText('No longer available. Not part of your order.', { exact: true })).toBeVisible();
  await expect(page.getByText('This choice is no longer available. Not part of your order.')).toBeVisible();
  await expect(
    page.getByText(`The price of ${good.title} has changed from ${rupees(price + 100)} to ${rupees(price)}.`),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(rupees(price * 2));
  await page.evaluate(
    (lower) =>
      localStorage.setItem('cart', localStorage.getItem('cart')!.replace(/"price":\d+(\.\d+)?/, `"price":${lower}`)),
    price + 100,
  );

  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('No longer available. Not part of this order.', { exact: true })).toBeVisible();
  await expect(summary.getByText('This choice is no longer available. Not part of this order.')).toBeVisible();
  await expect(
    page.getByText(`The price of ${good.title} has changed from ${rupees(price + 100)} to ${rupees(price)}.`),
  ).toBeVisible();
  await expect(summary.locator('dl > div').last()).toContainText(rupees(price * 2));
  await fillAddress(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect((await ordersOf(page, token)).map(({ items }) => items.map(({ id }) => id))).toEqual([[good.id]]);
  expect(
    (await storedCart(page)).map(({ id }) => id),
    'what was left out stays in the cart',
  ).toEqual([jeans.id, 'deleted-long-ago']);
});

test('B6 offline on a product page: what is added is in the cart', async ({ context, page }) => {
  const product = await oneSize(page);
  await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await context.setOffline(false);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)');
  expect(await storedCart(page)).toMatchObject([{ id: product.id }]);
});

read(
  'B7 without JavaScript: home, listing, filters, product, policies, search and tracking work; the checkout says what it needs',
  async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('article')).toHaveCount(4);
    await page.goto('/products?category=jeans');
    await page
      .getByRole('link', { name: /Filter/ })
      .first()
      .click();
    const form = page.getByRole('main').locator('form').first();
    await form.locator('[name=minPrice]').fill('100');
    await form.locator('[type=submit]').first().click();
    await expect(page).toHaveURL(/minPrice=100/);
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await page.goto('/refund');
    await expect(page.getByText(/0-7 working days/).first()).toBeVisible();
    await page.goto('/search?q=jeans');
    await expect(page.locator('article').first()).toBeVisible();

    const person = newcomer();
    await request.post('/api/v1/users/register', { data: person });
    const { token } = await (await request.post('/api/v1/users/authorize', { data: person })).json();
    const { orderId, product } = await orderOf(page, token);
    await page.goto('/track-order');
    await page.getByLabel('Order Number').fill(orderId);
    await page.getByLabel(/Email or Phone/i).fill(person.email);
    await page.getByRole('main').locator('form [type=submit]').click();
    await expect(page.getByText(product.title)).toBeVisible();
    await expect(page.getByText('Pending').first()).toBeVisible();

    for (const path of ['/checkout', '/cart', '/payment']) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript/).first()).toBeVisible();
    }
  },
);

test("B9 an island's chunk is gone after a deploy: the page is loaded anew, once, and works", async ({ page }) => {
  let gone = 0;
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route('**/_astro/*.js', (route) =>
    loads < 2 && (gone += 1) > 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.goto('/products?category=jeans');
  await page
    .getByRole('button', { name: /^Quick View/ })
    .first()
    .dispatchEvent('pointerdown');
  await page
    .getByRole('button', { name: /^Quick View/ })
    .first()
    .click();
  await expect.poll(() => loads).toBe(2);
  expect(gone).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Quick View/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(2);
});

test('B9 a chunk that stays gone is no endless reload; the page stays readable', async ({ page }) => {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/products?category=jeans');
  for (let tap = 0; tap < 3; tap += 1) {
    await page
      .getByRole('button', { name: /^Quick View/ })
      .first()
      .click();
    await page.waitForTimeout(500);
  }
  expect(loads).toBeLessThanOrEqual(2);
  await expect(page.locator('article')).toHaveCount(12);
});

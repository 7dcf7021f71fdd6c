import { expect, logIn, newcomer, register, test, type Page } from '../support/test.ts';
import {
  ADDRESS,
  keepCart,
  keptCart,
  oneSize,
  orderOf,
  products,
  REFUSED,
  rupees,
  signedIn,
  sized,
  type Sold,
} from '../support/visit.ts';

/**
 * What shoppers, browsers and lines do wrong (reliability O10, P11 and the rules of browsers), on the embedded store.
 */
test.use({ expectedConsole: [REFUSED] });

const placeOrder = (page: Page) => page.getByRole('button', { name: /Plac(e|ing) [Oo]rder/ });
const cartLine = ({ id, title, regularPrice, discountedPrice, variants: [first] }: Sold, change: object = {}) => ({
  id,
  name: title,
  price: discountedPrice ?? regularPrice,
  quantity: 1,
  selectedSize: first?.size ?? '',
  selectedColor: first?.color ?? '',
  ...change,
});

async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries({
    'Full Name': ADDRESS.fullName,
    Address: ADDRESS.address,
    City: ADDRESS.city,
    'Postal Code': ADDRESS.postalCode,
    Phone: ADDRESS.phone,
  }))
    await page.getByLabel(label).fill(value);
  await page.getByLabel('State').selectOption(ADDRESS.state);
}

async function ordersOf(page: Page, token: string): Promise<{ id: string; items: { id: string }[] }[]> {
  return (await page.request.get('/api/v1/orders', { headers: { authorization: `Bearer ${token}` } })).json();
}

async function atCheckout(page: Page) {
  const { token } = await signedIn(page);
  await keepCart(page, cartLine(await oneSize(page)));
  await page.goto('/checkout');
  await fillAddress(page);
  return token;
}

test('O10 Enter twice and a double click make one order, and the cart is empty once', async ({ page }) => {
  const token = await atCheckout(page);
  await page.route('**/api/v1/orders', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await placeOrder(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByLabel('City').press('Enter');
  await page.getByLabel('City').press('Enter');
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await ordersOf(page, token)).toHaveLength(1);
  expect(await keptCart(page)).toEqual([]);
});

test('O10 the answer is lost after the order was made: a reload and another submit find the same order', async ({
  page,
}) => {
  const token = await atCheckout(page);
  let lost = 0;
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  await expect(page.getByText('Error placing order')).toBeVisible();
  expect(await keptCart(page)).toHaveLength(1);
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
  await keepCart(
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
    (await keptCart(page)).map(({ id }) => id),
    'what was left out stays in the cart',
  ).toEqual([jeans.id, 'deleted-long-ago']);
});

test('B4 two tabs: both carts agree, no line is lost, and signing out in one signs out the other', async ({
  context,
  page,
}) => {
  await register(page, newcomer());
  const person = newcomer();
  await page.request.post('/api/v1/users/register', { data: person });
  const { token } = await (await page.request.post('/api/v1/users/authorize', { data: person })).json();
  await page.evaluate((text) => localStorage.setItem('auth_token', text), token);
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
    await expect.poll(async () => (await keptCart(page)).length).toBe(nth + 1);
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
  await keepCart(page, cartLine(await oneSize(page)));
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
  await page.evaluate(() => history.go(-4));
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('region', { name: 'Order Summary' }).getByText('Subtotal')).toBeVisible();
  await expect.poll(filled).toEqual([]);
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
  expect(await keptCart(page)).toHaveLength(1);
  await context.setOffline(false);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await ordersOf(page, token)).toHaveLength(1);
});

test('B6 offline on a product page: what is added is in the cart', async ({ context, page }) => {
  const product = await oneSize(page);
  await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await context.setOffline(false);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)');
  expect(await keptCart(page)).toMatchObject([{ id: product.id }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B7 home, listing, filters, product, policies, search and tracking work; the checkout says what it needs', async ({
    page,
    request,
  }) => {
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
  });
});

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

test('P11 names and values of a payment form are text, whatever they hold', async ({ page }) => {
  const evil = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  const { token } = await signedIn(page);
  const { orderId } = await orderOf(page, token);
  await page.route('**/api/v1/payments/fields', (route) =>
    route.fulfill({
      json: [
        {
          name: `n${evil}`,
          label: evil,
          placeholder: evil,
          description: evil,
          type: 'text',
          defaultValue: evil,
          rules: { required: true },
        },
      ],
    }),
  );
  await page.route('**/api/v1/payments', (route) =>
    route.fulfill({
      json: {
        success: true,
        action: {
          type: 'redirect_post',
          redirectUrl: '/sandbox-bank/pay',
          formParams: { type: evil, url: evil, data: { [evil]: evil } },
        },
      },
    }),
  );
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByText(evil).first()).toBeVisible();
  const hit = () => page.evaluate(() => 'hit' in window);
  expect(await hit()).toBe(false);
  let posted: string | null = null;
  page.on('request', (request) => request.url().endsWith('/sandbox-bank/pay') && (posted = request.postData()));
  await page.getByRole('button', { name: /Pay/ }).click();
  await expect.poll(() => posted).not.toBeNull();
  expect(new URLSearchParams(posted!).get(`data[${evil}]`)).toBe(evil);
  await page.waitForURL('**/sandbox-bank/**');
  expect(await hit()).toBe(false);
});

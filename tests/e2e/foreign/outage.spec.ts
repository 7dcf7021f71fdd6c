import { startShop } from '../support/shop.ts';
import { newcomer, logIn } from '../support/test.ts';
import { expect, inStorage, pieceOf, signedIn, uncached as test, uncachedRead as read } from './test.ts';
import { addShopper } from '../../fixtures/backend.ts';

/**
 * F7: the backend goes away in the middle of a visit, and comes back; the shop is never restarted. No page is cached
 * here: cached.spec.ts.
 */
test.use({ expectedConsole: [/status of (404|502|503)/] });

const STORE_FAILED = 'Failed to load store information. Please refresh the page.';

read('F7 8.products: front page, listing and product', async ({ page, backend, reading }) => {
  const { id, name } = pieceOf(reading);
  await backend.down();
  expect((await page.goto('/'))!.status()).toBe(200);
  await expect(page.getByText(STORE_FAILED)).toBeVisible();
  await expect(page.getByText('No featured products available at the moment.')).toBeVisible();
  expect((await page.goto('/products?category=all'))!.status()).toBe(503);
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
  await expect(page.getByText(STORE_FAILED)).toBeVisible();
  expect((await page.goto(`/product/${id}`))!.status()).toBe(503);
  await expect(page.getByText('Failed to load product details')).toBeVisible();
  await expect(page.getByText(STORE_FAILED)).toBeVisible();

  await backend.up();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(STORE_FAILED)).toHaveCount(0);
  await backend.down();
  await page.goto('/products?category=all');
  await backend.up();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('Showing 1 to 12 of 30 items').first()).toBeVisible();
});

read(
  'F7 half an answer, an error, and a page instead of an answer are a failure and never a missing product',
  async ({ page, backend, reading }) => {
    const { id, name } = pieceOf(reading);
    for (const broken of ['half', 'page', 'error'] as const) {
      backend.intercept = (_, response) => {
        if (broken === 'error')
          return (response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"broken"}'), true);
        if (broken === 'page')
          return (response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Be right back</h1>'), true);
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
          .write('{"data":{"id":"p1",');
        setTimeout(() => response.destroy(), 50);
        return true;
      };
      expect((await page.goto(`/product/${id}`))!.status()).toBe(503);
      await expect(page.getByText('Failed to load product details')).toBeVisible();
    }
    backend.intercept = undefined;
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

test('F7 the cart needs nobody: lines, quantities and removal while the backend is away', async ({
  page,
  backend,
  reading,
}) => {
  await signedIn(page, backend);
  const { name } = pieceOf(reading);
  await backend.down();
  expect((await page.goto('/cart'))!.status()).toBe(200);
  await expect(page.getByText(name).first()).toBeVisible();
  await page
    .getByRole('button', { name: `Increase quantity of ${name}` })
    .first()
    .click();
  await expect.poll(async () => JSON.parse((await inStorage(page, 'cart')) ?? '[]')[0]?.quantity).toBe(3);
  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(async () => JSON.parse((await inStorage(page, 'cart')) ?? '[]')).toEqual([]);
});

test('F7 sign-in and registration', async ({ page, backend }) => {
  const person = newcomer();
  addShopper(backend.memory, person);
  await page.goto('/login');
  await backend.down();
  await logIn(page, person);
  await expect(page.getByText('No response from server. Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Email').first()).toHaveValue(person.email);
  await backend.up();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/register');
  await backend.down();
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').first().fill(newcomer().email);
  await page.getByLabel('Password', { exact: true }).fill('indigo-thread-7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('indigo-thread-7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Error')).toBeVisible();
  await expect(page.getByText('Failed to register. Please try again.')).toBeVisible();
  await expect(
    page.getByText(/^Registration failed\. Please try using a different email provider \(like .+ or .+\)\.$/),
  ).toBeVisible();
  await backend.up();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created successfully. You can now log in.')).toBeVisible();
});

test('orders, account and tracking', async ({ page, backend }) => {
  const { token } = await signedIn(page, backend);
  await backend.down();
  await page.goto('/orders');
  await expect(page.getByRole('status').getByText('Failed to load your orders. Please try again.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Failed to load account information (No response received)')).toBeVisible();
  await page.goto('/track-order?id=x');
  await page.getByLabel('Email or Phone').fill('asha@example.com');
  await page.getByRole('button', { name: 'Track Order' }).click();
  // Nothing was looked for, so nothing the shopper typed is wrong.
  await expect(page.getByRole('status').getByText('No response from server. Please try again later.')).toBeVisible();
  await page.goto('/orders');
  await expect(
    page.getByRole('alert').getByText('Failed to load your orders. Please try again.').first(),
  ).toBeVisible();
  await backend.up();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No Orders Found')).toBeVisible();
  expect(await inStorage(page, 'auth_token')).toBe(token);
});

read('F8: a shop started while its backend is down opens, and recovers', async ({ page, backend }) => {
  await backend.down();
  const shop = await startShop({ PORT: '0', API_URL: backend.url });
  try {
    expect((await page.goto(`${shop.origin}/products?category=all`))!.status()).toBe(503);
    await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
    await backend.up();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByText('Showing 1 to 12 of 30 items').first()).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await shop.close();
  }
});

read('F7: a backend that hangs costs a page one time-out, not one for each try', async ({ page, backend }) => {
  backend.delayMs = 60_000;
  const begun = Date.now();
  expect((await page.goto('/products?category=all', { timeout: 40_000 }))!.status()).toBe(503);
  expect(Date.now() - begun).toBeLessThan(20_000);
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
});

test('the API test page', async ({ page, backend }) => {
  await page.goto('/api-test');
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByRole('main').getByText('Foreign Threads').first()).toBeVisible();
  await expect(page.getByText('Connection successful.')).toBeVisible();
  backend.intercept = (_, response) => (response.writeHead(404).end('nothing'), true);
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByText('Connection failed. Check console for details.')).toBeVisible();
});

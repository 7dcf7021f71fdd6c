import { net } from '../support/net.ts';
import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';
import { sized, storedCart } from '../support/visit.ts';

/** Public pages carry their whole content in HTML, and no React before the shopper acts. */
test.describe('without JavaScript', () => {
  read('2.route.home 2.home.benefits: home, listing, product and policy are whole', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Browse Collection', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Featured Products' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Shop \w+ Collection$/ })).toHaveCount(3);
    await expect(page.locator('article')).toHaveCount(4);
    for (const benefit of ['Premium Quality', 'Modern Designs', 'Perfect Fit', 'Sustainable Practices'])
      await expect(page.getByRole('heading', { name: benefit })).toBeVisible();

    await page.goto('/products?category=jeans');
    await expect(page.locator('article')).toHaveCount(12);
    await expect(page.getByText(/^Showing 1 to 12 of \d+ items$/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^Showing 13 to \d+ of \d+ items$/).first()).toBeVisible();
    await page.locator('article h3 a').first().click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(page.getByText(/₹[\d,]+/).first()).toBeVisible();

    await page.goto('/shipping');
    await expect(page.getByText(/0-7 working days/).first()).toBeVisible();
  });

  read('the type filter is a plain form', async ({ page }) => {
    await page.goto('/products?category=jeans');
    const filter = page.getByLabel('Filter by Type');
    const type = (await filter.locator('option').nth(1).textContent())!;
    await filter.selectOption(type);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/parentCategory=/);
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page).not.toHaveURL(/parentCategory=/);
  });
});

const PUBLIC = ['/', '/products', '/products?category=shirts', '/shipping', '/about', '/faq'];

test('public pages load no React before the shopper acts', async ({ page }) => {
  const bodies = new Map<string, string>();
  for (const path of [...PUBLIC, `/product/${encodeURIComponent((await sized(page)).id)}`]) {
    const scripts: string[] = [];
    const note = (request: { url: () => string; resourceType: () => string }) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    for (const url of scripts) if (!bodies.has(url)) bodies.set(url, await (await page.request.get(url)).text());
    const react = scripts.filter((url) =>
      /react\.(?:element|transitional)|hydrateRoot|useSyncExternalStore/.test(bodies.get(url)!),
    );
    expect(react, `${path} loaded ${scripts.join(', ')}`).toEqual([]);
  }
});

test('a size picked and several taps before the island is hydrated are replayed in their order, each once; a second press of Add to Cart is dropped', async ({
  page,
}) => {
  await page.goto(`/product/${encodeURIComponent((await sized(page)).id)}`);
  const picked = await page.evaluate(() => {
    const size = document.querySelector<HTMLInputElement>('input[name=size]:not(:disabled)')!;
    size.checked = true;
    for (const name of [
      '[aria-label="Increase quantity"]',
      '[aria-label="Increase quantity"]',
      '[type=submit]',
      '[type=submit]',
    ])
      document.querySelector<HTMLElement>(`main form ${name}`)!.click();
    return size.value;
  });
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('(3 items)')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ quantity: 3, selectedSize: picked }]);
});

test('a tap on a page whose island loads with it waits for the island', async ({ page, context }) => {
  await context.route('**/_astro/AccountCard*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('auth_token', 'made-up'));
  await context.route('**/api/v1/accountInfo', (route) =>
    route.fulfill({ json: { firstName: 'A', lastName: 'B', email: 'a@b.in', createdAt: '' } }),
  );
  await context.route('**/api/v1/users/logout', (route) => route.fulfill({ json: {} }));
  await page.goto('/account', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).not.toHaveURL('/account');
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
});

test('a tap during the view transition to the next page is not lost, at whatever moment it comes', async ({ page }) => {
  const waits = net([0, 20, 40, 60, 80, 100, 130, 160, 200, 300], (wait) => [0, 60, 160].includes(wait));
  for (const [index, wait] of waits.entries()) {
    await page.goto('/products?category=jeans');
    await page.locator('article h3 a').nth(index).click();
    const size = page.locator('input[name=size]:enabled').first();
    await size.waitFor({ state: 'attached' });
    await page.waitForTimeout(wait);
    const { x, y, width, height } = (await size.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(size, `${wait} ms after the page came`).toBeChecked();
  }
});

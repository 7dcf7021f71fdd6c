import { net } from '../support/net.ts';
import { read } from '../support/read.ts';
import { holdUntilPlaceholders } from '../support/placeholders.ts';
import { expect, test, type Page } from '../support/test.ts';
import { products, storeInfo } from '../support/visit.ts';

/** The page /search: not in the specification, offered by stores with the capability `search`. */
test.use({ expectedConsole: [/status of 404/] });

/** With the focus, and script, it is a combobox. */
const field = (page: Page) => {
  const main = page.getByRole('main');
  return main
    .getByRole('searchbox', { name: 'Search products' })
    .or(main.getByRole('combobox', { name: 'Search products' }));
};
const press = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const visit = javaScriptEnabled ? test : read;

    visit('from the header to what was found, page by page', async ({ page }) => {
      const found = await products(page, 'search=jeans');
      expect(found.length).toBeGreaterThan(12);
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
      await expect(page.getByText('Search products', { exact: true })).toBeVisible();
      await field(page).fill('Jeans');
      await press(page);
      await expect(page).toHaveURL('/search?q=Jeans');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "Jeans"');
      await expect(field(page)).toHaveValue('Jeans');
      await expect(page.getByText(`Showing 1 to 12 of ${found.length} items`).first()).toBeVisible();
      await expect(page.locator('article h3')).toHaveText(found.slice(0, 12).map(({ title }) => title));
      await expect(page.getByRole('heading', { name: 'Explore Categories' })).toHaveCount(0);

      await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/search?q=Jeans&page=2');
      await expect(page.locator('article h3').first()).toHaveText(found[12]!.title);
      await expect(page.getByText(new RegExp(`^Showing 13 to \\d+ of ${found.length} items$`)).first()).toBeVisible();
      await page.locator('article h3 a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[12]!.title);
    });
  });

/** The same form on other pages: with script its keys are told in search.spec.ts. */
for (const javaScriptEnabled of net([true, false], (one) => !one))
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const visit = javaScriptEnabled ? test : read;

    visit('nothing found: says so, with the form and the categories', async ({ page }) => {
      const { categories } = await storeInfo(page);
      expect((await page.goto('/search?q=hovercraft'))!.status()).toBe(200);
      await expect(page.getByText('No products found for "hovercraft".')).toBeVisible();
      await expect(page.locator('article')).toHaveCount(0);
      const tiles = page.getByRole('region', { name: 'Explore Categories' }).getByRole('link');
      expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        categories.slice(0, 3).map((name: string) => `/products?category=${name.toLowerCase()}`),
      );
      await field(page).fill('shirt');
      await press(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "shirt"');
      await expect(page.locator('article').first()).toBeVisible();
    });

    visit('the not-found page has a search and the categories', async ({ page }) => {
      expect((await page.goto('/no/such/path'))!.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page.getByRole('region', { name: 'Explore Categories' }).getByRole('link')).toHaveCount(3);
      await field(page).fill('belt');
      await field(page).press('Enter');
      await expect(page).toHaveURL('/search?q=belt');
      await expect(page.locator('article h3').first()).toContainText(/belt/i);
    });
  });

read('nothing asked: the form and the categories', async ({ page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%20', '/search/']) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Explore Categories' })).toBeVisible();
    await expect(page.locator('article')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  }
});

read('results are kept out of search engines', async ({ page }) => {
  for (const path of ['/search?q=jeans', '/search?q=jeans&page=2', '/search?q=hovercraft']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

async function isText(page: Page, odd: string): Promise<void> {
  expect((await page.goto(`/search?q=${encodeURIComponent(odd)}`))!.status(), odd).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for "${odd}"`);
  await expect(field(page)).toHaveValue(odd);
  if (!/\w/.test(odd.replaceAll('_', ''))) await expect(page.locator('article')).toHaveCount(0);
}

read('what was typed is text, however odd', async ({ page }) => {
  for (const odd of ["' or 1=1 --", '%', '_', '%_%', '😀', 'x'.repeat(100)]) await isText(page, odd);
});

test('what was typed is text, where it could run, and however long', async ({ page }) => {
  for (const odd of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']) await isText(page, odd);
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await page.goto(`/search?q=${'x'.repeat(3_000)}`))!.status()).toBe(200);
  await expect(field(page)).toHaveValue('x'.repeat(100));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const path of ['/search?q=%ff', '/search?q=%00', '/search?page=abc&q=jeans'])
    expect((await page.request.get(path)).status(), path).toBeLessThan(500);
});

test('a page past the end answers 404 and leads back', async ({ page }) => {
  expect((await page.goto('/search?q=jeans&page=999'))!.status()).toBe(404);
  await page.getByRole('link', { name: 'First Page' }).click();
  await expect(page).toHaveURL('/search?q=jeans');
});

test('the header and the menu lead to it, and the header fits a phone', async ({ page }) => {
  await page.goto('/search');
  for (const session of ['', 'some']) {
    await page.evaluate(
      (token) => (token ? localStorage.setItem('auth_token', token) : localStorage.removeItem('auth_token')),
      session,
    );
    await page.reload();
    for (const width of [320, 360, 480, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (process.env.TEST_ALL) await page.reload();
      // The footer's styles come with the late sheet.
      await expect(page.locator('link[media=print]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
      const name = page.getByRole('banner').locator('a[href="/"]');
      expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth), `the name at ${width}`).toBe(true);
      const link = page.getByRole('banner').locator('a.icon-btn[href="/search"]');
      await expect(link).toBeVisible({ visible: width >= 360 });
      for (const target of [
        link,
        field(page),
        page.getByRole('main').getByRole('button', { name: 'Search', exact: true }),
      ])
        if (await target.isVisible()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
});

test('a listing that is long in coming shows placeholders', async ({ page }) => {
  await page.goto('/search?q=jeans');
  const placeholders = await holdUntilPlaceholders(page, '**/search?q=jeans&page=2', 'main [data-skeleton]');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing 13 to /).first()).toBeVisible();
  expect(await placeholders()).toEqual({ seen: 12, left: 0 });
});

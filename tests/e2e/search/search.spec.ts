import { net } from '../support/net.ts';
import { read } from '../support/read.ts';
import { expect, test, type Page } from '../support/test.ts';
import { products } from '../support/visit.ts';

/** Search with typos, the same filters as a listing, and what leads on from nothing. */
test.use({ expectedConsole: [/status of 404/] });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const visit = javaScriptEnabled ? test : read;

    visit(
      'filters and sort of a search; nothing with them answers 404 and leads back to the search',
      async ({ page }) => {
        expect((await page.goto('/search?q=jeans&minPrice=9000000'))!.status()).toBe(404);
        await expect(page.getByText('No products found with the selected filters.')).toBeVisible();
        await page.getByRole('link', { name: 'Clear Filters' }).click();
        await expect(page).toHaveURL('/search?q=jeans');

        const found = await products(page, 'search=jeans');
        await page.getByRole('link', { name: 'Filter & sort' }).click();
        const form = page.locator('[data-filter-form]');
        await expect(form.getByRole('radio', { name: 'Best match' })).toBeChecked();
        await form.getByRole('radio', { name: 'Price: low to high' }).check();
        await form.locator('[name=inStock]').check();
        await form.getByRole('button', { name: /^Show / }).click();
        await expect(page).toHaveURL('/search?q=jeans&inStock=true&sort=price-asc');
        const paid = found
          .map(({ regularPrice, discountedPrice }) => discountedPrice ?? regularPrice)
          .sort((a, b) => a - b);
        await expect(page.locator('article').first()).toContainText(paid[0]!.toLocaleString('en-IN'));
        await page.getByRole('link', { name: 'Remove In stock' }).click();
        await expect(page).toHaveURL('/search?q=jeans&sort=price-asc');
      },
    );
  });

/** Links, and a box of the same form: script does nothing else with them. */
for (const javaScriptEnabled of net([true, false], (one) => !one))
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const visit = javaScriptEnabled ? test : read;

    visit('a typo: says what was found instead, and leads there', async ({ page }) => {
      expect((await page.goto('/search?q=shrit'))!.status()).toBe(200);
      await expect(page.getByText('No results for “shrit”. Showing results for “shirt”.')).toBeVisible();
      await expect(page.locator('article').first()).toBeVisible();
      await page.getByRole('link', { name: '“shirt”' }).click();
      await expect(page).toHaveURL('/search?q=shirt');
      await expect(page.getByText('No results for')).toHaveCount(0);
    });

    visit('a category of a search, as a chip', async ({ page }) => {
      await page.goto('/search?q=cotton');
      await page.getByRole('link', { name: 'Filter & sort' }).click();
      const form = page.locator('[data-filter-form]');
      const row = form.getByRole('group', { name: 'Category' }).locator('label').nth(1);
      const count = Number(await row.locator('.filter-count').textContent());
      await row.click();
      await form.getByRole('button', { name: /^Show / }).click();
      await expect(page).toHaveURL(/\/search\?q=cotton&category=/);
      await expect(page.getByText(new RegExp(`^${count} products?$`)).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(1);
    });
  });

const field = (page: Page) => page.getByRole('main').getByLabel('Search products');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test.describe('suggestions', () => {
  test('come with the first focus of the box, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /combobox|suggestions/.test(request.url()) && asked.push(request.url()));
    // On /search the box has the focus from the start.
    await page.goto('/404', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await field(page).focus();
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveAttribute('aria-expanded', 'false');
    await field(page).pressSequentially('j');
    await page.waitForTimeout(400);
    expect(asked.filter((url) => url.includes('/suggestions'))).toEqual([]);
    await field(page).pressSequentially('eans');
    await expect(list(page).getByRole('option').first()).toBeVisible();
    // Once the keys rest: one question, perhaps two on a slow machine.
    expect(asked.filter((url) => url.includes('/suggestions')).length).toBeLessThanOrEqual(2);
  });

  test('categories with how many products, products with picture and price', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('jean');
    const productList = list(page).getByRole('group', { name: 'Products' }).getByRole('option');
    await expect(productList.first()).toBeVisible();
    await expect(productList.first().locator('img')).toHaveCount(1);
    await expect(productList.first()).toContainText('₹');
    await expect(list(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()).toContainText(/\d/);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toHaveCount(1);
    const href = await productList.first().getAttribute('href');
    await productList.first().click();
    await expect(page).toHaveURL(href!);
  });

  test('by keyboard: down, up, Escape, Enter', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('jean');
    const options = list(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('jean');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const href = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);
  });

  test('Enter without a choice searches; the search is offered again, and can be forgotten', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('linen shirt');
    await expect(list(page).getByRole('option').first()).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=linen+shirt');
    await page.goto('/search');
    await field(page).focus();
    const recent = list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['linen shirt']);
    await recent.click();
    await expect(page).toHaveURL('/search?q=linen+shirt');
    await page.goto('/search');
    await field(page).focus();
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  });

  test('an answer that comes late is not shown for other words; one that fails says nothing', async ({ page }) => {
    await page.route('**/suggestions?q=jean', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => undefined);
    });
    await page.route('**/suggestions?q=zz', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: 'nonsense' }),
    );
    await page.goto('/search');
    await field(page).fill('jean');
    await page.waitForTimeout(300);
    await field(page).fill('shirt');
    await expect(list(page).getByRole('option', { name: /shirt/i }).first()).toBeVisible();
    await page.waitForTimeout(1_200);
    await expect(list(page).getByRole('option', { name: /^jeans/i })).toHaveCount(0);
    await field(page).fill('zz');
    await expect(list(page)).toBeHidden();
  });
});

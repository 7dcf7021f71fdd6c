import { read } from '../support/read.ts';
import { holdUntilPlaceholders } from '../support/placeholders.ts';
import { expect, test } from '../support/test.ts';
import { products, storeInfo, valuesOf } from '../support/visit.ts';

const heading = { level: 1 } as const;

read(
  '2.route.products 2.products.explore: without category: an Explore Categories grid of the first 3 store categories (image, name, link)',
  async ({ page }) => {
    const { categories } = await storeInfo(page);
    await page.goto('/products');
    const grid = page.getByRole('region', { name: 'Explore Categories' });
    await expect(grid.getByRole('link')).toHaveCount(3);
    for (const name of categories.slice(0, 3)) {
      const tile = grid.getByRole('link', { name: new RegExp(name) });
      await expect(tile).toHaveAttribute('href', `/products?category=${name.toLowerCase()}`);
      await expect(tile.locator('img')).toHaveCount(1);
    }
    await page.goto('/products?category=jeans');
    await expect(page.getByRole('heading', { name: 'Explore Categories' })).toHaveCount(0);
  },
);

for (const [category, words] of [
  ['men', "Men's Ethnic Wear"],
  ['women', "Women's Ethnic Wear"],
  ['jeans', 'Jeans'],
  ['all', 'All Products'],
] as const)
  read(`2.products.heading: heading of category=${category}: ${words}`, async ({ page }) => {
    await page.goto(`/products?category=${category}`);
    await expect(page.getByRole('heading', heading)).toHaveText(words);
  });

read('2.products.query: featured=true: products whose featured attribute is true', async ({ page }) => {
  const featured = (await products(page, '')).filter((one) =>
    valuesOf(one, 'featured').some((value) => value.includes('true')),
  );
  expect(featured.length).toBeGreaterThan(0);
  await page.goto('/products?featured=true');
  const names = await page.locator('article h3').allTextContents();
  expect(names.length).toBe(Math.min(12, featured.length));
  for (const name of names) expect(featured.map(({ title }) => title)).toContain(name.trim());
});

read('2.products.query: sale=true: products with a discounted price below the regular one', async ({ page }) => {
  const sale = (await products(page, '')).filter(
    ({ discountedPrice, regularPrice }) => discountedPrice !== null && discountedPrice < regularPrice,
  );
  expect(sale.length).toBeGreaterThan(0);
  await page.goto('/products?sale=true');
  const cards = page.locator('article');
  await expect(cards).toHaveCount(Math.min(12, sale.length));
  for (const card of await cards.all()) await expect(card.getByText('Sale', { exact: true })).toHaveCount(1);
});

test("2.products.filter 2.products.reset: filter dropdown: 'Filter by Type', 'All Types', one entry per parent category, with a Clear control; page resets to 1 when the parent category changes", async ({
  page,
}) => {
  const types = [...new Set((await products(page, 'category=jeans')).map(({ parentCategory }) => parentCategory))].sort(
    (a, b) => a.localeCompare(b),
  );
  await page.goto('/products?category=jeans&page=2');
  await expect(page.getByText(/^Showing 13 to /).first()).toBeVisible();
  const filter = page.getByLabel('Filter by Type');
  await expect(filter.locator('option')).toHaveText(['All Types', ...types]);
  await expect(page.getByRole('link', { name: 'Clear', exact: true })).toHaveCount(0);
  await filter.selectOption(types[0]!);
  await expect(page).toHaveURL(new RegExp(`parentCategory=${encodeURIComponent(types[0]!).replaceAll('%20', '\\+')}`));
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  await expect(filter).toHaveValue(types[0]!);
  await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/products?category=jeans');
});

test('2.products.grid: grid toggle: 4 columns on large screens in the 3-column view, otherwise 2; hidden under 768px', async ({
  page,
}) => {
  await page.goto('/products?category=jeans');
  // The toggle's code comes with the first touch: its first press counts when that is there.
  const columns = () =>
    expect.poll(() =>
      page
        .locator('main .product-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    );
  const toggle = page.getByRole('group', { name: 'Columns' });
  await expect(toggle.getByRole('button', { name: '3 columns' })).toHaveAttribute('aria-pressed', 'true');
  await columns().toBe(4);
  await toggle.getByRole('button', { name: '2 columns' }).click();
  await columns().toBe(2);
  await toggle.getByRole('button', { name: '3 columns' }).click();
  await columns().toBe(4);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(toggle).toBeHidden();
  await columns().toBe(2);
});

test('2.products.loading: a listing that is long in coming shows 12 placeholders', async ({ page }) => {
  // Else the page is there before it is asked for.
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto('/products?category=jeans');
  const placeholders = await holdUntilPlaceholders(page, '**/products?category=jeans&page=2', 'main [data-skeleton]');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing 13 to /).first()).toBeVisible();
  expect(await placeholders()).toEqual({ seen: 12, left: 0 });
  await page.goBack();
  await expect(page.locator('article')).toHaveCount(12);
});

read(
  "2.products.pagination 9.page-size 9.pagination: page size 12, pagination with 'Showing x to y of n items', current page plus or minus 2",
  async ({ page }) => {
    const count = (await products(page, '')).length;
    const last = Math.ceil(count / 12);
    await page.goto('/products?category=all');
    await expect(page.locator('article')).toHaveCount(12);
    await expect(page.getByText(`Showing 1 to 12 of ${count} items`)).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    const shown = Array.from({ length: last }, (_, index) => index + 1).filter((one) => one <= 3 || one === last);
    for (const one of shown) await expect(pages.getByRole('link', { name: `Page ${one}`, exact: true })).toBeVisible();
    if (last > 4) await expect(pages.getByText('…')).toBeVisible();
    await page.goto(`/products?category=all&page=${last}`);
    await expect(page.getByText(`Showing ${(last - 1) * 12 + 1} to ${count} of ${count} items`)).toBeVisible();
  },
);

read('9.pagination: pagination hidden when 1 page or fewer', async ({ page }) => {
  const { categories } = await storeInfo(page);
  for (const name of categories) {
    const count = (await products(page, `category=${name.toLowerCase()}`)).length;
    await page.goto(`/products?category=${name.toLowerCase()}`);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(count > 12 ? 1 : 0);
  }
});

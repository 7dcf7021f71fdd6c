import { net } from '../support/net.ts';
import { read } from '../support/read.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { products, valuesOf, type Sold } from '../support/visit.ts';

/** Filters and sort on the listing, as links and GET forms; stores with the capability `filters`. */
test.use({ expectedConsole: [/status of 404/] });

const paid = ({ regularPrice, discountedPrice }: Sold) => discountedPrice ?? regularPrice;
const names = (page: Page) => page.locator('article h3');
const shown = (count: number) => new RegExp(`^${count} products?$`);

/** A size that some jeans have and some have not, and how many have. */
async function someSize(page: Page): Promise<{ size: string; having: Sold[]; all: Sold[] }> {
  const all = await products(page, 'category=jeans');
  const sizes = [...new Set(all.flatMap((one) => valuesOf(one, 'size', 'sizes')))];
  const size = sizes.find((one) => {
    const count = all.filter((product) => valuesOf(product, 'size', 'sizes').includes(one)).length;
    return count > 1 && count < all.length;
  })!;
  return { size, having: all.filter((one) => valuesOf(one, 'size', 'sizes').includes(size)), all };
}

/** The form: in the panel, or on its own page. */
async function openForm(page: Page, javaScriptEnabled: boolean): Promise<Locator> {
  await page.getByRole('link', { name: /^Filter & sort/ }).click();
  if (javaScriptEnabled)
    await expect(page.getByRole('dialog', { name: 'Filter & sort' }).locator('form')).toBeVisible();
  else await expect(page).toHaveURL(/\/filters\?/);
  return page.locator('[data-filter-form]');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const visit = javaScriptEnabled ? test : read;

    visit('a size is chosen in the form, shown as a chip, and taken away', async ({ page }) => {
      const { size, having, all } = await someSize(page);
      await page.goto('/products?category=jeans');
      await expect(page.getByText(shown(all.length)).first()).toBeVisible();
      const form = await openForm(page, javaScriptEnabled);
      const box = form
        .getByRole('group', { name: 'Size' })
        .locator('label', { has: page.locator(`input[value="${size}"]`) });
      await expect(box.locator('.filter-count')).toHaveText(String(having.length));
      await box.locator('input').check();
      if (javaScriptEnabled)
        await expect(form.getByRole('button', { name: `Show ${having.length} product` })).toBeVisible();
      await form.getByRole('button', { name: /^Show / }).click();
      await expect(page).toHaveURL(`/products?category=jeans&size=${encodeURIComponent(size)}`);
      await expect(page.getByText(shown(having.length)).first()).toBeVisible();
      await expect(names(page)).toHaveText(having.slice(0, 12).map(({ title }) => title));
      await expect(page.getByRole('link', { name: 'Filter & sort (1)' })).toBeVisible();
      await page.getByRole('link', { name: `Remove Size ${size}` }).click();
      await expect(page).toHaveURL('/products?category=jeans');
      await expect(page.getByText(shown(all.length)).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(0);
    });

    visit('counts respect the other filters, and the filters each other', async ({ page }) => {
      const { size, having } = await someSize(page);
      const color = valuesOf(having[0]!, 'color', 'colors', 'colour', 'colours')[0]!;
      const both = having.filter((one) => valuesOf(one, 'color', 'colors', 'colour', 'colours').includes(color));
      await page.goto(`/products?category=jeans&size=${encodeURIComponent(size)}`);
      const form = await openForm(page, javaScriptEnabled);
      await expect(
        form.locator('label', { has: page.locator(`[name=color][value="${color}"]`) }).locator('.filter-count'),
      ).toHaveText(String(both.length));
      await form.locator(`[name=color][value="${color}"]`).check();
      await form.getByRole('button', { name: /^Show / }).click();
      await expect(page.getByText(shown(both.length)).first()).toBeVisible();
      await page.getByRole('list', { name: 'Filters' }).getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL('/products?category=jeans');
    });

    visit('price: from and to, swapped where need be, and what is paid counts', async ({ page }) => {
      const all = await products(page, 'category=jeans');
      const prices = all.map(paid).sort((a, b) => a - b);
      const [low, high] = [prices[1]!, prices.at(-2)!];
      const within = all.filter((one) => paid(one) >= low && paid(one) <= high);
      await page.goto('/products?category=jeans');
      const form = await openForm(page, javaScriptEnabled);
      await form.getByLabel('From', { exact: true }).fill(String(high));
      await form.getByLabel('To', { exact: true }).fill(String(low));
      await form.getByLabel('To', { exact: true }).press('Enter');
      await expect(page).toHaveURL(`/products?category=jeans&minPrice=${low}&maxPrice=${high}`);
      await expect(page.getByText(shown(within.length)).first()).toBeVisible();
    });

    visit("an empty combination answers 404 with the spec's words, and leads back", async ({ page }) => {
      expect((await page.goto('/products?category=jeans&minPrice=9000000'))!.status()).toBe(404);
      await expect(page.getByText('No products found with the selected filters.')).toBeVisible();
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL('/products?category=jeans');
      await expect(names(page).first()).toBeVisible();
    });
  });

/** Each order and each box goes the same way: with script two are chosen above, and some in panel.spec.ts. */
for (const javaScriptEnabled of net([true, false], (one) => !one))
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const visit = javaScriptEnabled ? test : read;

    visit('sorted by price low to high, high to low, and by name, each page by page', async ({ page }) => {
      const all = await products(page, 'category=jeans');
      await page.goto('/products?category=jeans');
      for (const [label, sort, order] of [
        ['Price: low to high', 'price-asc', (a: Sold, b: Sold) => paid(a) - paid(b)],
        ['Price: high to low', 'price-desc', (a: Sold, b: Sold) => paid(b) - paid(a)],
        ['Name: A to Z', 'name', (a: Sold, b: Sold) => a.title.localeCompare(b.title, 'en')],
      ] as const)
        await test.step(label, async () => {
          const shownAs = (one: Sold) => (sort === 'name' ? one.title : paid(one));
          const sorted = [...all].sort(order).map(shownAs);
          const form = await openForm(page, javaScriptEnabled);
          await form.getByRole('radio', { name: label }).check();
          await form.getByRole('button', { name: /^Show / }).click();
          await expect(page).toHaveURL(`/products?category=jeans&sort=${sort}`);
          const seen = async () =>
            (await names(page).allTextContents()).map((title) =>
              shownAs(all.find((one) => one.title === title.trim())!),
            );
          await expect.poll(seen).toEqual(sorted.slice(0, 12));
          await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
          await expect(page).toHaveURL(`/products?category=jeans&sort=${sort}&page=2`);
          await expect.poll(seen).toEqual(sorted.slice(12, 24));
        });
    });

    visit('on sale and in stock', async ({ page }) => {
      const sale = (await products(page, 'category=shirts&sale=true')).length;
      await page.goto('/products?category=shirts');
      const form = await openForm(page, javaScriptEnabled);
      const box = form.locator('label', { has: page.locator('[name=sale]') });
      await expect(box.locator('.filter-count')).toHaveText(String(sale));
      await box.click();
      await form.locator('label', { has: page.locator('[name=inStock]') }).click();
      await form.getByRole('button', { name: /^Show / }).click();
      await expect(page).toHaveURL('/products?category=shirts&sale=true&inStock=true');
      await expect(page.getByRole('link', { name: 'Remove On sale' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove In stock' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shirts');
    });
  });

test("a form's own spelling is answered with the one spelling, which no cache keeps", async ({ page }) => {
  const spelled = '/products?category=jeans&parentCategory=&size=34&size=32&minPrice=&maxPrice=900&sort=';
  const answer = await page.request.get(spelled, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/products?category=jeans&size=32&size=34&maxPrice=900');
  expect(answer.headers()['cdn-cache-control']).toBeUndefined();
  expect((await page.request.get('/search?q=jeans&category=&sort=', { maxRedirects: 0 })).headers().location).toBe(
    '/search?q=jeans',
  );
});

read(
  'filtered pages are kept out of search engines and name the listing; the others name themselves',
  async ({ page }) => {
    const head = async (path: string) => {
      await page.goto(path);
      const [robots, canonical] = [page.locator('meta[name=robots]'), page.locator('link[rel=canonical]')];
      return {
        robots: (await robots.count()) ? await robots.getAttribute('content') : 'all',
        canonical:
          new URL((await canonical.getAttribute('href'))!).pathname +
          new URL((await canonical.getAttribute('href'))!).search,
      };
    };
    expect(await head('/products?category=jeans&sort=name')).toEqual({
      robots: 'noindex',
      canonical: '/products?category=jeans',
    });
    expect(await head('/products?category=jeans&inStock=true')).toEqual({
      robots: 'noindex',
      canonical: '/products?category=jeans',
    });
    expect(await head('/products?category=jeans&page=2')).toEqual({
      robots: 'all',
      canonical: '/products?category=jeans&page=2',
    });
    await page.goto('/filters?category=jeans');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

test("the type dropdown keeps the other filters, and the form the dropdown's type", async ({ page }) => {
  const { size, having } = await someSize(page);
  const type = having[0]!.parentCategory;
  await page.goto(`/products?category=jeans&size=${encodeURIComponent(size)}`);
  await page.getByLabel('Filter by Type').selectOption(type);
  const filtered = `/products?category=jeans&parentCategory=${encodeURIComponent(type).replaceAll('%20', '+')}&size=${encodeURIComponent(size)}`;
  await expect(page).toHaveURL(filtered);
  await page.getByRole('link', { name: /^Filter & sort/ }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: type })).toBeChecked();
});

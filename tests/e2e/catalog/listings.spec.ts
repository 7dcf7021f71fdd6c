import { products, storeInfo } from '../support/visit.ts';
import { net } from '../support/net.ts';
import { read } from '../support/read.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What a listing says of itself, and what leads to it. */
const ranges = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+ items$/);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    const visit = javaScriptEnabled ? test : read;

    visit(
      "'Showing x to y of n items': once on listings of several pages, hidden when 1 page or fewer",
      async ({ page }) => {
        const { categories } = await storeInfo(page);
        // What the server says is read without script; with it, one listing of each kind shows that it says no more.
        const few = ['/products', '/search?q=belt'];
        const every = [
          '/products',
          '/products?category=all&page=2',
          '/products?sale=true',
          '/search?q=jeans',
          '/search?q=belt',
          ...categories.map((name: string) => `/products?category=${name.toLowerCase()}`),
        ];
        const asked = javaScriptEnabled && !process.env.TEST_ALL ? few : every;
        const seen = new Set<number>();
        for (const path of asked) {
          await page.goto(path);
          const pages = await page.getByRole('navigation', { name: 'Pagination' }).count();
          seen.add(pages);
          await expect(ranges(page), path).toHaveCount(pages);
          await expect(page.locator('[data-shown]'), path).toHaveText(/^\d+ products?$/);
        }
        expect([...seen].sort(), 'listings of one and of several pages').toEqual([0, 1]);
      },
    );
  });

/** Links that no script touches. */
for (const javaScriptEnabled of net([true, false], (one) => !one))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    const visit = javaScriptEnabled ? test : read;

    visit(
      'every category of the store is linked from home and from /products, the first three by a picture',
      async ({ page }) => {
        const { categories } = await storeInfo(page);
        expect(categories.length).toBeGreaterThan(3);
        for (const path of ['/', '/products']) {
          await page.goto(path);
          const links = await page
            .getByRole('main')
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          for (const name of categories)
            expect(links, `${name} on ${path}`).toContain(`/products?category=${name.toLowerCase()}`);
          await expect(page.getByRole('navigation', { name: 'More categories' }).getByRole('link')).toHaveText(
            categories.slice(3),
          );
        }
      },
    );
  });

for (const touch of [true, false])
  test.describe(touch ? 'at rest on a touch screen' : 'under a mouse', () => {
    test.use({
      hasTouch: touch,
      isMobile: touch,
      viewport: touch ? { width: 360, height: 800 } : { width: 1280, height: 900 },
    });

    test('Add to Cart of a card is a button in full colour, light and dark', async ({ page }) => {
      await page.goto('/products?category=jeans');
      await expect(page.locator('link[media=print]')).toHaveCount(0);
      const card = page.locator('article').nth(1);
      const accents = new Set<string>();
      for (const colorScheme of ['light', 'dark'] as const)
        await test.step(colorScheme, async () => {
          await page.emulateMedia({ colorScheme });
          if (!touch) await card.hover();
          const accent = await page.evaluate(() => {
            const probe = Object.assign(document.body.appendChild(document.createElement('i')), {
              style: 'color: var(--color-accent)',
            });
            return getComputedStyle(probe).color;
          });
          accents.add(accent);
          const button = card.getByRole('button', { name: /^Add to Cart/ });
          await expect(button).toHaveCSS('opacity', '1');
          await expect(card.locator('.card-tools')).toHaveCSS('opacity', '1');
          await expect(button).toHaveCSS('border-top-color', accent);
          await expect(button).toHaveCSS(touch ? 'color' : 'background-color', accent);
        });
      expect(accents.size, 'each scheme has its own accent').toBe(2);
    });
  });

read('a listing of the whole store is as long as it says', async ({ page }) => {
  const count = (await products(page, '')).length;
  await page.goto('/products');
  await expect(page.locator('[data-shown]')).toHaveText(`${count} products`);
});

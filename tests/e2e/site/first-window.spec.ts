import { sized } from '../support/visit.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';

/** What a shopper came for stands in the first window of a phone. */
test.use({ expectedConsole: [/status of 404/] });

/** Between the bar at the top and whatever stands at the lower edge. */
async function expectInFirstWindow(page: Page, what: Locator, name: string): Promise<void> {
  const { y, height } = (await what.boundingBox())!;
  const ends = await page
    .locator('.tab-bar, .buy-bar')
    .filter({ visible: true })
    .evaluateAll((bars) => Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top)));
  expect(y, `${name} below the bar`).toBeGreaterThanOrEqual(64);
  expect(y + height, `${name} above ${ends}`).toBeLessThanOrEqual(ends);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`a phone of 360 x 800 px, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, javaScriptEnabled });

    test('a product: its name, price and picture; the first product of /products: picture, name and price', async ({
      page,
    }) => {
      const product = await sized(page);
      await page.goto(`/product/${encodeURIComponent(product.id)}`);
      const main = page.getByRole('main');
      await expectInFirstWindow(page, main.getByRole('heading', { level: 1 }), 'name');
      await expectInFirstWindow(page, main.locator('form p.tabular-nums').first(), 'price');
      await expectInFirstWindow(page, main.locator('.gallery-strip img').first(), 'picture');

      await page.goto('/products');
      const card = page.locator('article').first();
      await expectInFirstWindow(page, card.locator('img').first(), 'picture');
      await expectInFirstWindow(page, card.getByRole('heading'), 'name');
      await expectInFirstWindow(page, card.locator('p').first(), 'price');
      for (const tile of await page.getByRole('region', { name: 'Explore Categories' }).getByRole('link').all())
        await expectInFirstWindow(page, tile, 'category');
    });
  });

test.describe('the search box', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });
      test('has the focus where the search icon leads, and nothing scrolls', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
        await expect(page).toHaveURL('/search');
        await expect(page.locator('#search-products')).toBeFocused();
        expect(await page.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
        await page.keyboard.type('linen');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/search?q=linen');
      });
    });

  test('has no focus where something was found, nothing was, and no page is', async ({ page }) => {
    for (const path of ['/search?q=linen', '/search?q=umbrella', '/no/such/page']) {
      await page.goto(path);
      await expect(page.locator('#search-products'), path).not.toBeFocused();
      expect(await page.locator('[autofocus]').count(), path).toBe(0);
    }
  });
});

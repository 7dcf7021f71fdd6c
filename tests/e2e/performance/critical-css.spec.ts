import sharp from 'sharp';
import { hold } from '../support/hold.ts';
import { net } from '../support/net.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Corners drawn a second time differ a little, by so many of 255, and a few pixels of them by more. */
const DRAWN_AGAIN = 8;
const CORNERS = 40;
const SHEETS = '**/_astro/*.css';

async function pathOf(page: Page, name: string): Promise<string> {
  if (name !== 'a product') return name;
  const { data } = await (await page.request.get('/api/v1/products?limit=1')).json();
  return `/product/${encodeURIComponent(data[0].id)}`;
}

/** Of a part that is not laid out since it is far below, rectangles say nothing. */
async function picturesShown(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(
          (one) =>
            one.checkVisibility({ contentVisibilityAuto: true }) && one.getBoundingClientRect().top < innerHeight,
        )
        .map((one) => one.decode()),
    ),
  );
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

async function pixelsThatDiffer(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  return new Set(
    [...a!.keys()]
      .filter((index) => Math.abs(a![index]! - b![index]!) > DRAWN_AGAIN)
      .map((index) => Math.floor(index / 3)),
  ).size;
}

const PAGES = ['/', '/products', '/products?category=jeans', 'a product', '/search', '/search?q=shirt', '/privacy'];

/**
 * Each page at two narrow widths and in both schemes; one of the four combinations in `npm test`. Wide windows wait for
 * the sheet.
 */
for (const [column, [width, height]] of [
  [360, 800],
  [600, 900],
].entries() as ArrayIterator<[number, [number, number]]>)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, expectedConsole: [/net::ERR_FAILED/] });
    for (const [row, scheme] of (['light', 'dark'] as const).entries())
      for (const name of net(PAGES, (_, index) => index % 4 === 2 * column + row))
        test(`${name}, ${scheme}: the first window looks the same before and after its style sheet`, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          // Which of the two faces stands in a window is a matter of the line.
          await page.route('**/*.woff2', (route) => route.abort());
          const { release } = await hold(page, SHEETS);
          await page.goto(await pathOf(page, name), { waitUntil: 'commit' });
          await page.locator('[data-toasts]').waitFor({ state: 'attached' });
          await picturesShown(page);
          const before = await page.screenshot({ path: test.info().outputPath('before.png') });
          release();
          await expect(page.locator('link[media^=print]')).toHaveCount(0);
          await page.waitForLoadState('load');
          await picturesShown(page);
          const after = await page.screenshot({ path: test.info().outputPath('after.png') });
          expect(
            await pixelsThatDiffer(before, after),
            'a rule of the first window is missing: see src/build/critical-css',
          ).toBeLessThanOrEqual(CORNERS);
        });
  });

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test('nothing is painted before the style sheet is there', async ({ page }) => {
    const { release } = await hold(page, SHEETS);
    await page.goto('/products?category=jeans', { waitUntil: 'commit' });
    await page.locator('[data-toasts]').waitFor({ state: 'attached' });
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(await painted()).toBe(0);
    release();
    await expect.poll(painted).toBeGreaterThan(0);
  });
});

import { net } from '../support/net.ts';
import { expect, test, type Page } from '../support/test.ts';

/** The next page of a listing loads ahead on scroll, on a good line alone. */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const GOOD = { saveData: false, effectiveType: '4g', rtt: 50 };
const PATH = '/products?category=jeans';

/** The next pages that were asked for before anything was chosen. */
async function prefetched(page: Page, connection: object | undefined): Promise<string[]> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/[?&]page=\d/.test(request.url())) asked.push(new URL(request.url()).search);
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  return asked;
}

/** What a shopper does before the end of a page is near; the code comes with it, once the page is at rest. */
async function scrollToEnd(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/\/lazy-bundle\./).catch(() => undefined);
  await page.touchscreen.tap(4, 200);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 5_000 })),
  );
  await Promise.race([loaded, page.waitForTimeout(1_500)]);
  for (let step = 0; step < 2; step += 1) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

test('one page ahead, once, when the end of the listing is near, and not before', async ({ page }) => {
  const asked = await prefetched(page, GOOD);
  expect(asked).toEqual([]);
  await scrollToEnd(page);
  await expect.poll(() => asked).toEqual(['?category=jeans&page=2']);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(1);
});

for (const [what, connection] of net(
  [
    ['who saves data', { ...GOOD, saveData: true }],
    ['3g', { ...GOOD, effectiveType: '3g' }],
    ['a long round trip', { ...GOOD, rtt: 400 }],
    ['a browser that says nothing of its line', undefined],
  ] as const,
  (_, index) => index === 0,
))
  test(`nothing ahead: ${what}`, async ({ page }) => {
    const asked = await prefetched(page, connection);
    await scrollToEnd(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(asked).toEqual([]);
  });

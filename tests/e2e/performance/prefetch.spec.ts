import { expect, test, type Page } from '../support/test.ts';

/** Code is fetched ahead only for who is there, and never for who saves data. */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

async function stir(page: Page): Promise<void> {
  await page.touchscreen.tap(4, 200);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1_000), { timeout: 5_000 })),
  );
}

test('nothing before the first input, then the code of the islands, which stay unhydrated', async ({ page }) => {
  const asked = askedFor(page);
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await stir(page);
  for (const name of ['react', 'CartDrawer', 'CardActions', 'lazy-bundle'])
    expect(asked.join()).toContain(`/_astro/${name}.`);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0);
});

test('save-data prefetches nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = askedFor(page);
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  await stir(page);
  expect(asked).toEqual([]);
});

test('an island hydrates in one round trip: nothing is asked for after the first answer', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  let answered = false;
  const late: string[] = [];
  await page.route('**/_astro/*.js', async (route) => {
    if (answered) late.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    answered = true;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).tap();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(late).toEqual([]);
});

import { expect, test } from '../support/test.ts';

/** What a visitor who saves data, or has a line as slow as 2g, is sent: the same pages with smaller pictures. */
const SAVING: Record<string, string>[] = [{ 'save-data': 'on' }, { ect: '2g' }];

test('pages are the same bytes for all, so that one cache entry serves them', async ({ request }) => {
  for (const path of ['/', '/products?category=jeans']) {
    const plain = await request.get(path);
    expect(plain.headers()['accept-ch']).toBe('ECT');
    for (const headers of SAVING) expect(await (await request.get(path, { headers })).text()).toBe(await plain.text());
  }
});

test('the pictures of a listing come smaller, under the same addresses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const html = await (await page.request.get('/products?category=jeans')).text();
  const [, address = ''] = /(\/media\/[0-9a-f]{16}-640\.avif) 640w/.exec(html) ?? [];
  const length = async (headers: Record<string, string> = {}) =>
    (await (await page.request.get(address, { headers })).body()).length;
  const [small, whole] = [await length({ 'save-data': 'on' }), await length()];
  expect(small).toBeLessThan(whole / 2);
  expect(await length({ ect: 'slow-2g' })).toBe(small);
});

test('no font is fetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const fonts: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'font' && fonts.push(asked.url()));
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /Filter/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('form')).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
});

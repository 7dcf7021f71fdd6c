import { brotliCompressSync } from 'node:zlib';
import { storeCart, orderOf, signedIn } from '../support/visit.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Bytes as they travel: brotli at its best, as static files are compressed once. */
const sent = (body: Buffer | string): number => brotliCompressSync(body).length;

const PAGES = ['/', '/products?category=jeans', 'a product', '/privacy'] as const;

/** What a phone fetches of one kind to show a page, nobody having touched anything. */
async function fetched(
  page: Page,
  kind: 'script' | 'stylesheet' | 'font',
  path: string,
): Promise<{ name: string; body: Buffer }[]> {
  const answers: Promise<{ name: string; body: Buffer }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === kind)
      answers.push(response.body().then((body) => ({ name: response.url(), body })));
  });
  await page.goto(path === 'a product' ? await somePath(page) : path, { waitUntil: 'networkidle' });
  return Promise.all(answers);
}

async function somePath(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/v1/products?limit=1')).json();
  return `/product/${encodeURIComponent(data[0].id)}`;
}

const sum = (files: { body: Buffer }[], bytes: (body: Buffer) => number): number =>
  files.reduce((total, { body }) => total + bytes(body), 0);

test.describe('what a page costs a phone before the first input', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  for (const path of PAGES) {
    test(`${path}: one style sheet of at most 11.25 KB, HTML of at most 12.5 KB`, async ({ page }) => {
      const sheets = await fetched(page, 'stylesheet', path);
      expect(sheets).toHaveLength(1);
      expect(sum(sheets, sent)).toBeLessThanOrEqual(11.25 * 1024);
      expect(sent(await (await page.request.get(page.url())).body())).toBeLessThanOrEqual(12.5 * 1024);
    });

    test(`${path}: critical CSS of at most 12.75 KB before compression, 440 elements, 60 KB of HTML`, async ({
      page,
    }) => {
      await page.goto(path === 'a product' ? await somePath(page) : path);
      const html = await (await page.request.get(page.url())).text();
      const critical = await page.locator('head style').allTextContents();
      expect(critical.join('').length).toBeLessThanOrEqual(12.75 * 1024);
      expect(html.length).toBeLessThanOrEqual(60 * 1024);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(440);
    });

    test(`${path}: fonts of at most 35 KB`, async ({ page }) => {
      expect(sum(await fetched(page, 'font', path), (body) => body.length)).toBeLessThanOrEqual(35 * 1024);
    });

    test(`${path}: scripts of at most 3.2 KB, 500 bytes of them before what is seen, none of them React`, async ({
      page,
    }) => {
      const files = await fetched(page, 'script', path);
      const inline = await page.locator('script:not([src], [type^="application/"])').allTextContents();
      expect(sum(files, sent) + sent(inline.join('\n'))).toBeLessThanOrEqual(3.2 * 1024);
      for (const { name, body } of files) expect(body.toString(), name).not.toContain('react');
      expect(await page.locator('script[src]:not([type=module], [defer], [async])').count()).toBe(0);
      expect((await page.locator('head script:not([src])').textContent())?.length).toBeLessThanOrEqual(500);
      // The page script is read after all that is seen.
      expect(await page.locator('body script:not([src], [type])').count()).toBe(1);
      expect(await page.locator('body > script:not([type]) ~ :not(script)').count()).toBe(0);
    });
  }
});

test.describe('checkout and payment', () => {
  // The plain line of storeCart is of no product.
  test.use({ expectedConsole: [/status of 404/] });
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  for (const path of ['/checkout', '/payment'] as const)
    test(`${path}: at most 86 KB of script in all, asked for in one go`, async ({ page }) => {
      const { token } = await signedIn(page);
      await storeCart(page, {});
      const { orderId } = await orderOf(page, token);
      const address = path === '/payment' ? `${path}?orderId=${orderId}` : path;
      const html = await (await page.request.get(address)).text();
      const files = await fetched(page, 'script', address);
      const inline = await page.locator('script:not([src], [type^="application/"])').allTextContents();
      expect(sum(files, sent) + sent(inline.join('\n'))).toBeLessThanOrEqual(86 * 1024);
      const late = files
        .map(({ name }) => new URL(name).pathname)
        .filter(
          (name) =>
            !html.includes(`<link rel="modulepreload" href="${name}"`) && !html.includes(`renderer-url="${name}"`),
        );
      expect(files.length).toBeGreaterThan(1);
      expect(late).toEqual([]);
    });
});

test('the service worker: 4 KB with the list of what it fetches, and 38 KB of that no page has fetched by then', async ({
  page,
  request,
}) => {
  const script = await (await request.get('/service-worker.js')).text();
  expect(sent(script)).toBeLessThanOrEqual(4 * 1024);
  const listed = script.match(/\/_astro\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  expect(listed.length).toBeGreaterThan(20);
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  // A visitor's first input.
  await page.mouse.move(300, 300);
  // What its islands need, and at rest the display font.
  for (const file of ['/react.', '/newsreader-latin.'])
    await expect.poll(() => [...fetched].some((path) => path.includes(file))).toBe(true);
  await page.waitForLoadState('networkidle');
  const own = ['/cart', '/wishlist', '/offline', ...listed.filter((path) => !fetched.has(path))];
  const bodies = await Promise.all(own.map(async (path) => ({ body: await (await request.get(path)).body() })));
  const worn = (body: Buffer) => (body.subarray(0, 4).toString() === 'wOF2' ? body.length : sent(body));
  expect(sum(bodies, worn)).toBeLessThanOrEqual(38 * 1024);
});

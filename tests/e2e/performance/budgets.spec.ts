import { brotliCompressSync } from 'node:zlib';
import { storeCart, orderOf, signedIn } from '../support/visit.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Bytes as they travel: brotli at its best, as static files are compressed once. */
const sent = (body: Buffer | string): number => brotliCompressSync(body).length;

const PAGES = ['/', '/products?category=jeans', 'a product', '/privacy'] as const;

/** What the box "Deliver to" of a product's page may cost before it is used. */
const DELIVER_TO = 500;

type Kind = 'script' | 'stylesheet' | 'font';
interface Fetched {
  name: string;
  body: Buffer;
}

/** What a phone fetches to show a page, nobody having touched anything. */
async function fetched(page: Page, path: string): Promise<Record<Kind, Fetched[]>> {
  const answers: Promise<Fetched & { kind: string }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (['script', 'stylesheet', 'font'].includes(kind))
      answers.push(response.body().then((body) => ({ kind, name: response.url(), body })));
  });
  await page.goto(path === 'a product' ? await somePath(page) : path, { waitUntil: 'networkidle' });
  const all = await Promise.all(answers);
  const of = (kind: Kind) => all.filter((one) => one.kind === kind);
  return { script: of('script'), stylesheet: of('stylesheet'), font: of('font') };
}

async function somePath(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/v1/products?limit=1')).json();
  return `/product/${encodeURIComponent(data[0].id)}`;
}

const sum = (files: Pick<Fetched, 'body'>[], bytes: (body: Buffer) => number): number =>
  files.reduce((total, { body }) => total + bytes(body), 0);

test.describe('what a page costs a phone before the first input', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  for (const path of PAGES)
    test(`${path}: one style sheet, critical CSS, HTML, fonts and scripts within their budgets`, async ({ page }) => {
      const { script, stylesheet, font } = await fetched(page, path);
      const html = await (await page.request.get(page.url())).text();

      expect(stylesheet).toHaveLength(1);
      expect.soft(sum(stylesheet, sent), 'style sheet').toBeLessThanOrEqual(11.25 * 1024);
      const critical = await page.locator('head style').allTextContents();
      expect.soft(critical.join('').length, 'critical CSS').toBeLessThanOrEqual(12.75 * 1024);

      const most = 12.6 * 1024 + (path === 'a product' ? DELIVER_TO : 0);
      expect.soft(sent(html), 'HTML as sent').toBeLessThanOrEqual(most);
      expect.soft(html.length, 'HTML').toBeLessThanOrEqual(60 * 1024);
      expect.soft(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(440);

      expect
        .soft(
          sum(font, (body) => body.length),
          'fonts',
        )
        .toBeLessThanOrEqual(35 * 1024);

      const inline = await page.locator('script:not([src], [type^="application/"])').allTextContents();
      expect.soft(sum(script, sent) + sent(inline.join('\n')), 'scripts').toBeLessThanOrEqual(3.2 * 1024);
      for (const { name, body } of script) expect(body.toString(), name).not.toContain('react');
      expect(await page.locator('script[src]:not([type=module], [defer], [async])').count()).toBe(0);
      expect((await page.locator('head script:not([src])').textContent())?.length).toBeLessThanOrEqual(500);
      // The page script is read after all that is seen.
      expect(await page.locator('body script:not([src], [type])').count()).toBe(1);
      expect(await page.locator('body > script:not([type]) ~ :not(script)').count()).toBe(0);
    });
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
      const { script: files } = await fetched(page, address);
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

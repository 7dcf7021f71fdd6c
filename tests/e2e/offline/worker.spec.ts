import { fillFolder } from '../process/fill-folder.ts';
import { fillCart } from '../support/cart.ts';
import { startShop } from '../support/shop.ts';
import { expect, type Page } from '../support/test.ts';
import { sized, storedCart } from '../support/visit.ts';
import { cacheSizes, goOffline, registrations, test, visit } from './shopper.ts';

const builds = async (page: Page) =>
  Object.keys(await cacheSizes(page)).flatMap((name) => /^shop (\S+) files$/.exec(name)?.slice(1) ?? []);

async function update(page: Page, release: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(async () => (await builds(page)).some((name) => name.endsWith(release))).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        return !installing && !waiting && active?.state;
      }),
    )
    .toBe('activated');
}

test('a build that comes during a visit takes over; the open page and the cart stay whole', async ({
  context,
  page,
  line,
}) => {
  const product = await sized(page);
  await fillCart(page, 1);
  await visit(page, `/product/${product.id}`);
  line.release = '-two';
  const next = await context.newPage();
  await next.goto('/');
  await update(next, '-two');
  // Its file is of the old build and gone from the server.
  await page.getByRole('main').getByRole('button', { name: 'Size Guide' }).click();
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  await visit(next, '/products?category=jeans');
  line.release = '-three';
  await update(next, '-three');
  expect(await builds(next), 'a page of the first build is still open').toHaveLength(3);
  await page.close();
  line.release = '-four';
  await update(next, '-four');
  await expect.poll(() => builds(next)).toHaveLength(3);
  expect((await builds(next)).join()).toMatch(/-two.*-three.*-four/);
  // What was seen in the build before last is there with its own files.
  await goOffline(next, line);
  await next.goto('/products?category=jeans');
  await expect(next.locator('article').first()).toBeVisible();
});

test('storage is full: pages come as ever', async ({ page, line }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 1_000 });
  await page.mouse.move(200, 200);
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  await expect(page.locator('article').first()).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.origin });
});

test('storage fills up during a visit: pages and pictures come as ever', async ({ page, line }) => {
  await visit(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 1_000 });
  await page.goto('/products?category=jeans', { waitUntil: 'networkidle' });
  const shown = page.locator('article img').first();
  expect(await shown.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBeGreaterThan(0);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.origin });
});

test('SERVICE_WORKER=off removes the worker and all it has kept', async ({ page, line }) => {
  await visit(page, '/');
  const { folder, remove } = await fillFolder();
  const off = await startShop({
    PORT: '0',
    DATA_DIR: folder,
    API_URL: '',
    DATABASE_URL: '',
    SERVICE_WORKER: 'off',
  });
  line.target = off.origin;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheSizes(page)).toEqual({});
  await page.goto('/products?category=jeans');
  await expect(page.locator('article').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await off.close();
  remove();
});

test('a build without a worker: it removes itself within the hour', async ({ page, line }) => {
  await visit(page, '/');
  line.refused.set('/offline', 404).set('/service-worker.js', 404);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.endsWith(' files'))!;
    const cache = await caches.open(name);
    const kept = (await cache.match('/offline'))!;
    const headers = new Headers(kept.headers);
    headers.set('date', new Date(Date.now() - 3_700_000).toUTCString());
    await cache.put('/offline', new Response(await kept.text(), { headers }));
  });
  await page.goto('/products?category=jeans');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheSizes(page)).toEqual({});
});

/** As a message would, before the shopper's first input. */
function loadLazyBundle(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { lazyBundle = '' } = document.querySelector<HTMLElement>('[data-lazy-bundle]')!.dataset;
    await import(lazyBundle.split(' ')[0]!);
  });
}

test.describe('who saves data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  );

  test('has no worker', async ({ page, line }) => {
    await page.goto('/');
    await loadLazyBundle(page);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 5_000 })),
    );
    expect(await registrations(page)).toBe(0);
    expect(line.asked).not.toContain('/service-worker.js');
  });

  test('has one in the installed shop', async ({ page }) => {
    await page.addInitScript(() => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === '(display-mode:standalone)' ? match('all') : match(query));
    });
    await page.goto('/');
    await loadLazyBundle(page);
    await expect.poll(() => registrations(page)).toBe(1);
  });
});

test('the worker is asked for after the first input, never kept by the browser, and answered 304 when unchanged', async ({
  page,
  line,
  request,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(line.asked).not.toContain('/service-worker.js');
  const address = `${line.target}/service-worker.js`;
  const answer = await request.get(address);
  const { etag = '', ...headers } = answer.headers();
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  const again = await request.get(address, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

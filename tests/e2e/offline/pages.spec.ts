import { net } from '../support/net.ts';
import { expect } from '../support/test.ts';
import { products, signedIn, sized } from '../support/visit.ts';
import { goOffline, goOnline, test, visit } from './shopper.ts';

/** What a shopper sees without a network (docs/behaviour.md 13.pages, 13.unseen). */
test('B10 a page seen opens without a network with its pictures and its size guide, and says of when it is; one never seen has words for that, what works, and the pages opened before', async ({
  page,
  line,
}) => {
  const product = await sized(page);
  await visit(page, `/product/${product.id}`);
  await goOffline(page, line);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByText(/^You are offline\. This page is from \d?\d:\d\d/)).toBeVisible();
  const shown = page.locator('main img').first();
  expect(await shown.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBeGreaterThan(0);
  // Which has never been opened.
  await page.getByRole('main').getByRole('button', { name: 'Size Guide' }).click();
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(0);

  await page.goto('/products?category=shirts');
  await expect(page.getByText('This page has not been opened on this device before')).toBeVisible();
  await expect(page.getByText('Nothing has been ordered or paid now')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Your wishlist' })).toBeVisible();
  await main.getByRole('link', { name: product.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  // The connection comes back while the finger is down: the link stays below it.
  const again = await page.getByRole('link', { name: 'Try again' }).boundingBox();
  await page.mouse.move(again!.x + again!.width / 2, again!.y + again!.height / 2);
  await page.mouse.down();
  await goOnline(page, line);
  await expect(page.getByText(/^You are online\. This page is from \d?\d:\d\d/)).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-kept]')).toHaveCount(0);

  await goOffline(page, line);
  await page.goto('/products?category=shirts');
  await goOnline(page, line);
  await main.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/category=shirts$/);
  await expect(page.locator('article').first()).toBeVisible();
});

test('a listing is told from its other pages and filters; the line breaks on the way to a page: words instead of the browser, and the page once it is back', async ({
  page,
  line,
}) => {
  await visit(page, '/products?category=jeans');
  await goOffline(page, line);
  await page.goto('/products?category=jeans&sale=true');
  await expect(page.getByText('This page has not been opened on this device before')).toBeVisible();
  await page.goto('/products?category=jeans#more');
  await expect(page.locator('article').first()).toBeVisible();

  await goOnline(page, line);
  await page.goto('/products?category=jeans');
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  line.state = 'cut';
  await page.locator('article a').first().click();
  await expect(page.getByText('This page has not been opened on this device before')).toBeVisible();
  await page.goBack();
  await expect(page.locator('article').first()).toBeVisible();
  line.state = 'open';
  await page.locator('article a').first().click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
});

test('prices come from the network while there is one; from one that stays silent, the page seen before after some seconds', async ({
  page,
  line,
}) => {
  await visit(page, '/products?category=jeans');
  line.rewrite = (text, path) => (path === '/products' ? text.replaceAll('₹', '$') : text);
  await page.reload();
  await expect(page.locator('article').first()).toContainText('$');
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  line.state = 'silent';
  await page.reload();
  await expect(page.getByText(/^The shop cannot be reached right now\. This page is from /)).toBeVisible();
  await expect(page.locator('article').first()).toBeVisible();
});

const NEVER_KEPT = net(
  ['/checkout', '/payment?orderId=x', '/orders', '/account', '/track-order', '/order-success?orderId=x'],
  (one) => ['/payment?orderId=x', '/orders'].includes(one),
);

test(`never kept: ${NEVER_KEPT.join(', ')}: words for what needs a connection`, async ({ page, line }) => {
  await signedIn(page);
  await visit(page, '/');
  for (const path of NEVER_KEPT) await page.goto(path, { waitUntil: 'networkidle' });
  await goOffline(page, line);
  for (const path of NEVER_KEPT) {
    await page.goto(path);
    await expect(page.getByText('Nothing has been ordered or paid now'), path).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  for (const path of NEVER_KEPT) expect(kept).not.toContain(path.split('?')[0]);
  expect(kept.filter((one) => one.startsWith('/api/') && !one.startsWith('/api/v1/size-guides/'))).toEqual([]);
});

test('pictures kept are at most 30 MB, and the oldest go first', async ({ page, line }) => {
  const [first, second] = await products(page, 'category=jeans');
  await visit(page, `/product/${first!.id}`);
  line.rewrite = (text) => text;
  const size = await page.evaluate(async () => {
    const cache = await caches.open('shop pictures');
    const [old] = await cache.keys();
    // As if a picture of 30 MB had been seen: the worker counts what its header says once it starts anew.
    await cache.put('/big.png', new Response('', { headers: { 'content-length': String(30 * 1_048_576) } }));
    return old!.url;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(`/product/${second!.id}`);
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await (await caches.open('shop pictures')).match(url)), size))
    .toBe(false);
});

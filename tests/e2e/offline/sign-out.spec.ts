import { expect } from '../support/test.ts';
import { products, signedIn } from '../support/visit.ts';
import { goOffline, goOnline, test, visit } from './shopper.ts';

/** Pages and pictures that the worker keeps beside those that it has for every visitor. */
const seen = () =>
  (async () => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((one) => / (pages|pictures)$/.test(one)))
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found.filter((path) => path.startsWith('/product') || path === '/search' || path.startsWith('/media'));
  })();

test('24.14: a sign-out takes what was looked at and looked for from the device; cart and wishlist open as before', async ({
  page,
  line,
}) => {
  const [product] = await products(page, 'category=jeans');
  await signedIn(page);
  await visit(page, '/search?q=linen');
  await visit(page, `/product/${product!.id}`);
  expect(await page.evaluate(seen)).toEqual(expect.arrayContaining(['/search', `/product/${product!.id}`]));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(seen)).not.toContain('/search');
  expect((await page.evaluate(seen)).filter((path) => path.startsWith('/product'))).toEqual([]);
  expect(
    await page.evaluate(() => ['recent_searches', 'recently_viewed'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null]);
  await goOffline(page, line);
  await page.goto('/search?q=linen');
  await expect(page.getByText('This page has not been opened on this device before')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: product!.title, exact: true })).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByText('You are offline. Prices are the last known.')).toBeVisible();
  await goOnline(page, line);
});

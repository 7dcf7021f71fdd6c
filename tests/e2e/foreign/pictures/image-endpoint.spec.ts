import { expect, pieceOf, uncached as test } from '../test.ts';

test.use({ expectedConsole: [/status of (404|502)/] });

test('pictures of a host in IMAGE_HOSTS come through the shop, in the size and format of the box', async ({
  page,
  backend,
  baseURL,
  reading,
  pictureHost: { host, asked },
}) => {
  const { products } = backend.memory;
  const own = [...products];
  products.splice(
    0,
    own.length,
    ...own.map((product) =>
      JSON.parse(JSON.stringify(product).replaceAll('https://pictures.example', `http://${host}`)),
    ),
  );
  const { id, name } = pieceOf(reading);
  await page.goto(`/product/${id}`);
  const first = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const chosen = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc));
  expect(chosen.origin + chosen.pathname).toBe(`${baseURL}/image`);
  expect(Object.fromEntries(chosen.searchParams)).toMatchObject({ url: `http://${host}/${id}.png`, f: 'avif' });
  expect(asked.filter((path) => path === `/${id}.png`)).toHaveLength(1);
  const missing = page.getByRole('main').locator('img').nth(1);
  await missing.scrollIntoViewIfNeeded();
  await expect(missing).toHaveAttribute('src', '/placeholder.svg');

  await page.getByLabel('S', { exact: true }).first().check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^\/image\?url=.*&f=jpeg$/);
  expect(asked.filter((path) => path === `/${id}.png`)).toHaveLength(1);
  products.splice(0, products.length, ...own);
});

import { expect, read, test } from './test.ts';

test('a backend that sends no size guides: the button is there as specified, and says where to look', async ({
  page,
  backend,
}) => {
  await page.goto('/products?category=all');
  const card = page.locator('article').first();
  await card.hover();
  const before = backend.requests.length;
  await card.getByRole('button', { name: /^Size Guide: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Size Guide' });
  await expect(dialog).toContainText(
    'This piece comes without sizes, or its measurements stand in its specifications.',
  );
  await expect(dialog.getByRole('table')).toHaveCount(0);
  expect(backend.requests.slice(before).filter(({ url }) => url.includes('size-guides'))).toEqual([]);
});

read(
  'a backend that announces no collections is asked for none, and its front page is as specified',
  async ({ page, backend }) => {
    const before = backend.requests.length;
    expect((await page.goto('/products?category=jeans&collection=summer'))!.status()).toBe(200);
    await page.goto('/');
    const asked = backend.requests.slice(before).map(({ url }) => url);
    expect(asked.filter((url) => /collection=|featured=|inStock=/.test(url))).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Collections' })).toHaveCount(0);
  },
);

read('11.manufacturer: what a backend says of who made a product is text on its page', async ({ page, backend }) => {
  const product = backend.memory.products[0]!;
  const made = { ...product, id: `${product.id}-made`, page: { manufacturer: 'Hut <b>GmbH</b>\n1 Weg, 10115 Berlin' } };
  const region = page.getByRole('region', { name: 'Manufacturer' });
  backend.memory.products.push(made);
  await page.goto(`/product/${made.id}`);
  expect(await region.getByRole('paragraph').textContent()).toBe('Hut <b>GmbH</b>\n1 Weg, 10115 Berlin');
  backend.memory.products.pop();
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region).toHaveCount(0);
});

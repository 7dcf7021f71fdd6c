import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, products, storeInfo } from '../support/visit.ts';

read('2.home.hero: hero with two buttons (Browse Collection, Featured Products)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Browse Collection', exact: true })).toHaveAttribute('href', '/products');
  await expect(page.getByRole('link', { name: 'Featured Products', exact: true })).toHaveAttribute(
    'href',
    '/products?featured=true',
  );
});

test('2.home.hero: the words stay in sight whatever the shape of the picture', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero.scene');
  await hero.locator('img').evaluate((picture: HTMLElement) => {
    picture.style.aspectRatio = '3 / 4';
  });
  const { top, bottom } = await hero.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  for (const words of [hero.getByRole('heading'), hero.getByRole('link').first()]) {
    const box = await words.boundingBox();
    expect(box?.y).toBeGreaterThan(top);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bottom);
  }
});

test('2.home.tiles 2.home.links: tiles with a Browse Collection hover label, Shop {category} Collection link and the category image', async ({
  page,
}) => {
  const { categories } = await storeInfo(page);
  await page.goto('/');
  const tiles = page.getByRole('link', { name: /^Shop .+ Collection$/ });
  await expect(tiles).toHaveCount(3);
  for (const [index, name] of categories.slice(0, 3).entries()) {
    const tile = page.getByRole('link', { name: `Shop ${name} Collection`, exact: true });
    await expect(tiles.nth(index)).toContainText(`Shop ${name} Collection`);
    await expect(tile).toHaveAttribute('href', `/products?category=${name.toLowerCase()}`);
    await tile.hover();
    await expect(tile.getByText('Browse Collection')).toBeVisible();
    await expect
      .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

read(
  '2.home.featured 9.featured: a grid with a View All button, at most 4 that the owner features',
  async ({ page }) => {
    const first = await products(page, 'featured=true');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/products?featured=true');
    const names = page.locator('article h3');
    await expect(names).toHaveCount(Math.min(4, first.length));
    for (const name of await names.allTextContents()) expect(first.map(({ title }) => title)).toContain(name.trim());
  },
);

read('2.home.promo: promo block with an Explore Products button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
});

test('2.home.newsletter 5.newsletter 2.home.newsletter.toast: email input, type email, required, in the browser; a toast "Subscribed!", and the input is cleared', async ({
  page,
}) => {
  await page.goto('/');
  const input = page.locator('[data-newsletter] input');
  await expect(input).toHaveAttribute('type', 'email');
  await expect(input).toHaveAttribute('required');
  for (const wrong of ['', 'nobody']) {
    await input.fill(wrong);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    // The press waits for its code: before the browser has refused it, nothing else is typed.
    await expect(input).toBeFocused();
    expect(await input.evaluate((one: HTMLInputElement) => one.matches(':invalid'))).toBe(true);
    await expect(page.getByText('Subscribed!')).toHaveCount(0);
  }
  await input.fill('asha@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect(input).toHaveValue('');
});

import { read } from '../support/read.ts';
import { expect, test, type Page } from '../support/test.ts';
import { products, valuesOf } from '../support/visit.ts';

/** The pictures of a product: swiped, chosen, enlarged. */
async function openProduct(page: Page): Promise<{ id: string; colors: string[] }> {
  const all = await products(page, '');
  const product = all.find((one) => valuesOf(one, 'color').length > 1 && one.images.length > 3)!;
  await page.goto(`/product/${encodeURIComponent(product.id)}`);
  return { id: product.id, colors: valuesOf(product, 'color') };
}

const shownPicture = (page: Page) =>
  page.locator('.gallery-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth));

test('a thumbnail turns to its picture and says that it is the current one; a swipe marks that of what is shown', async ({
  page,
}) => {
  await openProduct(page);
  const thumbs = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
  await thumbs.nth(2).click();
  await expect.poll(() => shownPicture(page)).toBe(2);
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(thumbs.first()).not.toHaveAttribute('aria-current');
  await expect(page).not.toHaveURL(/#/);
  await page
    .locator('.gallery-strip')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a chosen colour turns to its picture, also when it was chosen at once', async ({ page }) => {
  const { colors } = await openProduct(page);
  await page.getByRole('radio', { name: colors[1]!, exact: true }).check({ force: true });
  const words = async () =>
    (await page
      .locator('.gallery-strip img')
      .nth(await shownPicture(page))
      .getAttribute('alt'))!.toLowerCase();
  await expect.poll(words).toContain(colors[1]!.toLowerCase());
});

test('a picture opens large: arrows turn, zoom, Escape closes and the focus returns', async ({ page }) => {
  await openProduct(page);
  const first = page.locator('.gallery-strip a').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture, large' });
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await expect(dialog).toContainText('1 of');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 of');
  const image = dialog.getByRole('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(600);
  const fitted = (await image.boundingBox())!.width;
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  expect((await image.boundingBox())!.width).toBeGreaterThan(fitted * 1.5);
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  expect((await image.boundingBox())!.width).toBe(fitted);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.gallery-strip a').nth(1)).toBeFocused();
});

read(
  'without script the strip scrolls to a picture by its link, and a picture leads to its largest file',
  async ({ page }) => {
    await openProduct(page);
    await page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#picture-2$/);
    const href = (await page.locator('.gallery-strip a').first().getAttribute('href'))!;
    expect((await page.request.get(href)).headers()['content-type']).toBe('image/jpeg');
  },
);

test('a card that needs a size asks for it: the pickers open with the question', async ({ page }) => {
  const [first] = (await products(page, 'category=jeans')).filter((one) => valuesOf(one, 'size').length > 1);
  await page.goto('/products?category=jeans');
  const card = page
    .locator('article')
    .filter({ has: page.locator(`a[href="/product/${encodeURIComponent(first!.id)}"]`) });
  await card.hover();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  const dialog = page.getByRole('dialog', { name: first!.title });
  await expect(dialog.getByText('Choose a size')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible();
  await dialog.locator('label:has(input[name=size]:enabled)').first().click();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
});

import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, products, REFUSED, rupees, valuesOf } from '../support/visit.ts';

/** A product's card, wherever it stands: docs/behaviour.md 2.card. */
test('2.home.links 2.card 9.heights: a card: image of 240 x 300 px grown with its column, name, price, links from image and name', async ({
  page,
}) => {
  await page.goto('/products?category=jeans');
  const [first] = await products(page, 'category=jeans');
  const card = page
    .locator('article')
    .filter({ has: page.getByRole('link', { name: first!.title, exact: true }) })
    .first();
  const href = `/product/${encodeURIComponent(first!.id)}`;
  await expect(card.getByRole('link', { name: first!.title, exact: true })).toHaveAttribute('href', href);
  await expect(card.locator('a:has(img)')).toHaveAttribute('href', href);
  const image = card.locator('img').first();
  await expect(image).toHaveAttribute('height', /^\d+$/);
  const { width, height } = (await image.boundingBox())!;
  expect(Math.abs(height - (width * 300) / 240), 'the box is 240 x 300, grown with its column').toBeLessThan(0.5);
  await expect(card).toContainText(rupees(first!.discountedPrice ?? first!.regularPrice));
});

read('2.card.sale 9.sale: sale badge when originalPrice exists and exceeds price', async ({ page }) => {
  const all = await products(page, 'sale=true');
  const sale = all.find(
    ({ discountedPrice, regularPrice }) => discountedPrice !== null && discountedPrice < regularPrice,
  )!;
  await page.goto('/products?sale=true');
  const card = page
    .locator('article')
    .filter({ has: page.locator(`a[href="/product/${encodeURIComponent(sale.id)}"]`) });
  await expect(card.getByText('Sale', { exact: true })).toBeVisible();
  await expect(card).toContainText(`Now ${rupees(sale.discountedPrice!)}`);
  await expect(card.locator('del')).toContainText(rupees(sale.regularPrice));
  const full = (await products(page, 'category=jeans')).find(({ discountedPrice }) => discountedPrice === null)!;
  await page.goto(`/products?category=jeans`);
  const plain = page
    .locator('article')
    .filter({ has: page.locator(`a[href="/product/${encodeURIComponent(full.id)}"]`) });
  if (await plain.count()) await expect(plain.getByText('Sale', { exact: true })).toHaveCount(0);
});

test('2.card.overlay 5.size: the overlay has Add to Cart, Add to Wishlist, Quick View and Size Guide buttons; Add to Cart of several sizes asks for one', async ({
  page,
}) => {
  await page.goto('/products?category=jeans');
  const card = page.locator('article').first();
  const buttons = card.getByRole('button');
  const overlay = card.locator('.card-tools');
  await page.mouse.move(0, 0);
  await expect(overlay).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(overlay).toHaveCSS('opacity', '1');
  for (const [index, name] of ['Add to Wishlist', 'Add to Cart', 'Quick View', 'Size Guide'].entries())
    await expect(buttons.nth(index)).toHaveAccessibleName(new RegExp(`^${name}: `));
  const image = (await card.locator('img').first().boundingBox())!;
  for (const button of await buttons.all()) {
    const { y, height } = (await button.boundingBox())!;
    expect(y + height, 'the buttons lie over the image').toBeLessThanOrEqual(image.y + image.height);
  }
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expectToast(page, 'Please select a size', 'You must select a size before adding to cart');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('a dialog opened in the moment in which another closes stays open', async ({ page }) => {
  await page.goto('/products?category=jeans');
  const card = page.locator('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick View/ }).click();
  await page.getByRole('dialog').waitFor();
  // Browsers send `close` in a task of its own, so after this click.
  await card.evaluate((element) => {
    document.querySelector('dialog')!.close();
    element.querySelector<HTMLElement>('[aria-label^="Size Guide"]')!.click();
  });
  await expect(page.getByRole('dialog', { name: 'Size Guide' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });
  test('2.card.overlay: nothing has to be hovered over: the four buttons of a card are there', async ({ page }) => {
    await page.goto('/products?category=jeans');
    const card = page.locator('article').first();
    await expect(card.locator('.card-tools')).toHaveCSS('opacity', '1');
    await expect(card.getByRole('button')).toHaveCount(4);
  });
});

test('2.card.behaviour 4.card-add: Add to Cart on a card: quantity 1, size and colour preselected only when there is exactly one option', async ({
  page,
}) => {
  await page.goto('/products?category=accessories');
  const all = await products(page, 'category=accessories');
  const single = all.find(
    (one) => valuesOf(one, 'size', 'sizes').length === 1 && valuesOf(one, 'color', 'colors', 'colours').length !== 1,
  );
  const chosen = single ?? all.find((one) => valuesOf(one, 'size', 'sizes').length === 1)!;
  await page
    .locator('article')
    .filter({ has: page.locator(`a[href="/product/${encodeURIComponent(chosen.id)}"]`) })
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expectToast(page, 'Added to cart');
  const colors = valuesOf(chosen, 'color', 'colors', 'colours');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart')!))).toMatchObject([
    {
      id: chosen.id,
      quantity: 1,
      selectedSize: valuesOf(chosen, 'size', 'sizes')[0],
      selectedColor: colors.length === 1 ? colors[0] : '',
    },
  ]);
});

test.describe('pictures that do not load', () => {
  test.use({ expectedConsole: [REFUSED] });
  test('2.card.placeholder 8.image: image load failure: a default placeholder image', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/products?category=jeans');
    const image = page.locator('article img').first();
    await expect(image).toHaveAttribute('src', '/placeholder.svg');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  });
});

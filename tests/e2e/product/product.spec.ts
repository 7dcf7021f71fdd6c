import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';
import { holdUntilPlaceholders } from '../support/placeholders.ts';
import {
  answerWith,
  expectToast,
  storedCart,
  oneSize,
  products,
  REFUSED,
  rupees,
  sized,
  valuesOf,
} from '../support/visit.ts';

const path = ({ id }: { id: string }) => `/product/${encodeURIComponent(id)}`;

read(
  '2.route.product 2.product.details 4.product: details: back button, image, name, price, category, first 8 characters of the id, description, pickers',
  async ({ page }) => {
    const product = await sized(page);
    await page.goto(path(product));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(main.getByRole('link', { name: /^Back to/ })).toHaveAttribute(
      'href',
      `/products?category=${product.category.toLowerCase()}`,
    );
    await expect(main.locator('img').first()).toBeVisible();
    await expect(
      main
        .getByText(rupees(product.discountedPrice ?? product.regularPrice), { exact: true })
        .filter({ visible: true })
        // Of a product whose button is below the fold the bar at the end says it too.
        .first(),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: product.category, exact: true })).toBeVisible();
    await expect(main.getByText(product.id.slice(0, 8), { exact: true })).toBeVisible();
    await expect(main.locator('.prose')).toContainText(product.description.trim().split('\n')[0]!.slice(0, 40));
    for (const size of valuesOf(product, 'size', 'sizes'))
      await expect(
        main
          .getByRole('radio', { name: size, exact: true })
          .or(main.getByRole('radio', { name: `${size} (sold out)` }))
          .first(),
      ).toBeAttached();
    for (const color of valuesOf(product, 'color', 'colors', 'colours'))
      await expect(main.getByRole('radio', { name: color }).first()).toBeAttached();
    await expect(main.getByLabel('Quantity', { exact: true })).toHaveValue('1');
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add to Wishlist' })).toBeVisible();
  },
);

read(
  "2.product.details 5.specifications 9.heights: specifications hide any key with 'phone', show at most 10, scroll area of at most 300px",
  async ({ page }) => {
    const product = (await products(page, '')).sort((a, b) => b.attributes.length - a.attributes.length)[0]!;
    await page.goto(path(product));
    const list = page.getByRole('group', { name: 'Specifications' });
    expect(await list.locator('dt').count()).toBeGreaterThan(0);
    expect(await list.locator('dt').count()).toBeLessThanOrEqual(10);
    for (const key of await list.locator('dt').allTextContents()) expect(key).not.toMatch(/phone/i);
    await expect(list).toHaveCSS('max-height', '300px');
    await expect(list).toHaveCSS('overflow-y', 'auto');
  },
);

test("2.product.one-size: a product whose only size is 'One Size' is preselected", async ({ page }) => {
  const product = await oneSize(page);
  await page.goto(path(product));
  await expect(page.getByRole('radio', { name: 'One Size' })).toBeChecked();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toMatchObject([{ id: product.id, selectedSize: 'One Size', quantity: 1 }]);
});

test('5.size: if the product has sizes a size must be chosen; color is not enforced: that of the picture is chosen', async ({
  page,
}) => {
  const product = (await products(page, '')).find(
    (one) => valuesOf(one, 'size', 'sizes').length > 1 && valuesOf(one, 'color', 'colors', 'colours').length > 1,
  )!;
  await page.goto(path(product));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Please select a size', 'You must select a size before adding to cart');
  await expect(page).toHaveURL(path(product));
  await page.locator('input[name=size]:not(:disabled)').first().check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  const [line] = await storedCart(page);
  expect(line).toMatchObject({
    id: product.id,
    selectedColor: valuesOf(product, 'color', 'colors', 'colours').find((color) =>
      product.images[0]!.alt!.includes(`in ${color.toLowerCase()}`),
    ),
  });
});

test('2.product.add 4.cart.add 5.quantity: quantity picker: at least 1; the same choice again increases the line and says Cart updated', async ({
  page,
}) => {
  const product = await oneSize(page);
  await page.goto(path(product));
  const quantity = page.getByLabel('Quantity', { exact: true });
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('3');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expectToast(page, 'Added to cart');
  await page.goto(path(product));
  await quantity.fill('-4');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expectToast(page, 'Cart updated');
  expect(await storedCart(page)).toMatchObject([{ id: product.id, quantity: 4 }]);
});

test('2.card.behaviour 2.product.wish: Add to Wishlist keeps the product on this device', async ({ page }) => {
  const product = await sized(page);
  await page.goto(path(product));
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expectToast(page, 'Added to wishlist', product.title);
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: product.title })).toHaveAttribute(
    'href',
    path(product),
  );
});

test('2.product.loading 4.product: loading skeleton: a product that is long in coming', async ({ page }) => {
  // Else the page is there before it is asked for.
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto('/products?category=jeans');
  const link = page.locator('article h3 a').first();
  const placeholders = await holdUntilPlaceholders(
    page,
    `**${await link.getAttribute('href')}`,
    '[data-product-skeleton]',
  );
  await link.click();
  // A wide window draws nothing before its style sheet, which hides one of the two buttons.
  await page.waitForURL('**/product/**');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(await placeholders()).toEqual({ seen: 1, left: 0 });
  await expect(page.locator('[data-product-skeleton]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('article').first()).toBeVisible();
});

test.describe('quick view', () => {
  test.use({ expectedConsole: [REFUSED] });
  test("8.product: load failure says 'Failed to load product details'", async ({ page }) => {
    await answerWith(page, '/products/*', 500);
    await page.goto('/products?category=jeans');
    await page.locator('article').first().hover();
    await page
      .getByRole('button', { name: /^Quick View/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('Failed to load product details')).toBeVisible();
  });
});

test('2.card.behaviour: quick view has the pickers of the product, size guide a table', async ({ page }) => {
  await page.goto('/products?category=jeans');
  await page.locator('article').first().hover();
  await page
    .getByRole('button', { name: /^Quick View/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Size/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('article').first().hover();
  await page
    .getByRole('button', { name: /^Size Guide/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Size Guide' }).getByRole('table')).toBeVisible();
});

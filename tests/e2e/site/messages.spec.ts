import { net } from '../support/net.ts';
import { storeCart, partlySoldOut, sized } from '../support/visit.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';

/** What is said goes when it is true no longer, hides nothing it speaks of, and looks like what it says. */
const asksForSize = (page: Page) => page.locator('.toast').filter({ hasText: 'Please select a size' });
const addToCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true });

async function missSize(page: Page): Promise<Locator> {
  await page.goto(`/product/${encodeURIComponent((await sized(page)).id)}`);
  await addToCart(page).click();
  await expect(asksForSize(page)).toHaveCount(1);
  return asksForSize(page);
}

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [width, height] of net(
  [
    [320, 640],
    [360, 740],
    [360, 800],
    [768, 1024],
    [1024, 600],
    [1280, 800],
    [1280, 900],
    [1920, 1080],
  ] as const,
  ([wide, high]) => [320, 1024].includes(wide) || (wide === 1280 && high === 800),
))
  test(`at ${width} x ${height} px 'Please select a size' covers neither the button it is about nor the sizes, stands in the window, is said once, goes once a size is chosen, and does not follow to the cart, where 'Added to cart' leaves Checkout free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const message = await missSize(page);
    expect(await overlaps(message, addToCart(page)), 'Add to Cart').toBe(false);
    expect(
      await overlaps(
        message,
        page.getByRole('main').getByRole('radio', { name: /^\d/ }).and(page.locator(':focus')).locator('..'),
      ),
      'the size that has the focus',
    ).toBe(false);
    const { x, y, width: wide, height: high } = (await message.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y + high).toBeLessThanOrEqual(height);

    await test.step('asked twice it is said once', async () => {
      await addToCart(page).click();
      await expect(message).toHaveCount(1);
    });
    await test.step('goes once a size is chosen', async () => {
      await page.locator('label:has(input[name=size]:enabled)').first().click();
      await expect(message).toHaveCount(0, { timeout: 1_000 });
    });
    await test.step("in the cart there is 'Added to cart' alone, beside Checkout", async () => {
      await addToCart(page).click();
      await expect(page).toHaveURL('/cart');
      const checkout = page.getByRole('main').getByRole('button', { name: 'Checkout' });
      await expect(checkout).toBeVisible();
      await expect(page.locator('.toast')).toHaveCount(1);
      await expect(page.locator('.toast')).toContainText('Added to cart');
      expect(await overlaps(page.locator('.toast'), checkout)).toBe(false);
    });
  });

test('a card asks for the size in a dialog: the message goes with the choice, and with the dialog', async ({
  page,
}) => {
  for (const answer of ['a size', 'close'] as const) {
    await page.goto('/products?category=jeans');
    await page.locator('article').first().locator('.card-tools .btn').dispatchEvent('click');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: 'Size' })).toContainText('Choose a size');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(asksForSize(page)).toHaveCount(1);
    if (answer === 'a size') await dialog.locator('label:has(input[name=size]:enabled)').first().click();
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(asksForSize(page), answer).toHaveCount(0, { timeout: 1_000 });
  }
});

test("'Login Required' carries no tick: a warning looks like one", async ({ page }) => {
  await storeCart(page, {});
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/login/);
  const message = page.locator('.toast').filter({ hasText: 'Login Required' });
  await expect(message).toHaveAttribute('data-kind', 'warning');
  await expect(message).toHaveAttribute('role', 'alert');
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [360, 800],
  [1280, 800],
] as const)
  test(`at ${width} x ${height} px 'Login Required' covers no button and no field of the sign-in`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeCart(page, {});
    await page.goto('/cart');
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/login/);
    const message = page.locator('.toast').filter({ hasText: 'Login Required' });
    await expect(message).toBeVisible();
    for (const control of await page.getByRole('main').locator('.btn, input').all())
      expect(await overlaps(message, control), (await control.textContent()) ?? '').toBe(false);
  });

test('the error of one attempt goes with the next', async ({ page }) => {
  await page.goto('/track-order');
  const track = page.getByRole('button', { name: 'Track Order' });
  await track.click();
  const message = page.locator('.toast').filter({ hasText: 'Required fields' });
  await expect(message).toHaveAttribute('data-kind', 'error');
  await page.route('**/api/v1/orders/*', () => undefined);
  await page.getByLabel('Order Number').fill('some');
  await page.getByLabel('Email or Phone').fill('asha@example.com');
  await track.click();
  await expect(message).toHaveCount(0, { timeout: 1_000 });
});

test('sizes that are sold out stay where the message does not hide them', async ({ page }) => {
  await page.goto(`/product/${encodeURIComponent((await partlySoldOut(page)).id)}`);
  await addToCart(page).click();
  await expect(asksForSize(page)).toHaveCount(1);
  for (const gone of await page.locator('label:has(input[name=size]:disabled)').all())
    expect(await overlaps(asksForSize(page), gone)).toBe(false);
});

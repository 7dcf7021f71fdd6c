import { expect, test } from '../support/test.ts';
import { expectToast, sized, storeCart, storedCart, REFUSED, signedIn } from '../support/visit.ts';

test("2.route.cart 2.cart.empty: empty: 'Your cart is empty' with Continue Shopping (to /)", async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Jeans' })).toHaveAttribute(
    'href',
    '/products?category=jeans',
  );
});

test('2.cart.lines 9.money: item-count header, per item image, name, color and size, buttons, line total; subtotal', async ({
  page,
}) => {
  await storeCart(
    page,
    { quantity: 2 },
    { id: 'p2', name: 'Linen shirt', price: 899, selectedSize: 'M', selectedColor: 'Khaki' },
  );
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (3 items)');
  const line = page.getByRole('listitem').filter({ hasText: 'Raw jeans' });
  await expect(line.locator('img')).toBeVisible();
  await expect(line.getByText('Indigo / 32')).toBeVisible();
  await expect(line.getByRole('button', { name: 'Decrease quantity' })).toBeVisible();
  await expect(line.getByText('₹2,599', { exact: true })).toBeVisible();
  await expect(line.getByRole('button', { name: 'Remove Raw jeans' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('₹3,498', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line.getByText('₹3,898.50', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (4 items)');
});

test('D758: of a piece no more can be wanted than there are', async ({ page }) => {
  const { id, title, variants, regularPrice: price } = await sized(page);
  const { size, color } = variants.find(({ available }) => available)!;
  const items = [{ productId: id, quantity: 99, size, color }];
  const { lines } = await (await page.request.post('/api/v1/quotes', { data: { items } })).json();
  const { left } = lines[0] as { left: number };
  await storeCart(page, { id, name: title, price, quantity: left, selectedSize: size, selectedColor: color });
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Increase quantity' });
  await more.click();
  await expect(page.getByText(`Only ${left} left`, { exact: true })).toBeVisible();
  await expect(more).toBeDisabled();
  expect(await storedCart(page)).toMatchObject([{ quantity: left }]);
});

test("4.cart.least 4.cart.kept 4.cart.remove: decreasing stops at 1; 'Removed from cart': that line only, and the rest is still there after a reload", async ({
  page,
}) => {
  await storeCart(page, { selectedSize: '32' }, { selectedSize: '34', quantity: 2 });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Raw jeans' }).first().click();
  await expectToast(page, 'Removed from cart');
  const less = page.getByRole('button', { name: 'Decrease quantity' });
  await less.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)');
  await expect(less).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Indigo / 34')).toBeVisible();
  await expect(page.getByText('Indigo / 32')).toHaveCount(0);
  expect(await storedCart(page)).toMatchObject([{ selectedSize: '34', quantity: 1 }]);
});

test("2.cart.lines 4.cart.clear: a removal is undone where it happened, without hurry, and the focus follows; Clear Cart: 'Cart cleared'", async ({
  page,
}) => {
  await storeCart(page, { selectedSize: '32' }, { selectedSize: '34' }, { selectedSize: '36' });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Raw jeans, Indigo / 34' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
  await undo.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Raw jeans, Indigo / 34' })).toBeFocused();
  expect((await storedCart(page)).map(({ selectedSize }) => selectedSize)).toEqual(['32', '34', '36']);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expectToast(page, 'Cart cleared');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  await undo.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (3 items)');
});

test('a new quantity is told politely, and the most is said in place', async ({ page }) => {
  await storeCart(page, { quantity: 98 });
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Increase quantity of Raw jeans' });
  await more.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('99 × Raw jeans. Subtotal ₹1,28,650.50.');
  await expect(more).toBeDisabled();
  await expect(more).toHaveAccessibleDescription('99 is the most of one piece in an order.');
  await expect(more).toBeFocused();
});

test('the drawer: focus goes in and comes back, Undo is there too, Checkout does what it does on the page', async ({
  page,
}) => {
  await storeCart(page, {}, { selectedSize: '34' });
  await page.goto('/faq');
  const opener = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expectToast(page, 'Removed from cart');
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
});

test('the drawer that was closed a moment ago opens again', async ({ page }) => {
  await storeCart(page, {});
  await page.goto('/faq');
  const opener = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused();
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog')!;
    const told = new Promise((resolve) => dialog.addEventListener('close', resolve));
    dialog.close();
    document.querySelector<HTMLElement>('.cart-link')!.click();
    await told;
  });
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ expectedConsole: [REFUSED] });
  test('Checkout leads to /checkout', async ({ page }) => {
    await signedIn(page);
    await storeCart(page, {});
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
  });
});

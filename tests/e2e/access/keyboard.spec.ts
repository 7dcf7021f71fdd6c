import { orderCard } from '../support/visit.ts';
import { expect, newcomer, test, type Page } from '../support/test.ts';
import { expectPage, expectSaid, pressOn, tabTo, typeInto } from './keys.ts';

/** From the front page to a paid, tracked order without a mouse, and what a screen reader is told on the way. */
test('the whole path by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const person = newcomer();
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');

  await page.goto('/');
  await expectPage(page, /\S/);
  await test.step('skip link, then back to the categories of the bar', async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName('Skip to content');
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await tabTo(
      page,
      banner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jeans', exact: true }),
      { back: true },
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?category=jeans');
    await expectPage(page, 'Jeans');
  });

  const name = await test.step('a product, its size by arrows, two of it', async () => {
    const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const product = (await card.textContent())!.trim();
    await pressOn(page, card, 'link', product);
    await expectPage(page, product);
    const add = main.getByRole('button', { name: 'Add to Cart', exact: true });
    await pressOn(page, add, 'button', 'Add to Cart');
    await expectSaid(page, 'You must select a size before adding to cart');
    const sizes = main.getByRole('group', { name: /^Size/ });
    await expect(page.locator(':focus')).toHaveRole('radio');
    await expect(sizes.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toBeChecked();
    await expect(sizes).toHaveAccessibleName(new RegExp(await page.locator(':focus').inputValue()));
    await pressOn(page, main.getByRole('button', { name: 'Increase quantity' }), 'button', 'Increase quantity');
    await expect(main.getByLabel('Quantity', { exact: true })).toHaveValue('2');
    await pressOn(page, add, 'button', 'Add to Cart');
    await expect(page).toHaveURL('/cart');
    return product;
  });

  await test.step('cart', async () => {
    await expectSaid(page, 'Added to cart');
    await expectPage(page, 'Cart (2 items)');
    await expect(main.getByRole('group', { name: `Quantity of ${name}` })).toBeVisible();
    await pressOn(
      page,
      main.getByRole('button', { name: /^Decrease quantity/ }),
      'button',
      /^Decrease quantity/,
      'Space',
    );
    await expectPage(page, 'Cart (1 item)');
    await pressOn(page, main.getByRole('button', { name: 'Checkout' }), 'button', 'Checkout');
    await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
    await expectSaid(page, 'Please login to proceed with checkout');
  });

  await test.step('register', async () => {
    await tabTo(page, main.locator('a[href^="/register"]'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/register/);
    await typeInto(page, 'First Name', person.firstName);
    await typeInto(page, 'Last Name', person.lastName);
    await typeInto(page, 'Email', person.email);
    await typeInto(page, 'Password', person.password);
    await typeInto(page, 'Confirm Password', `${person.password}x`);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();
    await expect(page.locator(':focus')).toHaveAccessibleDescription(/Passwords do not match/);
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    await typeInto(page, 'Confirm Password', person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
    await expectSaid(page, 'Account created successfully. You can now log in.');
  });

  await test.step('cart beside the page, sign in, back at the checkout', async () => {
    await tabTo(page, banner.getByRole('link', { name: /^Cart/ }));
    await expect(page.locator(':focus')).toHaveAccessibleName('Cart, 1 item');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect(drawer.getByText(name).first()).toBeVisible();
    await pressOn(page, drawer.getByRole('link', { name: 'View Cart' }), 'link', 'View Cart');
    await expect(page).toHaveURL('/cart');
    await pressOn(page, main.getByRole('button', { name: 'Checkout' }), 'button', 'Checkout');
    await expect(page).toHaveURL(/\/login/);
    await typeInto(page, 'Email', person.email);
    await typeInto(page, 'Password', person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await expectSaid(page, 'Logged in successfully.');
    await expectPage(page, 'Checkout');
  });

  const orderId = await test.step('address and order', () => order(page));
  await test.step('payment at the bank', () => pay(page));

  await test.step('thanks, orders, tracking', async () => {
    await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
    await expectPage(page, 'Thank you for your order');
    await expectSaid(page, 'Payment confirmed');
    await tabTo(page, main.locator('a[href="/orders"]'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/orders');
    const card = orderCard(page, orderId);
    await expect(card.getByText('Processing')).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(/^Order #[2-9B-Z-]{11}$/);
    await tabTo(page, page.getByRole('contentinfo').locator('a[href="/track-order"]'));
    await page.keyboard.press('Enter');
    await typeInto(page, 'Order Number', orderId);
    await typeInto(page, 'Email or Phone', person.email);
    await pressOn(page, main.getByRole('button', { name: 'Track Order' }), 'button', 'Track Order');
    await expectSaid(page, 'Your order status has been loaded');
    await expect(orderCard(page, orderId).getByText('Processing')).toBeVisible();
  });
});

async function order(page: Page): Promise<string> {
  const place = page.getByRole('button', { name: 'Place Order' });
  await expect(page.getByRole('region', { name: 'Order Summary' })).toMatchAriaSnapshot(`
    - region "Order Summary":
      - heading "Order Summary" [level=2]
      - list
      - term: Subtotal
      - term: Standard Shipping
      - definition: Free
      - term: Total
  `);
  await pressOn(page, place, 'button', 'Place Order');
  await expectSaid(page, 'All shipping information fields are required.');
  const summary = page.getByRole('alert').filter({ hasText: 'Please look at these 6 fields again' });
  await expect(summary).toBeFocused();
  await pressOn(page, summary.getByRole('link', { name: 'Full Name' }), 'link', 'Full Name');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/\S/);
  await typeInto(page, 'Full Name', 'Asha Verma');
  await typeInto(page, 'Address', '12 Loom Street');
  await typeInto(page, 'City', 'Bengaluru');
  await tabTo(page, page.getByLabel('State'));
  await page.keyboard.type('Karna');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await typeInto(page, 'Postal Code', '560001');
  await typeInto(page, 'Phone', '9876543210');
  await pressOn(page, place, 'button', 'Place Order');
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  await expectSaid(page, 'Proceeding to payment...');
  return new URL(page.url()).searchParams.get('orderId')!;
}

async function pay(page: Page): Promise<void> {
  await expectPage(page, 'Payment');
  const ways = page.getByRole('radiogroup', { name: 'How would you like to pay?' }).getByRole('radio');
  await tabTo(page, ways);
  await page.keyboard.press('Space');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Bank page/);
  await expect(ways.first()).toBeChecked();
  await tabTo(page, page.getByLabel('Mobile number'));
  await page.keyboard.type('9876543210');
  await expect(page.getByLabel('Mobile number')).toHaveValue('+919876543210');
  await pressOn(page, page.getByRole('button', { name: 'Pay Now' }), 'button', 'Pay Now');
  await expect(page).toHaveURL(/\/sandbox-bank\/pay\?/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sandbox bank');
  await pressOn(page, page.getByRole('button', { name: 'Approve' }), 'button', 'Approve');
}

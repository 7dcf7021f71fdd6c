import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';
import { ADDRESS, expectToast, storedCart, rupees, saidAgain } from '../support/visit.ts';
import { atCheckout, fillAddress, order } from './at-checkout.ts';

test("2.route.checkout 2.checkout.summary 9.shipping 10.delivery: shipping form and order summary: shipping 'Free', the total equals the subtotal, until the dearer way is chosen", async ({
  page,
}) => {
  const { product, price } = await atCheckout(page);
  for (const label of ['Full Name', 'Address', 'City', 'State', 'Postal Code', 'Phone'])
    await expect(page.getByLabel(label)).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText(product.title)).toBeVisible();
  const value = (name: string) =>
    summary
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await expect(value('Standard Shipping')).toHaveText('Free');
  await expect(value('Subtotal')).toHaveText(rupees(price * 2));
  await expect(value('Total')).toHaveText(rupees(price * 2));

  await test.step('the steps say where the purchase stands', async () => {
    const steps = page.getByRole('navigation', { name: 'Progress' });
    await expect(steps.getByRole('listitem')).toHaveText(['Cart', 'Shipping', 'Payment']);
    await expect(steps.locator('[aria-current=step]')).toHaveText('Shipping');
    await expect(steps.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });

  await test.step('once the place is known, of two ways the free one is chosen; the total counts the other', async () => {
    await fillAddress(page);
    const ways = page.getByRole('group', { name: 'Delivery' });
    await expect(ways.locator('label')).toHaveText([
      /^Standard ShippingArrives .+Free$/,
      /^Express ShippingArrives .+₹149$/,
    ]);
    await expect(ways.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await expect(value('Total')).toHaveText(rupees(price * 2));
    await ways.getByRole('radio', { name: /^Express/ }).check();
    await expect(value('Express Shipping')).toHaveText('₹149');
    await expect(value('Total')).toHaveText(rupees(price * 2 + 149));
    await ways.getByRole('radio', { name: /^Standard/ }).check();
    await expect(value('Total')).toHaveText(rupees(price * 2));
  });

  await test.step('on a phone the summary is folded above the form, with the total in sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(summary.locator('summary')).toContainText(rupees(price * 2));
    await expect(summary.getByText(product.title)).toBeHidden();
    await summary.locator('summary').press('Enter');
    await expect(summary.getByText(product.title)).toBeVisible();
  });
});

test("5.checkout.fields: 'Please fill all fields'; several wrong fields are summed up, one has the focus itself", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/orders') && sent.push(request.url()),
  );
  const expectRefusal = async () => {
    await order(page);
    await expectToast(page, 'Please fill all fields', 'All shipping information fields are required.');
    await saidAgain(page, 'Please fill all fields', () => order(page));
  };
  await atCheckout(page);

  await test.step('nothing filled in', expectRefusal);

  await test.step('several: the summary above the form has a way to each', async () => {
    await page.getByLabel('City').fill('Pune');
    await order(page);
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Full Name', 'Phone', 'Address', 'State', 'Postal Code']);
    await summary.getByRole('link', { name: 'State' }).click();
    await expect(page.getByLabel('State')).toBeFocused();
    await expect(page.getByLabel('State')).toHaveAccessibleDescription('State is required');
  });

  for (const [what, given] of [
    ['City', { city: '   ' }],
    ['State', { state: '' }],
  ] as const)
    await test.step(`only ${what}, of blanks or not chosen`, async () => {
      await page.goto('/checkout');
      await fillAddress(page, given);
      await expectRefusal();
      await expect(page.getByLabel(what)).toBeFocused();
    });
  expect(sent).toEqual([]);
});

test("5.checkout.cart: 'Cart is empty' / 'Please add items to your cart before checkout.'", async ({ page }) => {
  await atCheckout(page, 0);
  await fillAddress(page);
  await order(page);
  await expectToast(page, 'Cart is empty', 'Please add items to your cart before checkout.');
  await expect(page).toHaveURL('/checkout');
});

test('2.checkout.end 4.checkout: order created: products map id to quantity, cart cleared, toast, on to the payment with the order id', async ({
  page,
}) => {
  const { product } = await atCheckout(page);
  await fillAddress(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/orders'),
  );
  await order(page);
  expect((await sent).postDataJSON()).toMatchObject({ products: { [product.id]: 2 }, shippingAddress: ADDRESS });
  await expect(page).toHaveURL(/\/payment\?orderId=.+/);
  await expectToast(page, 'Order created successfully', 'Proceeding to payment...');
  expect(await storedCart(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('D751: the message stands on none of the choices of the payment, and goes with the first press', async ({
    page,
  }) => {
    await atCheckout(page);
    await fillAddress(page);
    await order(page);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeAttached();
    const message = page.locator('[data-toasts] .toast');
    await expect(message).toHaveCount(1);
    const covered = () =>
      message.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(.btn, input, label)')]
          .filter((other) => {
            const box = other.getBoundingClientRect();
            return box.height > 0 && box.top < bottom && top < box.bottom;
          })
          .map(({ textContent }) => textContent);
      });
    await expect.poll(covered).toEqual([]);
    await page.locator('main label').first().click();
    await expect(message).toHaveCount(0, { timeout: 2_000 });
  });

  test('D752: a press during which the code of the ways of delivery comes, and the ways, orders', async ({ page }) => {
    const code = await hold(page, '**/ShippingMethods.*.js');
    await atCheckout(page);
    await fillAddress(page);
    const button = page.getByRole('button', { name: 'Place Order' });
    await button.hover();
    await page.mouse.down();
    code.release();
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/payment\?orderId=/);
  });
});

test('what another tab added while the order was placed stays in the cart', async ({ page }) => {
  const { product } = await atCheckout(page);
  await fillAddress(page);
  await page.route('**/api/v1/orders', async (route) => {
    await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('cart')!);
      localStorage.setItem(
        'cart',
        JSON.stringify([
          { ...line, quantity: 3 },
          { ...line, quantity: 1, selectedColor: 'Another' },
        ]),
      );
    });
    await route.continue();
  });
  await order(page);
  await expect(page).toHaveURL(/\/payment\?orderId=.+/);
  expect(
    (await storedCart(page)).map(({ id, quantity, selectedColor }) => [id, quantity, selectedColor === 'Another']),
  ).toEqual([
    [product.id, 1, false],
    [product.id, 1, true],
  ]);
});

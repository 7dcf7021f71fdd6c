import { expect, test } from '../support/test.ts';
import { answerWith, cutOff, expectToast, storedCart, REFUSED, rupees } from '../support/visit.ts';
import { atCheckout, fillAddress, order } from './at-checkout.ts';

test.describe('order placement failure', () => {
  test.use({ expectedConsole: [REFUSED] });

  test("8.order: a failing server or no answer: 'Error placing order' / 'Please try again later.', the cart and the address stay", async ({
    page,
  }) => {
    await atCheckout(page);
    await answerWith(page, '/orders', 500);
    await fillAddress(page);
    await order(page);
    await expectToast(page, 'Error placing order', 'Please try again later.');
    expect(await storedCart(page)).toHaveLength(1);
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    await page.goto('/checkout');
    await cutOff(page, '/orders');
    await fillAddress(page);
    await order(page);
    await expectToast(page, 'Error placing order', 'Please try again later.');
  });
});

test('4.checkout: while it is being placed a second click makes no second order', async ({ page }) => {
  await atCheckout(page);
  await fillAddress(page);
  let made = 0;
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() === 'POST') made += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await order(page);
  await page.getByRole('button', { name: 'Placing order...' }).click({ force: true });
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(made).toBe(1);
});

test.describe('the store has another price than the page knows', () => {
  test.use({ expectedConsole: [REFUSED] });

  test('O12 the shopper sees the new price before the order is made, and orders at it', async ({ page }) => {
    // Until the order is refused; the quote for its address, which is asked for meanwhile, has the price of then.
    let isRefused = false;
    page.on('response', (response) => (isRefused ||= response.status() === 409));
    await page.route('**/api/v1/quotes', async (route) => {
      const answer = await route.fetch();
      const quote = await answer.json();
      const lines = quote.lines.map((line: object) => ({ ...line, price: 1 }));
      await route.fulfill({ response: answer, json: isRefused ? quote : { ...quote, subtotal: 2, total: 2, lines } });
    });
    const { product, price } = await atCheckout(page);
    await expect(
      page.getByText(`The price of ${product.title} has changed from ${rupees(price)} to ${rupees(1)}.`),
    ).toBeVisible();
    await fillAddress(page);
    await order(page);
    await expect(
      page.getByText(`The price of ${product.title} has changed from ${rupees(1)} to ${rupees(price)}.`),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Your cart has changed. Please look it over, then place the order again.',
    );
    await expect(
      page.getByRole('region', { name: 'Order Summary' }).locator('dl > div').filter({ hasText: 'Total' }).last(),
    ).toContainText(rupees(price * 2));
    await expect(page).toHaveURL('/checkout');
    await order(page);
    await expect(page).toHaveURL(/\/payment\?orderId=/);
  });
});

test.describe('a token that has ended', () => {
  test.use({ expectedConsole: [REFUSED] });

  test('whichever call hears of it first, the page leads to a sign-in and is not left empty', async ({ page }) => {
    await answerWith(page, '/quotes', 401, { error: 'Sign in first' });
    await atCheckout(page).catch(() => undefined);
    await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)checkout$/);
  });
});

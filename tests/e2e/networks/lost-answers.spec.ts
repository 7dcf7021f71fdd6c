import { cartLine, fillAddress, ordersOf, placeOrder } from '../journey/at-checkout.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ADDRESS, expectToast, oneSize, orderOf, REFUSED, signedIn, storeCart } from '../support/visit.ts';
import { PORT } from '../support/server.ts';
import { net } from '../support/net.ts';
import { startFaults, type Fault, type Faults } from './faults.ts';

/** What a network does to single calls, and what the shop makes of it. */
test.use({ expectedConsole: [REFUSED] });

let faults: Faults;
test.beforeEach(async ({ shopOrigin }) => {
  expect(shopOrigin).toContain(String(PORT));
  faults = await startFaults(PORT);
});
test.afterEach(() => faults.close());

const ORDER = /^POST \/api\/v1\/orders$/;
const sent = (call: RegExp) => faults.calls.filter((one) => call.test(one.call));

async function checkout(page: Page): Promise<string> {
  const { token } = await signedIn(page);
  await storeCart(page, cartLine(await oneSize(page)));
  await page.goto(`${faults.origin}/checkout`);
  await fillAddress(page);
  // What the delivery costs comes after the postal code, and moves the button: a press in that moment would miss it.
  await expect(page.getByRole('radio', { name: /^Standard Shipping/ })).toBeVisible();
  return token;
}

for (const fault of net<Fault>(['reset', 'reset after', 'half', 'busy'], (one) =>
  ['reset after', 'busy'].includes(one),
))
  test(`B12 O10 placing an order meets "${fault}": it is sent again with the same key, and one order exists`, async ({
    page,
  }) => {
    const token = await checkout(page);
    faults.fail(ORDER, fault, 1);
    await placeOrder(page).click();
    await expect(page).toHaveURL(/\/payment\?orderId=/);
    await expect(page.getByText('Order created successfully')).toBeVisible();
    const [first, second, ...more] = sent(ORDER);
    expect(more).toEqual([]);
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).toBe(first?.key);
    expect((await ordersOf(page, token)).map(({ id }) => id)).toEqual([
      new URL(page.url()).searchParams.get('orderId'),
    ]);
  });

test('B12 O10 every answer to an order is lost, or comes from a public network: words, what was typed, and one order from the next press', async ({
  page,
}) => {
  const token = await checkout(page);
  faults.fail(ORDER, 'captive portal', 1);
  await placeOrder(page).click();
  await expectToast(page, 'Error placing order', 'Please try again later.');
  faults.fail(ORDER, 'reset after', 3);
  await placeOrder(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'No answer came. What you typed is kept, and pressing the button again as it is makes no second order.',
  );
  await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(sent(ORDER)).toHaveLength(5);
  expect(new Set(sent(ORDER).map(({ key }) => key)).size).toBe(1);
  expect(await ordersOf(page, token)).toHaveLength(1);
});

const TRACKED = /^GET \/api\/v1\/orders\//;

async function track(page: Page, orderId: string, contact: string): Promise<void> {
  await page.goto(`${faults.origin}/track-order?id=${orderId}`);
  await page.getByLabel('Email or Phone').fill(contact);
  await page.getByRole('button', { name: 'Track Order' }).click();
}

test('B12 tracking meets silence, a reset, half an answer or a busy proxy once: it is asked again, and nobody notices; a public network is not believed', async ({
  page,
}) => {
  const { email, token } = await signedIn(page);
  const { orderId } = await orderOf(page, token);
  for (const fault of net<Fault>(['silence', 'reset', 'half', 'busy'], (one) => ['silence', 'half'].includes(one)))
    await test.step(fault, async () => {
      faults.calls.length = 0;
      faults.fail(TRACKED, fault, 1);
      await track(page, orderId, email);
      await expect(page.getByText('Your order status has been loaded')).toBeVisible({ timeout: 20_000 });
      expect(sent(TRACKED)).toHaveLength(2);
    });

  // A public network answers instead of the shop: nothing is believed, and the next press finds the order.
  faults.fail(TRACKED, 'captive portal', 1);
  await track(page, orderId, email);
  await expectToast(page, 'Error', 'Please try again later.');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText('Your order status has been loaded')).toBeVisible();
});

test('B12 tracking meets a line that is gone for good: three attempts, then words', async ({ page }) => {
  await signedIn(page);
  faults.fail(TRACKED, 'reset', 99);
  await track(page, 'ord-1', 'a@example.com');
  await expectToast(page, 'Error', 'No response from server. Please try again later.');
  expect(sent(TRACKED)).toHaveLength(3);
  await expect(page.getByLabel('Email or Phone')).toHaveValue('a@example.com');
});

test('B12 a sign-in that gets no answer is not sent twice; what was typed stays', async ({ page }) => {
  faults.fail(/authorize/, 'reset', 1);
  await page.goto(`${faults.origin}/login`);
  await page.getByLabel('Email').first().fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('indigo-thread-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Error', 'No response from server. Please try again later.');
  expect(sent(/authorize/)).toHaveLength(1);
  await expect(page.getByLabel('Email').first()).toHaveValue('asha@example.com');
});

test('B12 the name of the API cannot be resolved: words, and Try Again', async ({ page }) => {
  await signedIn(page);
  await page.route('**/api/v1/orders', (route) => route.abort('namenotresolved'));
  await page.goto(`${faults.origin}/orders`);
  await expectToast(page, 'Error', 'Failed to load your orders. Please try again.');
  await page.unroute('**/api/v1/orders');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No Orders Found')).toBeVisible();
});

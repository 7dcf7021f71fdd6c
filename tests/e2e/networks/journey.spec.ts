import { fillAddress, placeOrder } from '../journey/at-checkout.ts';
import { choosePayment } from '../support/buying.ts';
import { expect, logIn, newcomer, test } from '../support/test.ts';
import { PORT } from '../support/server.ts';
import { startBadLine, type BadLine } from './bad-line.ts';

/** The whole path of a purchase on a phone whose line has 400 kbps, 400 ms and loses one segment in twenty. */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test.setTimeout(180_000);
const soon = { timeout: 30_000 };

let line: BadLine;
test.beforeAll(async ({ shopOrigin }) => {
  expect(shopOrigin).toContain(String(PORT));
  line = await startBadLine(PORT);
});
test.afterAll(() => line.close());

test('B14 front page, listing, product, cart, sign-in, checkout, order, payment and tracking on 400 kbps, 400 ms, 5 % loss', async ({
  page,
  request,
}) => {
  const person = newcomer();
  expect((await request.post('/api/v1/users/register', { data: person })).ok()).toBe(true);

  await page.goto(line.origin, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Shop Jeans Collection' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans', soon);
  await page.locator('article h3 a').first().click();
  await expect(page).toHaveURL(/\/product\//, soon);
  const name = (await page.getByRole('heading', { level: 1 }).textContent(soon)) ?? '';

  // Not the first one, of which many tests buy a piece. Styles may come late: what is tapped has to be at rest.
  const sizes = page.getByRole('group', { name: /^Size/ });
  const size = sizes.locator('label:has(input:enabled)').last();
  await size.click(soon);
  await expect(size.getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/, soon);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible(soon);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout$/, soon);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/checkout$/, soon);

  await fillAddress(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/, soon);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await choosePayment(page, 'Bank page: card or net banking');
  await page.getByRole('button', { name: 'Approve' }).click(soon);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible(soon);

  await page.goto(`${line.origin}/track-order?id=${orderId}`, { waitUntil: 'commit' });
  await page.getByLabel('Email or Phone').fill(person.email);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText('Your order status has been loaded')).toBeVisible(soon);
  await expect(page.getByRole('article').locator('[aria-current=step]')).toHaveText('Processing');
});

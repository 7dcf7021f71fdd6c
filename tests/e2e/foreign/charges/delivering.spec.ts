import { delivering } from '../../../fixtures/backend/delivering.ts';
import { sendOrder } from '../../support/buying.ts';
import { PHONE, violations } from '../../access/axe.ts';
import { expect, type Page, signedIn, typeAddress, uncached as test, uncachedRead as read } from '../test.ts';

// Pictures of the foreign backend that are not there.
test.use({ expectedConsole: [/status of 404/] });

const DELIVERY = '/product/p1/delivery';
const form = (page: Page) => page.locator('[data-deliver-to]');
const code = (page: Page) => page.getByLabel('Deliver to postal code');
const answer = (page: Page) => form(page).getByRole('status');
const ask = async (page: Page, postalCode: string) => {
  await code(page).fill(postalCode);
  await form(page).getByRole('button', { name: 'Check' }).click();
};
const rows = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('dl > div');
const TOLD = ['StandardArrives 5–10 June₹1,001 more for free delivery₹29', 'ExpressArrives 3 June₹149'];

read(
  '10.delivery 10.deliver-to 10.pick-up without a script the form leads to a page that answers',
  async ({ page, backend }) => {
    const asked: any[] = [];
    backend.intercept = delivering(backend.memory, asked);
    await page.goto('/product/p1?size=M');
    await expect(page.getByRole('region', { name: 'Delivery and returns' }).locator('li')).toHaveText([
      'Standard from ₹29, free from ₹2,500',
      'Express ₹149',
    ]);
    await ask(page, '560001');
    await expect(page).toHaveURL(`${DELIVERY}?size=M&postalCode=560001`);
    await expect(page).toHaveTitle('Delivery of Foreign jeans 1 | Foreign Threads');
    await expect(answer(page).locator('p')).toHaveText('Delivery to 560001');
    await expect(answer(page).locator('li')).toHaveText(TOLD);
    expect(asked).toEqual([
      { items: [{ productId: 'p1', quantity: 1, size: 'M', color: 'Indigo' }], destination: { postalCode: '560001' } },
    ]);

    await ask(page, '56');
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(code(page)).toHaveAccessibleDescription('Please enter a whole postal code');
    await expect(answer(page)).toBeEmpty();
    await ask(page, '790001');
    await expect(answer(page)).toHaveText('We do not deliver to this postal code.');
    expect(asked).toHaveLength(2);
    await ask(page, '690001');
    await expect(answer(page).locator('p')).toHaveText('We do not deliver to this postal code.');
    await expect(answer(page).locator('li')).toHaveText('Fetch itFC Road 1, Pune, Mon to Fri 9–18Ready 3 JuneFree');

    await page.getByRole('link', { name: 'Back to Foreign jeans 1' }).click();
    await expect(page).toHaveURL('/product/p1?size=M');
    await expect(code(page), 'the page is the same for everybody').toHaveValue('');
  },
);

read(
  '10.deliver-to says whether one can pay on delivery there, where the store offers it',
  async ({ page, backend }) => {
    backend.intercept = delivering(backend.memory, [], true);
    await page.goto(`${DELIVERY}?postalCode=560001`);
    await expect(answer(page).locator('p').last()).toHaveText('You can pay on delivery there, for ₹49 more.');
    await ask(page, '110001');
    await expect(answer(page).locator('p').last()).toHaveText('You cannot pay on delivery for this piece there.');
    await ask(page, '790001');
    await expect(answer(page)).toHaveText('We do not deliver to this postal code.');
  },
);

test('10.deliver-to the answer is kept by nobody, found by nobody, and there is none where nobody can give it', async ({
  request,
  backend,
}) => {
  backend.intercept = delivering(backend.memory);
  const told = await request.get(`${DELIVERY}?postalCode=560001`);
  expect([told.status(), told.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(told.headers()['x-build']).toBeUndefined();
  const html = await told.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await request.get('/product/nope/delivery')).status()).toBe(404);

  const delivers = backend.intercept;
  backend.intercept = (asked, response) =>
    asked.url?.endsWith('/quotes')
      ? (response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"Not now"}'), true)
      : delivers(asked, response);
  const failed = await request.get(`${DELIVERY}?postalCode=560001`);
  expect(failed.status()).toBe(503);
  expect(await failed.text()).toContain('We could not look that up just now. Please try again.');

  backend.intercept = undefined;
  const off = await request.get(`${DELIVERY}?postalCode=560001`);
  expect(off.status()).toBe(404);
  expect(await off.text()).toContain('Oops! Page not found');
  expect(await (await request.get('/product/p1')).text()).not.toContain('data-deliver-to');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('10.delivery 10.deliver-to from the product to the order: asked in place, chosen at the checkout, promised', async ({
    page,
    backend,
  }) => {
    backend.intercept = delivering(backend.memory);
    await signedIn(page, backend);
    await page.goto('/product/p1');
    await page.getByRole('radio', { name: 'M' }).check({ force: true });
    await code(page).fill('56');
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveAccessibleDescription('Please enter a whole postal code');
    await expect(code(page)).toBeFocused();
    await ask(page, '560001');
    await expect(answer(page).locator('li')).toHaveText(TOLD);
    await expect(code(page)).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL('/product/p1');
    expect(await violations(page)).toEqual([]);

    await page.goto('/product/p2');
    await expect(code(page)).toHaveValue('');
    await code(page).focus();
    await expect(code(page), 'kept for the next time').toHaveValue('560001');
    await page.goto(`${DELIVERY}?postalCode=560001`);
    expect(await violations(page)).toEqual([]);

    await page.goto('/checkout');
    const summary = rows(page, 'Order Summary');
    await expect(summary).toHaveText(['ShippingOnce the address is known', 'Subtotal₹2,998']);
    const ways = page.getByRole('group', { name: 'Delivery' });
    await expect(ways.getByText('Fill in the postal code')).toBeVisible();
    const heightOf = async () => (await ways.boundingBox())?.height;
    const kept = await heightOf();
    await typeAddress(page);
    await expect(ways.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await expect(ways.locator('label')).toHaveText([/Standard.*Arrives 5–10 June.*Free/, /Express.*3 June.*₹149/]);
    expect(await heightOf(), 'the button below does not move').toBe(kept);
    await ways.getByRole('radio', { name: /^Express/ }).check();
    await expect(summary).toHaveText(['Subtotal₹2,998', 'Express₹149', 'Total₹3,147']);
    expect(await violations(page)).toEqual([]);
    const postalCode = page.getByLabel('Postal Code');
    await postalCode.fill('690001');
    await expect(ways.getByRole('status')).toHaveText('We do not deliver to this postal code.');
    await expect(ways.locator('label')).toHaveText([/Fetch it.*Ready 3 June.*Free/]);
    await postalCode.fill('560001');
    await expect(ways.getByText('We do not deliver')).toHaveCount(0);
    await ways.getByRole('radio', { name: /^Express/ }).check();
    const id = await sendOrder(page);

    await page.goto('/orders');
    const order = page.getByRole('article', { name: `Order ${id}` });
    await expect(order).toContainText('Express');
    await expect(order).toContainText('Arrives 3 June');
    expect(await violations(page)).toEqual([]);
    await page.goto(`/order-success?orderId=${id}`);
    await expect(page.getByText('Your order says when it is on its way.')).toBeVisible();
    await expect(page.getByText('Shipping is free.')).toHaveCount(0);
  });
});

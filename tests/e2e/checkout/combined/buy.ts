import { isPickedUp, PLACES, totalOf, type Combination } from './combinations.ts';
import { expect, type Locator, logIn, type newcomer, type Page } from '../../support/test.ts';
import { orderCard } from '../../support/visit.ts';

type Person = ReturnType<typeof newcomer>;

/** From the product to the order, as its shopper goes; the order's id. */
export async function orderTwo(page: Page, person: Person, one: Combination): Promise<string> {
  await page.goto('/products');
  await page.locator('main a[href^="/product/"]').first().click();
  await page.getByRole('radio', { name: 'M' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  if (one.discount === 'by code' || one.discount === 'of delivery') {
    await page.locator('summary', { hasText: 'Discount code' }).click();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('less');
    await page.keyboard.press('Enter');
    await expect(page.getByText('LESS is applied.')).toBeVisible();
  }
  await page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Checkout' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/checkout');
  const { postalCode = '', ...place } = PLACES[one.country];
  await fillIn(page, { postalCode });
  if (one.delivery === 'by zone' && place.state !== undefined)
    await expect(page.getByText('Fill in the state to see how it comes, when and at what price.')).toBeVisible();
  await fillIn(page, { fullName: 'Asha Verma', address: '12 Loom Street', ...place });
  if (one.delivery === 'pick-up beside') await page.getByRole('radio', { name: /^Fetch it/ }).check({ force: true });
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.locator('dt').last()).toHaveText('Total');
  await comesTo(summary, totalOf(one, false));
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  return new URL(page.url()).searchParams.get('orderId')!;
}

/** The way to pay that this shop is about. */
export async function payFor(page: Page, id: string, one: Combination): Promise<void> {
  const main = page.getByRole('main');
  await comesTo(main, totalOf(one, false));
  if (one.payment === 'on delivery') {
    await page.getByRole('radio', { name: /^Payment on delivery/ }).check({ force: true });
    await comesTo(main, totalOf(one, true));
    await page.getByRole('button', { name: /^Place order, pay .+ on delivery$/ }).click();
  } else if (one.payment === 'transfer') {
    await page.getByRole('radio', { name: 'Bank transfer' }).check({ force: true });
    await expect(main).toContainText('12345678');
    await page.getByRole('button', { name: 'Pay by bank transfer' }).click();
  } else {
    await page.getByRole('radio', { name: /^Bank page/ }).check({ force: true });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
  }
  await expect(page).toHaveURL(`/order-success?orderId=${id}`);
}

/** What its orders' page says is in it adds up to what it comes to. */
export async function addsUp(page: Page, id: string, one: Combination): Promise<void> {
  await page.goto('/orders');
  const order = orderCard(page, id);
  await comesTo(order, totalOf(one, true));
  const rows = await order.locator('dl').first().locator('div').allInnerTexts();
  const parts = rows.slice(0, -1).filter((row) => !row.startsWith('Includes'));
  if (parts.length > 0)
    expect(Math.round(parts.reduce((sum, row) => sum + amountIn(row), 0) * 100) / 100, rows.join('\n')).toBe(
      totalOf(one, true),
    );
  await expect(order).toContainText(isPickedUp(one) ? '1 Loom Street' : '12 Loom Street');
}

async function fillIn(page: Page, address: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(address)) {
    const field = page.locator(`main [name=${name}]`);
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The last of the amounts that stand there. */
function comesTo(place: Locator, total: number): Promise<void> {
  const last = place.locator('dl').first().locator('div').last();
  return expect.poll(async () => amountIn(await last.innerText())).toBe(total);
}

/** "Free" is 0. */
const amountIn = (text: string): number =>
  Number(/-?[^\d\s-]?[\d,.]+$/.exec(text.trim())?.[0].replace(/[^\d.-]/g, '') ?? 0);

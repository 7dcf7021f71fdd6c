import { SHIRT } from './charging-shop.ts';
import { expect, type Page } from '../../support/test.ts';
import { ADDRESS } from '../../support/visit.ts';

/** What a shopper of the charging shop does and looks at. */
export const rows = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('dl > div');
export const code = (page: Page) => page.getByLabel('Deliver to postal code');
export const answer = (page: Page) => page.locator('[data-deliver-to]').getByRole('status');
export const discount = (page: Page) => page.getByRole('textbox', { name: 'Discount code' });

/** What one piece with the code SUMMER10 comes to before its place is known, in Karnataka, and paid on delivery. */
export const OPEN = [
  'Subtotal₹1,250',
  'Summer-₹125',
  'ShippingOnce the address is known',
  'More for free delivery₹874',
  'Before shipping₹1,125',
];
export const PARTS = ['Subtotal₹1,250', 'Summer-₹125', 'Standard₹29', 'Includes CGST₹27.48', 'Includes SGST₹27.48'];
const FEE = 'Cash on delivery₹49';
/** Paid on delivery: the fee has its tax. */
export const WITH_FEE = [
  'Subtotal₹1,250',
  'Summer-₹125',
  'Standard₹29',
  'Includes CGST₹28.65',
  'Includes SGST₹28.65',
  FEE,
];

/** A line of a cart. */
export const line = (quantity: number) => ({
  id: SHIRT,
  name: 'Kora Shirt',
  image: '',
  price: 1250,
  quantity,
  selectedSize: 'M',
  selectedColor: '',
});

/** From the first field on, as who uses no pointer does. */
export async function typeAddress(page: Page): Promise<void> {
  const typed: Record<string, string> = ADDRESS;
  await page.getByLabel('Full Name').focus();
  for (let left = Object.keys(typed).length; left > 0; left -= 1) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    await page.keyboard.type(typed[name] ?? `no field ${name}`);
    await page.keyboard.press('Tab');
  }
}

/** Asks on a product's page what comes when to this postal code. */
async function askAbout(page: Page, postalCode: string): Promise<void> {
  await code(page).fill(postalCode);
  await page.keyboard.press('Enter');
}

/** What a page of its own says of postal codes near and far, and of one where nobody delivers. */
export async function askWithoutScript(page: Page): Promise<void> {
  await page.goto(`/product/${SHIRT}?size=M`);
  await askAbout(page, '560001');
  await expect(answer(page).locator('p')).toHaveText(['Delivery to 560001', /^You can pay on delivery there, for ₹49/]);
  await expect(answer(page).locator('li').first()).toHaveText(
    /^Standard\s*Arrives .+\s*₹749 more for free delivery\s*₹29$/,
  );
  await expect(answer(page).locator('li').last()).toHaveText(/^Express\s*Arrives .+\s*₹149$/);
  await askAbout(page, '403001');
  await expect(answer(page)).toContainText('What it costs there depends on the full address.');
  await askAbout(page, '744101');
  await expect(answer(page)).toHaveText('We do not deliver to this postal code.');
}

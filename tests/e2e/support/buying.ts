import jsQR from 'jsqr';
import sharp from 'sharp';
import { fillCart } from './cart.ts';
import { expect, type newcomer, type Page } from './test.ts';
import { signedIn } from './visit.ts';

/** The steps of a purchase, each as a shopper does it. */
type Person = ReturnType<typeof newcomer>;

export async function chooseSize(page: Page): Promise<string> {
  const sizes = page.getByRole('group', { name: /^Size/ }).getByRole('radio', { disabled: false });
  await sizes.first().check({ force: true });
  return (await sizes.first().getAttribute('value'))!;
}

/**
 * Someone who has signed in, with one piece in the cart, at the checkout; journey.spec.ts takes the whole way there.
 */
export async function shopperAtCheckout(page: Page): Promise<Person> {
  const person = await signedIn(page);
  await fillCart(page, 1);
  await page.goto('/checkout');
  return person;
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Address').fill('12 Loom Street');
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByLabel('State').selectOption('Karnataka');
  await page.getByLabel('Postal Code').fill('560 001');
  await page.getByLabel('Phone').fill('098765 43210');
  await expect(page.getByRole('region', { name: 'Order Summary' }).getByText('Free', { exact: true })).toBeVisible();
  return sendOrder(page);
}

/** From the filled checkout to the payment page; the order's id. */
export async function sendOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expect(page.getByText('Proceeding to payment...')).toBeVisible();
  return new URL(page.url()).searchParams.get('orderId')!;
}

export async function choosePayment(page: Page, way: string): Promise<void> {
  const pay = page.getByRole('button', { name: 'Pay Now' });
  await expect(pay).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'How would you like to pay?' }).getByRole('radio', { name: way }).check();
  await page.getByLabel('Mobile number').pressSequentially('9876543210');
  await expect(page.getByLabel('Mobile number')).toHaveValue('+919876543210');
  await pay.click();
}

export async function readQr(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(found, 'the QR code can be read').toBeTruthy();
  return found!.data;
}

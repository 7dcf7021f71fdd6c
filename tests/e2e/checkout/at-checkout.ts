import type { Page } from '../support/test.ts';
import { ADDRESS, storeCart, oneSize, signedIn } from '../support/visit.ts';

/** At the checkout with one product in the cart, or with none. */
export async function atCheckout(page: Page, quantity = 2) {
  await signedIn(page);
  const product = await oneSize(page);
  const price = product.discountedPrice ?? product.regularPrice;
  const color = product.variants[0]!.color ?? '';
  if (quantity > 0)
    await storeCart(page, {
      id: product.id,
      name: product.title,
      price,
      quantity,
      selectedSize: 'One Size',
      selectedColor: color,
    });
  await page.goto('/checkout');
  return { product, price };
}

export async function fillAddress(page: Page, given: Partial<typeof ADDRESS> = {}): Promise<void> {
  const { fullName, address, city, state, postalCode, phone } = { ...ADDRESS, ...given };
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Address').fill(address);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel('Postal Code').fill(postalCode);
  await page.getByLabel('Phone').fill(phone);
}

export const order = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

import type { Page } from '../support/test.ts';
import { ADDRESS, storeCart, oneSize, signedIn, type Sold } from '../support/visit.ts';

export const placeOrder = (page: Page) => page.getByRole('button', { name: /Plac(e|ing) [Oo]rder/ });

export const cartLine = (
  { id, title, regularPrice, discountedPrice, variants: [first] }: Sold,
  change: object = {},
) => ({
  id,
  name: title,
  price: discountedPrice ?? regularPrice,
  quantity: 1,
  selectedSize: first?.size ?? '',
  selectedColor: first?.color ?? '',
  ...change,
});

export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries({
    'Full Name': ADDRESS.fullName,
    Address: ADDRESS.address,
    City: ADDRESS.city,
    'Postal Code': ADDRESS.postalCode,
    Phone: ADDRESS.phone,
  }))
    await page.getByLabel(label).fill(value);
  await page.getByLabel('State').selectOption(ADDRESS.state);
}

export async function ordersOf(page: Page, token: string): Promise<{ id: string; items: { id: string }[] }[]> {
  return (await page.request.get('/api/v1/orders', { headers: { authorization: `Bearer ${token}` } })).json();
}

export async function atCheckout(page: Page) {
  const { token } = await signedIn(page);
  await storeCart(page, cartLine(await oneSize(page)));
  await page.goto('/checkout');
  await fillAddress(page);
  return token;
}

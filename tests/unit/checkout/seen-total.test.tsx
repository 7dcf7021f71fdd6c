// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkoutPlace } from './checkout-place.ts';
import { $shipping } from '#cart/quote/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';

const LINE = { id: 'p1', name: 'Jeans', image: '', price: 1499, quantity: 1, selectedSize: '', selectedColor: '' };
const QUOTE = {
  lines: [{ productId: 'p1', quantity: 1, price: 1499 }],
  subtotal: 1499,
  parts: [
    { kind: 'discount', label: 'Summer', amount: -150 },
    { kind: 'shipping', label: 'Standard', amount: 0 },
  ],
  total: 1349,
  shippingMethods: [{ id: 'standard', label: 'Standard', price: 0 }],
  shippingMethod: 'standard',
};

// The quote for the whole place comes only once the order was sent off.
let release: (quote: object) => void = () => undefined;
const waiting = new Promise<object>((resolve) => (release = resolve));
const answerTo = (url: string, asked: { destination?: { state?: string } }) =>
  url.endsWith('/quotes') && asked.destination?.state ? waiting : QUOTE;
const { root, ordered, summary, form, typeAddress } = checkoutPlace(LINE, answerTo);

test('10.delivery a total that was shown before the address was whole is sent when the store says the same again', async () => {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'INR', locale: 'en-IN', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys />);
  await expect.poll(summary).toContain('Total₹1,349');
  await import('#checkout/shipping/ShippingMethods.tsx');
  const postalCode = form().querySelector<HTMLInputElement>('[name=postalCode]')!;
  postalCode.value = '682001';
  const use = () => form().dispatchEvent(new Event('focusin'));
  await expect
    .poll(() => (use(), postalCode.dispatchEvent(new Event('input', { bubbles: true })), $shipping.get().destination))
    .toEqual({ postalCode: '682001' });
  await expect.poll(summary).toContain('Total₹1,349');
  typeAddress();
  await expect.poll(() => $shipping.get().destination).toEqual({ postalCode: '682001', state: 'Kerala' });
  await expect.poll(summary).not.toContain('Total₹1,349');
  form().requestSubmit();
  release(QUOTE);
  await expect.poll(() => ordered).toMatchObject([{ expectedTotal: 1349 }]);
});

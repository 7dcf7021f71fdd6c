// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkoutPlace } from './checkout-place.ts';
import { $shipping } from '#cart/quote/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';

const LINE = { id: 'p1', name: 'Jeans', image: '', price: 1499, quantity: 1, selectedSize: '', selectedColor: '' };
const QUOTE = {
  lines: [{ productId: 'p1', quantity: 1, price: 1499 }],
  subtotal: 1499,
  parts: [{ kind: 'shipping', label: 'Standard', amount: 0 }],
  total: 1499,
  shippingMethods: [
    { id: 'standard', label: 'Standard', price: 0 },
    { id: 'express', label: 'Express', price: 149 },
  ],
  shippingMethod: 'standard',
};

// The quote for the place never comes.
const answerTo = (_: string, asked: { destination?: object }) =>
  asked.destination ? new Promise<never>(() => undefined) : QUOTE;
const { place, root, ordered, summary, form, typeAddress } = checkoutPlace(LINE, answerTo);

test('10.delivery a total that holds wherever the goods go is shown and sent before the quote for the place is there', async () => {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'INR', locale: 'en-IN', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys />);
  await expect.poll(summary).toBe('Subtotal₹1,499StandardFreeTotal₹1,499');
  await expect.poll(() => place.querySelector('fieldset:last-of-type')).not.toBe(null);
  await import('#checkout/shipping/ShippingMethods.tsx');
  const use = () => form().dispatchEvent(new Event('focusin'));
  await expect.poll(() => (use(), place.querySelector('fieldset:last-of-type [role=status]'))).not.toBe(null);
  typeAddress();
  form().requestSubmit();
  await expect.poll(() => $shipping.get().destination).toEqual({ postalCode: '682001', state: 'Kerala' });
  expect(summary()).toBe('Subtotal₹1,499StandardFreeTotal₹1,499');
  await expect.poll(() => ordered).toMatchObject([{ expectedTotal: 1499, shippingMethod: 'standard' }]);
});

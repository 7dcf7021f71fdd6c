// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkoutPlace } from './checkout-place.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';

const LINE = { id: 'p1', name: 'Hat', image: '', price: 40, quantity: 1, selectedSize: '', selectedColor: '' };
const OPEN = {
  lines: [{ productId: 'p1', quantity: 1, price: 40 }],
  subtotal: 40,
  parts: [],
  total: 40,
  open: ['tax'],
};
const TAXED = {
  ...OPEN,
  parts: [{ kind: 'tax', label: 'Sales tax', amount: 3.5 }],
  total: 43.5,
  open: [],
};

const answerTo = (url: string, asked: { destination?: object }) =>
  url.endsWith('/orders') ? { id: 'o1' } : asked.destination ? TAXED : OPEN;
const { place, root, ordered, summary, form, typeAddress } = checkoutPlace(LINE, answerTo);

test('10.delivery a store that states a tax by the place and no delivery is told the place, and sold from', async () => {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'USD', locale: 'en-US', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys />);
  await expect.poll(summary).toContain('Once the address is known');
  form().dispatchEvent(new Event('focusin'));
  typeAddress();
  await expect.poll(summary).toBe('Subtotal$40Sales tax$3.50ShippingFreeTotal$43.50');
  expect(place.querySelector<HTMLElement>('fieldset:last-of-type')?.hidden).toBe(true);
  form().requestSubmit();
  await expect.poll(() => ordered).toMatchObject([{ expectedTotal: 43.5 }]);
});

// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADDRESS } from './address.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import { signIn } from '#session/store.ts';

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

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
const ordered: unknown[] = [];
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    if (url.endsWith('/orders')) ordered.push(asked);
    // The quote for the place never comes.
    if (asked.destination) return new Promise(() => undefined);
    const answer = Response.json(QUOTE);
    // jsdom's Blob is none that Node's Response can read.
    return Object.assign(answer, { blob: () => answer.text() });
  });
  signIn('token', 'asha@example.com');
  $cart.set([LINE]);
  $shipping.set({});
});
afterEach(() => {
  root.unmount();
  $quote.set({ problems: new Map(), choices: new Map(), prices: new Map() });
  $shipping.set({});
  vi.unstubAllGlobals();
});

const summary = () => place.querySelector('dl')?.textContent;

test('10.delivery a total that holds wherever the goods go is shown and sent before the quote for the place is there', async () => {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'INR', locale: 'en-IN', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys />);
  await expect.poll(summary).toBe('Subtotal₹1,499StandardFreeTotal₹1,499');
  await expect.poll(() => place.querySelector('fieldset:last-of-type')).not.toBe(null);
  await import('#checkout/shipping/ShippingMethods.tsx');
  const use = () => place.querySelector('form')!.dispatchEvent(new Event('focusin'));
  await expect.poll(() => (use(), place.querySelector('fieldset:last-of-type [role=status]'))).not.toBe(null);
  for (const [name, value] of Object.entries(ADDRESS)) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  place.querySelector('form')!.requestSubmit();
  await expect.poll(() => $shipping.get().destination).toEqual({ postalCode: '682001', state: 'Kerala' });
  expect(summary()).toBe('Subtotal₹1,499StandardFreeTotal₹1,499');
  await expect.poll(() => ordered).toMatchObject([{ expectedTotal: 1499, shippingMethod: 'standard' }]);
});

// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import { signIn } from '#session/store.ts';

const LINE = { id: 'p1', name: 'Jeans', image: '', price: 1499, quantity: 1, selectedSize: '', selectedColor: '' };
const ADDRESS = {
  fullName: 'Asha Rao',
  address: '12 Lake Road',
  city: 'Port Blair',
  state: 'Kerala',
  phone: '9876543210',
};
const NOT_SERVED = 'We do not deliver to this postal code.';

/** What the store says of the line, delivered where postal codes do not begin with 744. */
function quoteTo(postalCode = '744') {
  const lines = [{ productId: 'p1', quantity: 1, price: 1499 }];
  if (postalCode.startsWith('744'))
    return { lines, subtotal: 1499, total: 1499, open: ['shipping'], shippingMethods: [], refusal: 'not-served' };
  const shippingMethods = [{ id: 'standard', label: 'Standard', price: 49 }];
  const parts = [{ kind: 'shipping', label: 'Standard', amount: 49 }];
  return { lines, subtotal: 1499, parts, total: 1548, shippingMethods, shippingMethod: 'standard' };
}

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const answer = Response.json(quoteTo(JSON.parse(body).destination?.postalCode));
    // jsdom's Blob is none that Node's Response can read.
    return Object.assign(answer, { blob: () => answer.text() });
  });
  signIn('token', 'asha@example.com');
  $cart.set([LINE]);
  $shipping.set({});
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const type = (name: string, value: string) => {
  const input = place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const delivery = () => place.querySelector('[data-shipping-methods]')?.textContent;
/** What is said at the button. */
const refused = () => [...place.querySelectorAll('form [role=alert]')].map((one) => one.textContent);

test('an order to a place that is not served is refused with that alone, until there is a quote of another', async () => {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'INR', locale: 'en-IN', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys />);
  await expect.poll(delivery).toContain('Fill in the postal code');
  for (const [name, value] of Object.entries(ADDRESS)) type(name, value);
  type('postalCode', '744101');
  await expect.poll(delivery).toContain(NOT_SERVED);
  place.querySelector('form')!.requestSubmit();
  await expect.poll(refused).toEqual([NOT_SERVED]);
  type('postalCode', '682001');
  await expect.poll(delivery).toContain('Standard');
  expect(refused()).toEqual([]);
});

// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
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

const SHOP = { id: 'shop', label: 'Fetch it from our shop', price: 0, pickUp: true };

/** The same of a store where the goods can be fetched as well. */
function quoteToShop({ destination: { postalCode = '744' } = {}, shippingMethod }: any) {
  const quote = quoteTo(postalCode);
  if (postalCode !== '744101') return quote;
  return shippingMethod === 'shop'
    ? { ...quote, open: undefined, refusal: undefined, shippingMethods: [SHOP], shippingMethod: 'shop' }
    : { ...quote, shippingMethods: [SHOP] };
}

let quoteOf: (body: any) => object;
const place = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  quoteOf = ({ destination }) => quoteTo(destination?.postalCode);
  root = createRoot(place);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    return jsonAnswer(quoteOf(JSON.parse(body)));
  });
  signIn('token', 'asha@example.com');
  sessionStorage.clear();
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
const delivery = () => place.querySelector('fieldset:last-of-type')?.textContent;
const way = () => place.querySelector<HTMLInputElement>('[name=shippingMethod]');
/** What is said at the button. */
const refused = () => [...place.querySelectorAll('form [role=alert]')].map((one) => one.textContent);

async function fillIn(): Promise<void> {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'INR', locale: 'en-IN', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys sends />);
  await expect.poll(delivery).toContain('Fill in the postal code');
  for (const [name, value] of Object.entries(ADDRESS)) type(name, value);
  type('postalCode', '744101');
  await expect.poll(delivery).toContain(NOT_SERVED);
}

test('an order to a place that is not served is refused with that alone, until there is a quote of another', async () => {
  await fillIn();
  place.querySelector('form')!.requestSubmit();
  await expect.poll(refused).toEqual([NOT_SERVED]);
  type('postalCode', '682001');
  await expect.poll(delivery).toContain('Standard');
  expect(refused()).toEqual([]);
});

test('10.delivery fetching is not chosen unasked where nothing is sent: the order asks how it comes, and is placed once said', async () => {
  quoteOf = quoteToShop;
  await fillIn();
  await expect.poll(() => way()?.checked).toBe(false);
  place.querySelector('form')!.requestSubmit();
  await expect.poll(refused).toEqual(['Please choose how your order comes.']);
  way()!.click();
  await expect.poll(refused).toEqual([]);
  await expect.poll(() => way()?.checked).toBe(true);
});

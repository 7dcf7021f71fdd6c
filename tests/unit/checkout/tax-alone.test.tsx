// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADDRESS } from './address.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import { signIn } from '#session/store.ts';

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

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
const ordered: unknown[] = [];
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    if (url.endsWith('/orders')) ordered.push(asked);
    const answer = Response.json(url.endsWith('/orders') ? { id: 'o1' } : asked.destination ? TAXED : OPEN);
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

test('10.delivery a store that states a tax by the place and no delivery is told the place, and sold from', async () => {
  const reads = { items: true, quotes: true, shippingMethods: true };
  const money = { currency: 'USD', locale: 'en-US', hasParts: true };
  root.render(<CheckoutPage money={money} reads={reads} knowsKeys />);
  await expect.poll(summary).toContain('Once the address is known');
  const form = () => place.querySelector('form')!;
  form().dispatchEvent(new Event('focusin'));
  for (const [name, value] of Object.entries(ADDRESS)) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.poll(summary).toBe('Subtotal$40Sales tax$3.50ShippingFreeTotal$43.50');
  expect(place.querySelector<HTMLElement>('fieldset:last-of-type')?.hidden).toBe(true);
  form().requestSubmit();
  await expect.poll(() => ordered).toMatchObject([{ expectedTotal: 43.5 }]);
});

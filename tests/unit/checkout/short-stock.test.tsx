// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import { lineKey } from '#cart/line.ts';
import { lineElement } from '#cart/lines/line-element.ts';
import { ADDRESS } from './address.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import { signIn } from '#session/store.ts';

const TRAY = { id: 'tray', name: 'Tray', image: '', price: 100, quantity: 3, selectedSize: '', selectedColor: '' };
const CUP = { ...TRAY, id: 'cup', name: 'Cup', price: 20, quantity: 1 };
const SHIPPING = { kind: 'shipping', label: 'Standard', amount: 49 };

/** How many trays there are. */
let left: number;
const place = document.body.appendChild(document.createElement('div'));
const ordered: { items: { productId: string; quantity: number }[] }[] = [];
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  left = 1;
  ordered.length = 0;
  root = createRoot(place);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as (typeof ordered)[number];
    if (url.endsWith('/orders')) {
      ordered.push(asked);
      return new Promise(() => undefined);
    }
    const lines = asked.items.map(({ productId, quantity }) => ({
      productId,
      quantity,
      price: productId === 'tray' ? 100 : 20,
      ...(productId === 'tray' && quantity > left && { problem: 'sold-out', left }),
    }));
    const subtotal = lines.reduce((sum, { price, quantity, problem }) => sum + (problem ? 0 : price * quantity), 0);
    return jsonAnswer({ lines, subtotal, parts: [SHIPPING], total: subtotal + SHIPPING.amount });
  });
  signIn('token', 'asha@example.com');
  sessionStorage.clear();
  $shipping.set({});
});
afterEach(() => {
  root.unmount();
  $quote.set({ problems: new Map(), choices: new Map(), prices: new Map() });
  vi.unstubAllGlobals();
});

const summary = () => place.querySelector('dl')?.textContent;
const refused = () => [...place.querySelectorAll('form [role=alert]')].map((one) => one.textContent);
const take = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change to 1');
const order = () => place.querySelector('form')!.requestSubmit();

async function show(...lines: (typeof TRAY)[]): Promise<void> {
  $cart.set(lines);
  const money = { currency: 'INR', locale: 'en-IN', hasParts: true };
  root.render(<CheckoutPage money={money} reads={{ items: true, quotes: true }} knowsKeys />);
  await expect.poll(() => place.querySelector('form')).not.toBe(null);
  for (const [name, value] of Object.entries(ADDRESS))
    place.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
}

test('O12 B3: of a line of more than there is, what is left can be taken with one press; the order waits for it', async () => {
  await show(TRAY, CUP);
  await expect.poll(() => place.textContent).toContain('Only 1 left: change it to 1 to order it.');
  await expect.poll(summary).toBe('Subtotal₹20Standard₹49Total₹69');
  await expect.poll(take).toBeDefined();
  order();
  await expect
    .poll(refused)
    .toEqual(['There are fewer pieces left than you asked for. Change to what is left, or take it out of your cart.']);
  expect(document.activeElement).toBe(take());
  take()!.click();
  await expect.poll(summary).toBe('Subtotal₹120Standard₹49Total₹169');
  expect(take()).toBeUndefined();
  expect($cart.get()).toMatchObject([{ id: 'tray', quantity: 1 }, { id: 'cup' }]);
  await expect.poll(() => document.activeElement).toBe(lineElement(lineKey(TRAY)));
  order();
  await expect
    .poll(() => ordered)
    .toMatchObject([{ items: [{ productId: 'tray', quantity: 1 }, { productId: 'cup' }] }]);
});

test('B3: where nothing can be ordered there is no price of a delivery and no total, and the button says why', async () => {
  left = 0;
  await show(TRAY);
  await expect.poll(() => place.textContent).toContain('Sold out. Not part of this order.');
  await expect.poll(summary).toBe('Subtotal₹0');
  order();
  await expect.poll(refused).toEqual(['Nothing in your cart can be ordered as it is. Each piece says why.']);
  expect(ordered).toEqual([]);
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import { keepAddress } from '#checkout/filled/last-address.ts';
import { forgetPerson, signIn } from '#session/store.ts';
import { $toasts } from '#ui/toast-list.ts';

const LINE = { id: 'p1', name: 'Jeans', image: '', price: 40, quantity: 1, selectedSize: '', selectedColor: '' };
const ADDRESS = {
  fullName: 'Mira Weber',
  address: 'Weberstr. 1',
  city: 'Leipzig',
  state: '',
  postalCode: '04109',
  phone: '0341123456',
};
const QUOTE = { lines: [{ productId: 'p1', quantity: 1, price: 40 }], subtotal: 40, parts: [], total: 40 };

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string) => {
    return jsonAnswer(url.endsWith('/orders') ? { id: 'o1' } : QUOTE);
  });
  sessionStorage.clear();
  localStorage.clear();
  signIn('token', 'mira@example.com');
  $cart.set([LINE]);
  $toasts.set([]);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const open = (remembers?: boolean) =>
  act(async () =>
    root.render(
      <CheckoutPage
        money={{ currency: 'EUR', locale: 'de-DE', hasParts: true }}
        reads={{ items: true, quotes: true }}
        knowsKeys
        addressForm={{ states: [] }}
        own={remembers ? { remembers } : undefined}
      />,
    ),
  );
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const type = (name: string, value: string) =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const typed = () => ['fullName', 'address', 'city', 'postalCode', 'phone'].map((name) => field(name).value);
const loaded = () => act(async () => void (await import('#checkout/seldom/OfFewStores.tsx')));

test('11.remembered-address the address of a placed order is there at the next one of the same person', async () => {
  await open(true);
  await loaded();
  for (const [name, value] of Object.entries(ADDRESS)) if (name !== 'state') await type(name, value);
  await act(async () => place.querySelector('form')!.requestSubmit());
  await expect.poll(() => localStorage.getItem('last_address')).toContain('Weberstr. 1');
  await act(async () => root.unmount());
  root = createRoot(place);
  await open(true);
  await expect.poll(typed).toEqual(['Mira Weber', 'Weberstr. 1', 'Leipzig', '04109', '0341123456']);
});

test('11.remembered-address what was typed in the tab is not overwritten', async () => {
  keepAddress(ADDRESS);
  sessionStorage.setItem('checkout-draft', JSON.stringify({ fullName: 'Jo' }));
  await open(true);
  await loaded();
  expect(typed()).toEqual(['Jo', '', '', '', '']);
});

test('11.remembered-address it goes with a sign-out, and is nobody else’s; a store that does not say so has none', async () => {
  keepAddress(ADDRESS);
  await open();
  await loaded();
  expect(typed()).toEqual(['', '', '', '', '']);
  signIn('other', 'jo@example.com');
  expect(localStorage.getItem('last_address')).toBeNull();
  keepAddress(ADDRESS);
  await forgetPerson();
  expect(localStorage.getItem('last_address')).toBeNull();
});

test('5.checkout.fields the toast of empty fields goes once all are filled in', async () => {
  await open();
  await act(async () => place.querySelector('form')!.requestSubmit());
  const titles = () => $toasts.get().map(({ title }) => title);
  expect(titles()).toEqual(['Please fill all fields']);
  for (const [name, value] of Object.entries(ADDRESS))
    if (name !== 'state' && name !== 'phone') await type(name, value);
  expect(titles()).toEqual(['Please fill all fields']);
  await type('phone', '0341123456');
  await expect.poll(titles).toEqual([]);
});

test('5.checkout.fields what is filled in before the code of that has come counts too', async () => {
  await open();
  const form = place.querySelector('form')!;
  await act(async () => {
    form.requestSubmit();
    for (const [name, value] of Object.entries(ADDRESS)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect.poll(() => $toasts.get().map(({ title }) => title)).toEqual([]);
});

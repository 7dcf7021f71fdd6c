// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
// What the page imports when it asks is ready at once then.
import '#catalog/wishes/refresh-wishes.ts';
import '#catalog/wishes/sold-out-wishes.ts';
import { $wishlist } from '#catalog/wishes/wishlist.ts';
import WishlistPage from '#catalog/wishes/WishlistPage.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const MONEY = { currency: 'INR', locale: 'en-IN' };
const wish = (id: string) => ({ id, name: id.toUpperCase(), image: '', price: 10 });

afterEach(() => vi.unstubAllGlobals());

const refused = () => Response.json({ error: 'Not now.' }, { status: 400 });

/** The cards of the wishlist, and what the store was asked, which answers so. */
async function shown(quotes: boolean, answer: () => Response, product: (id: string) => Response = refused) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (body !== undefined) asked.push([path, JSON.parse(body)]);
    const response = body === undefined ? product(path.split('/').at(-1) ?? '') : answer();
    return Object.assign(response, { blob: () => response.text() });
  });
  $wishlist.set([wish('cap'), wish('bowl')]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<WishlistPage money={MONEY} quotes={quotes} />));
  if (quotes) await vi.waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => undefined);
  const cards = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
  return { asked, cards, end: () => act(() => root.unmount()) };
}

test('10.stock: a wish says that nothing of it is left, where the store tells; all are asked for at once', async () => {
  const lines = [
    { productId: 'cap', problem: 'sold-out', left: 0 },
    { productId: 'bowl', problem: 'choice' },
  ];
  const { asked, cards, end } = await shown(true, () => Response.json({ lines }));
  const items = ['cap', 'bowl'].map((productId) => ({ productId, quantity: 1 }));
  expect(asked).toEqual([[expect.stringMatching(/\/api\/v1\/quotes$/), { items }]]);
  await vi.waitFor(() => expect(cards()).toEqual(['CAPSold out₹10Remove', 'BOWL₹10Remove']));
  end();
});

test('10.wishlist: a store that does not tell, or does not answer, changes nothing', async () => {
  for (const quotes of [false, true]) {
    const { asked, cards, end } = await shown(quotes, () => Response.json({ error: 'Not now.' }, { status: 400 }));
    expect(asked).toHaveLength(quotes ? 1 : 0);
    expect(cards()).toEqual(['CAP₹10Remove', 'BOWL₹10Remove']);
    end();
  }
});

test('10.wishlist: name and price are those of now; what is not answered for stays as it was kept', async () => {
  const cap = {
    ...{ id: 'cap', title: 'Summer cap', regularPrice: 12 },
    variants: [
      { size: 'S', regularPrice: 12, available: true },
      { size: 'L', regularPrice: 14, available: true },
    ],
  };
  const { cards, end } = await shown(false, refused, (id) => (id === 'cap' ? Response.json(cap) : refused()));
  await vi.waitFor(() => expect(cards()).toEqual(['Summer capFrom ₹12Remove', 'BOWL₹10Remove']));
  expect($wishlist.get().map(({ price }) => price)).toEqual([12, 10]);
  end();
});

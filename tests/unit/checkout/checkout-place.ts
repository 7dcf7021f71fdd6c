import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import { ADDRESS } from './address.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';
import type { CartLine } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';
import { signIn } from '#session/store.ts';

/** What a call of the checkout is answered with; a promise that never resolves: nothing. */
type AnswerTo = (url: string, asked: any) => object | Promise<never>;

/** Where the tests of a file draw the checkout of somebody who is signed in, with one line in the cart. */
export function checkoutPlace(line: CartLine, answerTo: AnswerTo) {
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  /** The bodies of the orders that were sent. */
  const ordered: unknown[] = [];
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      const asked = JSON.parse(body);
      if (url.endsWith('/orders')) ordered.push(asked);
      return jsonAnswer(await answerTo(url, asked));
    });
    signIn('token', 'asha@example.com');
    $cart.set([line]);
    $shipping.set({});
  });
  afterEach(() => {
    root.unmount();
    $quote.set({ problems: new Map(), choices: new Map(), prices: new Map() });
    $shipping.set({});
    vi.unstubAllGlobals();
  });

  function typeAddress(): void {
    for (const [name, value] of Object.entries(ADDRESS)) {
      const input = place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  const summary = () => place.querySelector('dl')?.textContent;
  const form = () => place.querySelector('form')!;
  return { place, root, ordered, summary, form, typeAddress };
}

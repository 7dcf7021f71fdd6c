// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import { CartLines } from '#cart/lines/CartLines.tsx';
import { lineKey } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const line = (id: string, name: string, price: number) => ({
  ...{ id, name, image: '', price, quantity: 1 },
  ...{ selectedSize: '', selectedColor: '' },
});
const CAP = line('p1', 'Cap', 20);
const SCARF = line('p2', 'Scarf', 32);
const MORE = '[aria-label="Increase quantity of Cap"]';
afterEach(() => vi.unstubAllGlobals());

test('D749: what a screen reader is told of a new quantity is what the page shows, and why it cannot be ordered', async () => {
  $cart.set([CAP, SCARF]);
  const page = document.createElement('div');
  const root = createRoot(page);
  const money = { currency: 'GBP', locale: 'en-GB' };
  const show = (problems?: ReadonlyMap<string, string>) =>
    act(async () =>
      root.render(
        <CartLines
          money={money}
          {...(problems && {
            problems,
            choices: new Map([[lineKey(CAP), { size: [], color: [], left: 1, waits: true }]]),
          })}
        />,
      ),
    );
  const said = () => page.querySelector('[role=status]')!.textContent;
  await show();
  expect(said()).toBe('');
  await act(async () => page.querySelector<HTMLElement>('[aria-label="Increase quantity of Cap"]')!.click());
  expect(said()).toBe('2 × Cap. Subtotal £72.');
  await show(new Map([[lineKey(CAP), 'Only 1 left: change it to 1']]));
  expect(said()).toBe('2 × Cap. Subtotal £32. Only 1 left: change it to 1 to order it.');
  expect(page.querySelector('.field-error')!.textContent).toBe('Only 1 left: change it to 1 to order it.');
  act(() => root.unmount());
});

/** Says that so many caps are left. */
function leaving(left: number): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const [{ quantity }] = JSON.parse(body).items;
    asked.push(quantity);
    const lines = [{ productId: 'p1', quantity, price: 20, ...(quantity > left && { problem: 'sold-out', left }) }];
    return jsonAnswer({ lines, subtotal: 20, total: 20 });
  });
  return asked;
}

async function withCaps(quantity: number, work: (page: HTMLElement) => Promise<void>): Promise<void> {
  $cart.set([{ ...CAP, quantity }]);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () => root.render(<CartLines money={{ currency: 'GBP', locale: 'en-GB' }} quotes />));
  await work(page);
  act(() => root.unmount());
}

test('D758: one more than there is left is taken back, and it says why', async () => {
  const asked = leaving(1);
  await withCaps(1, async (page) => {
    const more = page.querySelector<HTMLElement>(MORE)!;
    await act(async () => more.click());
    await act(async () => vi.waitFor(() => expect($cart.get()[0]!.quantity).toBe(1)));
    expect(page.textContent).toContain('Only 1 left');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await act(async () => more.click());
    expect([$cart.get()[0]!.quantity, asked]).toEqual([1, [99]]);
  });
});

test('D758: what was more before stays the shopper’s to change, and where there are enough nothing is said', async () => {
  leaving(2);
  await withCaps(3, async (page) => {
    await act(async () => page.querySelector<HTMLElement>(MORE)!.click());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect($cart.get()[0]!.quantity).toBe(4);
  });
  const asked = leaving(200);
  await withCaps(1, async (page) => {
    await act(async () => page.querySelector<HTMLElement>(MORE)!.click());
    await act(async () => vi.waitFor(() => expect(asked).toHaveLength(1)));
    expect([$cart.get()[0]!.quantity, page.textContent.includes('left')]).toEqual([2, false]);
  });
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
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

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { $shipping } from '#cart/quote/store.ts';
import { useRefusal } from '#checkout/shipping/use-refusal.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('B6 what was refused of one destination or way of delivery is not said of another; what was said before any was known stays', async () => {
  const place = document.createElement('div');
  let refuse: (why: string) => void = () => undefined;
  function Said() {
    const { refusal, setRefusal } = useRefusal();
    refuse = setRefusal;
    return <p>{refusal}</p>;
  }
  const goTo = (postalCode: string) => act(async () => $shipping.set({ destination: { postalCode } }));
  $shipping.set({});
  const root = createRoot(place);
  await act(async () => root.render(<Said />));
  await act(async () => refuse('You are offline'));
  await goTo('560001');
  expect(place.textContent).toBe('You are offline');
  await act(async () => refuse('Not served'));
  expect(place.textContent).toBe('Not served');
  await goTo('682001');
  expect(place.textContent).toBe('');
  await act(async () => refuse('Choose how it comes'));
  expect(place.textContent).toBe('Choose how it comes');
  await act(async () => $shipping.set({ ...$shipping.get(), shippingMethod: 'shop' }));
  expect(place.textContent).toBe('');
  act(() => root.unmount());
});

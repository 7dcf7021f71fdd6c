// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../../json-answer.ts';
import { $cart } from '#cart/store.ts';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { toProduct } from '#catalog/product.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const LEFT: Record<string, number> = { S: 3, M: 50 };
const product = toProduct({
  id: 'hat',
  title: 'Hat',
  regularPrice: 10,
  attributes: [{ key: 'size', value: ['S', 'M'] }],
  variants: ['S', 'M'].map((size) => ({ size, available: true, regularPrice: 10 })),
});
let asked: { size: string; quantity: number }[] = [];
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const [item] = JSON.parse(body).items;
    asked.push(item);
    const left = LEFT[item.size]!;
    const line = { productId: 'hat', quantity: item.quantity, price: 10 };
    return jsonAnswer({
      lines: [item.quantity > left ? { ...line, problem: 'sold-out', left } : line],
      subtotal: 10,
      total: 10,
    });
  });
  $cart.set([]);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const show = (quotes?: true) =>
  act(() =>
    root.render(<BuyForm product={product} quotes={quotes} money={{ currency: 'INR', locale: 'en-IN' }} shades={{}} />),
  );
const choose = (size: string) => act(() => place.querySelector<HTMLInputElement>(`[value=${size}]`)!.click());
const field = () => place.querySelector<HTMLInputElement>('[name=quantity]')!;
const more = (times: number) =>
  act(() => {
    for (let left = times; left > 0; left -= 1)
      place.querySelector<HTMLButtonElement>('[aria-label="Increase quantity"]')!.click();
  });
const said = () => place.querySelector('[data-left]')?.textContent ?? '';

test('5.quantity: of what there are fewer left than are chosen, it says so and chooses those', async () => {
  show(true);
  choose('S');
  more(5);
  await vi.waitFor(() => expect(said()).toBe('Only 3 left'));
  expect(field().value).toBe('3');
  more(1);
  await vi.waitFor(() => expect(field().value).toBe('3'));
  expect(asked, 'several taps are one question').toMatchObject([{ size: 'S' }]);
  choose('M');
  expect(said(), 'of another choice nothing is said').toBe('');
});

test('5.quantity: what is in the cart already counts', async () => {
  $cart.set([{ id: 'hat', name: 'Hat', image: '', price: 10, quantity: 2, selectedSize: 'S', selectedColor: '' }]);
  show(true);
  choose('S');
  more(1);
  await vi.waitFor(() => expect(said()).toBe('Only 3 left'));
  expect(field().value).toBe('1');
});

test('5.quantity: where there are enough, where no size is chosen and of a store that quotes nothing it says nothing', async () => {
  show(true);
  more(2);
  choose('M');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ size: 'M' });
  expect([said(), field().value]).toEqual(['', '3']);
  show();
  choose('S');
  more(5);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([said(), asked.length]).toEqual(['', 1]);
});

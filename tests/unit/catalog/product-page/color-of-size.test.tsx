// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $cart } from '#cart/store.ts';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { toProduct } from '#catalog/product.ts';
import { $toasts } from '#ui/toast-list.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const variant = (size: string, color: string, available = true) => ({ size, color, available, regularPrice: 10 });
/** 104 comes in all colours, 116 in blue alone, 128 in blue and green, 140 in blue alone and sold out. */
const VARIANTS: Partial<ReturnType<typeof variant>>[] = [
  variant('104', 'Red'),
  variant('104', 'Blue'),
  variant('104', 'Green'),
  variant('116', 'Blue'),
  variant('128', 'Blue'),
  variant('128', 'Green'),
  variant('140', 'Blue', false),
];

const shirt = (color: string, variants = VARIANTS) =>
  toProduct({
    id: 'shirt',
    title: 'Shirt',
    regularPrice: 10,
    imgUrl: '/shirt.jpg',
    images: [{ url: '/shirt.jpg', alt: color && `Shirt in ${color}` }],
    attributes: [
      { key: 'size', value: ['104', '116', '128', '140'] },
      { key: 'color', value: ['Red', 'Blue', 'Green'] },
    ],
    variants,
  } as Parameters<typeof toProduct>[0]);

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  $cart.set([]);
  $toasts.set([]);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (color: string, inDialog: boolean, variants = VARIANTS) =>
  act(async () =>
    root.render(
      <BuyForm
        product={shirt(color, variants)}
        money={{ currency: 'INR', locale: 'en-IN' }}
        shades={{}}
        inDialog={inDialog}
      />,
    ),
  );
const radio = (value: string) => place.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
const pick = (value: string) => act(async () => radio(value).click());
const chosen = () => [...place.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const legends = () => [...place.querySelectorAll('legend')].map(({ textContent }) => textContent);
const add = () => act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')!.click());

for (const [where, inDialog] of [
  ['on its page', false],
  ['in the dialog of a card', true],
] as const)
  for (const [start, color] of [
    ['another colour', 'red'],
    ['no colour', ''],
  ] as const)
    test(`2.product.add: a size that comes in one colour is had in that one, which is shown as chosen: ${where}, from ${start}`, async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await show(color, inDialog);
      await pick('116');
      expect(chosen()).toEqual(['Blue', '116']);
      expect(legends()).toEqual(['Color: Blue', 'Size: 116']);
      await add();
      expect($cart.get()).toMatchObject([{ selectedSize: '116', selectedColor: 'Blue' }]);
    });

test('10.stock D753: a size that the chosen colour lacks is drawn so, and choosing it says which colour it is in', async () => {
  await show('red', false);
  const labels = () =>
    [...place.querySelectorAll<HTMLElement>('label.border-dashed')].map(({ textContent }) => textContent);
  expect(labels()).toEqual(['116 (in another color)', '128 (in another color)']);
  await pick('116');
  const told = () => $toasts.get().map(({ title, text }) => [title, text]);
  expect(told()).toEqual([['Now in Blue', '116 does not come in Red.']]);
  expect(place.querySelector('.buy-bar')!.textContent).toContain('Blue · Size 116');
  expect(labels()).toEqual([]);
  await pick('Green');
  expect(told()).toEqual([['Choose a size', '116 does not come in Green.']]);
  await pick('104');
  expect(told()).toEqual([]);
  await pick('Red');
  await pick('128');
  expect(told()).toEqual([['Choose a color', '128 does not come in Red.']]);
});

test('of a size that comes in several colours but not in the chosen one none is guessed: the page asks', async () => {
  await show('red', false);
  await pick('128');
  expect(chosen()).toEqual(['128']);
  expect(place.querySelector('fieldset')!.textContent).toContain('Choose a color');
  await pick('Green');
  expect(chosen()).toEqual(['Green', '128']);
  expect(place.querySelector('fieldset')!.textContent).not.toContain('Choose a color');
});

test('a colour that the chosen size does not come in asks for the size anew; one that it comes in leaves it', async () => {
  await show('red', false);
  await pick('116');
  await pick('Green');
  expect(chosen()).toEqual(['Green']);
  await pick('104');
  await pick('Red');
  expect(chosen()).toEqual(['Red', '104']);
});

test('10.stock: a size that is sold out in its only colour is, whatever colour is chosen', async () => {
  await show('red', false);
  expect(radio('140').disabled).toBe(true);
  expect(radio('116').disabled).toBe(false);
});

test('a store that does not say which colours a size comes in is asked nothing', async () => {
  const colorless = VARIANTS.map(({ size, available }) => ({ size, available, regularPrice: 10 }));
  await show('red', false, colorless);
  await pick('116');
  expect(chosen()).toEqual(['Red', '116']);
});

test('before the island is hydrated nothing is added at once where a size may come in another colour', async () => {
  const isInstant = () => place.querySelector<HTMLElement>('[type=submit]')!.dataset.instant !== undefined;
  await show('red', false);
  expect(isInstant()).toBe(false);
  await show('red', false, VARIANTS.slice(0, 3));
  expect(isInstant()).toBe(true);
});

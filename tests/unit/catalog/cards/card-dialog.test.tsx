// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../../json-answer.ts';
import CardActions from '#catalog/cards/CardActions.tsx';

const SHIRT = {
  id: 'shirt',
  title: 'Shirt',
  regularPrice: 20,
  discountedPrice: 15,
  attributes: [{ key: 'size', value: ['S', 'M'] }],
};
const product = { id: 'shirt', name: 'Shirt', image: '', price: 15, sizes: ['S', 'M'], colors: [] };
const LINE = '<p data-price-words="lowest"><a href="/shipping">Tax included. Shipping calculated at checkout.</a></p>';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    return jsonAnswer(SHIRT);
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<CardActions product={product} money={{ currency: 'EUR', locale: 'en-IE' }} />);
  document.body.insertAdjacentHTML('beforeend', LINE);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const press = async (name: string) => {
  const button = () => [...place.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
  await expect.poll(button).toBeDefined();
  button()!.click();
};
const dialog = () => place.querySelector('dialog')?.textContent;
const alerts = () => [...place.querySelectorAll('dialog [role=alert]')].map(({ textContent }) => textContent);

test('4.card-add: the pickers that Add to Cart opens ask for a size; that one is missing is said when it is pressed again', async () => {
  await press('Add to Cart: Shirt');
  await expect.poll(dialog).toContain('Choose a size');
  expect(alerts()).toEqual([]);
  await press('Add to Cart');
  await expect.poll(alerts).toEqual(['Please select a size']);
  expect(dialog()).not.toContain('Choose a size');
});

test('11.price-terms 10.prior-price: the price in a dialog has the words beside it that it has on its page', async () => {
  await press('Quick View: Shirt');
  await expect.poll(dialog).toContain('€15');
  expect(dialog()).toContain('€15Was €20SaleLowest price of the last 30 days: €20Tax included.');
  expect(place.querySelector('dialog form a')?.getAttribute('href')).toBe('/shipping');
});

test('10.from: the dialog says the least of several prices as that, as its card does', async () => {
  root.render(<CardActions product={{ ...product, from: true }} money={{ currency: 'EUR', locale: 'en-IE' }} />);
  await press('Quick View: Shirt');
  await expect.poll(dialog).toContain('From €15Was €20');
});

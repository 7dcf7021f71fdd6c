// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import CodeField from '#cart/code/CodeField.tsx';
import { refusedCode } from '#cart/code/refused-code.ts';
import { keptCode } from '#cart/code/kept-code.ts';
import { askedOf, type CartQuote, NOTHING } from '#cart/quote/cart-quote.ts';
import { $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const LINE = { id: 'a', name: 'A', image: '', price: 100, quantity: 1, selectedSize: '', selectedColor: '' };
const TOTALS = { subtotal: 100, parts: [], total: 90 };
let place: HTMLElement;
let root: Root;
let render: (quote: CartQuote) => void;

beforeEach(() => {
  sessionStorage.clear();
  $shipping.set({});
  $cart.set([LINE]);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  render = (quote) => act(() => root.render(<CodeField quote={quote} />));
  render(NOTHING);
});
afterEach(() => act(() => root.unmount()));

const field = () => place.querySelector<HTMLInputElement>('input')!;
const button = (name: string) =>
  [...place.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
const press = (name: string) => act(() => button(name)!.click());
const said = () => place.querySelector('[role=status]')!.textContent;
const type = (code: string) => {
  field().value = code;
  press('Apply');
};
/** The store's answer to what is asked now. */
const answered = (code: { applied?: string; refusal?: string; usedByCustomer?: boolean }): CartQuote => ({
  ...NOTHING,
  sold: {
    asked: askedOf([LINE], $shipping.get()),
    anywhere: false,
    totals: TOTALS,
    shipping: {},
    code: { applied: code.applied, refusal: code.refusal, usedByCustomer: code.usedByCustomer },
  },
});

test('10.discounts.field a code that is typed goes into every quote of the tab, and is kept for its other pages', () => {
  type(' summer10 ');
  expect($shipping.get()).toEqual({ code: 'summer10' });
  expect(keptCode()).toEqual({ code: 'summer10' });
  expect(said()).toBe('Checking summer10…');
  render(answered({ applied: 'SUMMER10' }));
  expect(said()).toBe('SUMMER10 is applied.');
});

test('10.discounts.field one that does not apply says why, and the field keeps what was typed', () => {
  type('summer');
  render(answered({ refusal: 'code-refused' }));
  expect(said()).toBe('summer is not applied: there is no such code now, or it is not for what is in your cart.');
  expect(field().ariaInvalid ?? field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('summer');
  render(answered({ refusal: 'code-used' }));
  expect(said()).toBe('summer has been used up.');
  render(answered({ refusal: 'code-used', usedByCustomer: true }));
  expect(said()).toBe('summer is not applied: you have used this discount already.');
  render(answered({ refusal: 'too-many' }));
  expect(said()).toBe('Too many codes that do not exist. Please try again later.');
  render({ ...NOTHING, unanswered: true });
  expect(said()).toBe('summer could not be checked just now.');
});

test('10.discounts.field the answer to another question says nothing of this one', () => {
  type('summer');
  const before = answered({ refusal: 'code-refused' });
  type('winter');
  render(before);
  expect(said()).toBe('Checking winter…');
});

test('10.discounts.field it can be taken back, and the focus stays in the field', () => {
  type('summer');
  render(answered({ applied: 'SUMMER' }));
  press('Remove the code summer');
  expect($shipping.get()).toEqual({});
  expect(keptCode()).toEqual({});
  expect([field().value, document.activeElement === field(), said()]).toEqual(['', true, '']);
});

test('a reason that is not the code’s is not said of it', () => {
  expect(refusedCode('A', { refusal: 'not-served' })).toBeUndefined();
  expect(refusedCode('A', undefined)).toBeUndefined();
});

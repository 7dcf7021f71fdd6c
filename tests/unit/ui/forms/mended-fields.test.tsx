// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import { PaymentForm } from '#payment/PaymentForm.tsx';
import { toFields } from '#payment/fields/field.ts';
import RegisterForm from '#session/RegisterForm.tsx';
import { signIn } from '#session/store.ts';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
environment.IS_REACT_ACT_ENVIRONMENT = true;

const MONEY = { currency: 'INR', locale: 'en-IN' };
let place: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (what: ReactNode) => act(async () => root.render(what));
/** What is done to a field is looked at a moment later. */
const settled = () => new Promise((done) => setTimeout(done));
const press = () =>
  act(async () => {
    place.querySelector('form')!.requestSubmit();
    await import('#ui/forms/recheck.ts');
    await settled();
  });
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const type = (name: string, value: string) =>
  act(async () => {
    // As a browser does, past React's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(name)), 'value')!.set!.call(field(name), value);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  });
const leave = (name: string, to: Element | null = null) =>
  act(async () => {
    field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
    await settled();
  });
const errors = () => [...place.querySelectorAll('.field-error')].map((one) => one.textContent);
const summary = () => [...place.querySelectorAll('[data-error-summary] a')].map((one) => one.textContent);

test('12.forms: nothing is said of a field before the form was sent', async () => {
  await show(<RegisterForm />);
  await type('email', 'asha');
  await leave('email');
  expect(errors()).toEqual([]);
});

test('12.forms: an error goes, also from the list above, as soon as the field is right', async () => {
  await show(<RegisterForm />);
  await press();
  expect(summary()).toEqual(['First Name', 'Last Name', 'Email', 'Password']);
  await type('firstName', 'A');
  expect(summary()).toContain('First Name');
  await type('firstName', 'As');
  expect(summary()).toEqual(['Last Name', 'Email', 'Password']);
  expect(errors()).not.toContain('First name must be at least 2 characters');
});

test('12.forms: what was wrong once is looked at again when it is left, but not on the way to the button', async () => {
  await show(<RegisterForm />);
  await press();
  await type('email', 'asha@example.com');
  await type('email', 'asha@');
  expect(errors()).not.toContain('Invalid email address');
  await leave('email', place.querySelector('[type=submit]'));
  expect(errors()).not.toContain('Invalid email address');
  await leave('email');
  expect(errors()).toContain('Invalid email address');
});

test('12.forms: of two fields that have to be alike the first one mends the error of the second', async () => {
  await show(<RegisterForm />);
  await type('password', 'secret1');
  await type('confirmPassword', 'secret2');
  await press();
  expect(errors()).toContain('Passwords do not match');
  await type('password', 'secret2');
  expect(errors()).not.toContain('Passwords do not match');
});

const ADDRESS = {
  fullName: 'Mina Frey',
  phone: '+49 421 55501',
  address: 'Dockweg 1',
  city: 'Bremen',
  postalCode: '28195',
};

async function showCheckout() {
  signIn('token', 'asha@example.com');
  $shipping.set({});
  $cart.set([{ id: 'p1', name: 'Jeans', image: '', price: 9, quantity: 1, selectedSize: '', selectedColor: '' }]);
  const reads = { items: true, quotes: true, shippingMethods: false };
  const addressForm = { states: [], postalCode: ['99999'], phoneDigits: [7, 13] as [number, number] };
  await show(<CheckoutPage money={MONEY} reads={reads} knowsKeys addressForm={addressForm} />);
}

test('12.forms 11.address: another fault than the one that was mended is told when the field is left', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await showCheckout();
  await press();
  expect(errors()).toContain('Postal code is required');
  await type('postalCode', '281');
  expect(errors()).not.toContain('Postal code is required');
  await leave('postalCode');
  expect(errors()).toContain('Please write it as in 12345');
});

test('12.forms: the list of errors is in the order of the fields', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await showCheckout();
  await press();
  const labels = [...place.querySelectorAll('form [aria-invalid]')].map(
    (one) => place.querySelector(`label[for="${one.id}"]`)!.textContent,
  );
  expect(labels).toEqual(['Full Name', 'Phone', 'Address', 'City', 'Postal Code']);
  expect(summary()).toEqual(labels);
});

test('12.forms: an error of the server stays until its own field is changed', async () => {
  vi.stubGlobal('fetch', async (url: unknown) => {
    const quote = { lines: [{ productId: 'p1', quantity: 1, price: 9 }], total: 9 };
    const wrong = { error: 'Wrong', code: 'invalid', fields: { 'shippingAddress.city': 'There is no such city' } };
    const answer = String(url).includes('quotes') ? Response.json(quote) : Response.json(wrong, { status: 400 });
    // jsdom's Blob is none that Node's Response can read.
    return Object.assign(answer, { blob: () => answer.text() });
  });
  await showCheckout();
  for (const [name, value] of Object.entries(ADDRESS)) await type(name, value);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  place.querySelector('form')!.requestSubmit();
  await expect.poll(errors).toEqual(['There is no such city']);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await type('fullName', 'Mina Freya');
  await leave('city');
  expect(errors()).toEqual(['There is no such city']);
  await type('city', 'Hamburg');
  expect(errors()).toEqual([]);
});

test('12.forms: a field that the server has defined keeps its error until it is right', async () => {
  const fields = toFields([{ name: 'pin', label: 'PIN', type: 'text', rules: { required: true, minLength: 4 } }], {
    masksPhones: false,
  });
  function Form() {
    const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map([['pin', '12']]));
    return (
      <PaymentForm
        {...{ orderId: 'o1', money: MONEY, fields, values, sending: false, declined: false }}
        dates={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }}
        onChange={(name, value) => setValues(new Map(values).set(name, value))}
        onPay={async () => {}}
      />
    );
  }
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await show(<Form />);
  await press();
  expect(errors()).toEqual(['Must have at least 4 characters']);
  await type('pin', '123');
  expect(errors()).toEqual(['Must have at least 4 characters']);
  await type('pin', '1234');
  expect(errors()).toEqual([]);
});

// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../../json-answer.ts';
import { NOTHING } from '#cart/quote/cart-quote.ts';
import { $quote } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import CheckoutPage from '#checkout/CheckoutPage.tsx';
import type { BeforeOrder } from '#checkout/before-order/before-order.ts';
import { signIn } from '#session/store.ts';

const JEANS = { id: 'p1', name: 'Jeans', image: '', price: 40, quantity: 2, selectedSize: '32', selectedColor: 'Blue' };
const GONE = { ...JEANS, id: 'p2', name: 'Belt' };
const BEFORE: BeforeOrder = {
  pay: ['Card', 'Bank transfer', 'On delivery (+€4.90)'],
  accept: [{ href: '/terms', label: 'Terms & Conditions' }],
  read: [
    { href: '/widerruf', label: 'Widerrufsbelehrung', lang: 'de' },
    { href: '/privacy', label: 'Privacy Policy' },
  ],
};
const QUOTE = {
  lines: [
    { productId: 'p1', quantity: 2, price: 40 },
    { productId: 'p2', quantity: 2, problem: 'gone' },
  ],
  subtotal: 80,
  parts: [{ kind: 'shipping', label: 'DHL', amount: 4.9 }],
  total: 84.9,
};

const place = document.body.appendChild(document.createElement('div'));
let root: Root;
let quoted: object = QUOTE;
beforeEach(() => {
  root = createRoot(place);
  quoted = QUOTE;
  $quote.set(NOTHING);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async () => {
    return jsonAnswer(quoted);
  });
  signIn('token', 'asha@example.com');
  $cart.set([JEANS, GONE]);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const money = { currency: 'EUR', locale: 'en-IE', hasParts: true };
const checkout = (beforeOrder?: BeforeOrder) =>
  root.render(
    <CheckoutPage
      money={money}
      reads={{ items: true, quotes: true }}
      knowsKeys
      addressForm={{}}
      own={beforeOrder && { beforeOrder }}
    />,
  );
const review = () => place.querySelector('form section[aria-labelledby=review-heading]');

test('11.before-order goods, charges, total, ways to pay and pages stand right above the button', async () => {
  checkout(BEFORE);
  await expect.poll(() => review()?.querySelector('dl')?.textContent).toBe('Subtotal€80DHL€4.90Total€84.90');
  expect([...review()!.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['2 × JeansBlue · Size 32€80']);
  expect([...review()!.querySelectorAll('div > p')].slice(-3).map((one) => one.textContent)).toEqual([
    'You can pay by: Card, Bank transfer, On delivery (+€4.90)',
    'By placing the order you accept: Terms & Conditions',
    'Please read before you order: Widerrufsbelehrung, Privacy Policy',
  ]);
  expect(review()!.querySelector<HTMLElement>('[href="/widerruf"]')).toMatchObject({ lang: 'de', target: '_blank' });
  expect(review()!.nextElementSibling?.querySelector('button')?.textContent).toBe('Place Order');
});

const ON_DELIVERY = 'On delivery (+€4.90)';
test.each([
  { name: 'is left out where the store says that it cannot be had', says: false, left: true },
  { name: 'stays where it can', says: true, left: false },
  { name: 'stays while nobody knows', says: undefined, left: false },
])('11.before-order payment on delivery $name', async ({ says, left }) => {
  quoted = { ...QUOTE, payOnDelivery: says };
  checkout({ ...BEFORE, onDelivery: ON_DELIVERY });
  const ways = left
    ? ['You can pay by: Card, Bank transfer', `Not possible for this order: ${ON_DELIVERY}`]
    : [`You can pay by: Card, Bank transfer, ${ON_DELIVERY}`];
  const pages = 'By placing the order you accept: Terms & Conditions';
  await expect
    .poll(() => [...(review()?.querySelectorAll('div > p') ?? [])].slice(2, -1).map((one) => one.textContent))
    .toEqual([...ways, pages]);
});

test('11.before-order payment on delivery that is the only way says that it cannot be had', async () => {
  quoted = { ...QUOTE, payOnDelivery: false };
  checkout({ ...BEFORE, pay: [ON_DELIVERY], onDelivery: ON_DELIVERY });
  await expect.poll(() => review()?.textContent).toContain(`Not possible for this order: ${ON_DELIVERY}`);
  expect(review()!.textContent).not.toContain('You can pay by');
});

test('11.before-order a backend that does not say which way is on delivery has all it names', async () => {
  quoted = { ...QUOTE, payOnDelivery: false };
  checkout(BEFORE);
  await expect.poll(() => review()?.textContent).toContain(ON_DELIVERY);
  expect(review()!.textContent).not.toContain('Not possible');
});

test('11.before-order a store whose country does not ask for it has no such part', async () => {
  checkout();
  await expect.poll(() => place.querySelector('dl')?.textContent).toContain('€84.90');
  expect(review()).toBeNull();
});

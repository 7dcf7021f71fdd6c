// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import OrderConfirmation from '#orders/OrderConfirmation.tsx';
import { PaymentWait } from '#payment/PaymentWait.tsx';
import { $token } from '#session/store.ts';

const MONEY = { currency: 'INR', locale: 'en-IN' };
const toCollect = { id: 'o1', status: 1, toPayOnDelivery: 999.5 };
let order: object = toCollect;
let asked = 0;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  order = toCollect;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked++;
    return jsonAnswer([order]);
  });
  $token.set('t');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shown = () => document.body.textContent;
/** Answers take turns of the real clock. */
const pass = (ms: number) =>
  act(async () => {
    for (let gone = 0; gone < ms; gone += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise(setImmediate);
    }
  });

test('10.on-delivery who comes back from a bank reads what the order says by then, also where it was to be collected', async () => {
  await act(async () => root.render(<OrderConfirmation orderId="o1" money={MONEY} />));
  await pass(1_000);
  expect(shown()).toContain('To pay on delivery: ₹999.50');
  order = { id: 'o1', status: 1 };
  await pass(6_000);
  expect(shown()).toContain('Payment confirmed');
  const before = asked;
  await pass(20_000);
  expect(asked).toBe(before);
});

test('who pays on delivery is told of no delay', async () => {
  await act(async () => root.render(<OrderConfirmation orderId="o1" money={MONEY} />));
  await pass(90_000);
  expect(shown()).toContain('To pay on delivery: ₹999.50');
  expect(shown()).not.toContain('This takes longer than usual');
});

test('the code of a payment stays in view while its order is still to be collected', async () => {
  await act(async () =>
    root.render(
      <PaymentWait
        on={{ do: 'open-app', href: 'upi://pay' }}
        orderId="o1"
        money={MONEY}
        takesReference={false}
        onBack={() => {}}
      />,
    ),
  );
  await pass(6_000);
  expect(asked).toBeGreaterThan(1);
  expect(shown()).toContain('Open');
});

test('10.order-links who has to confirm an order reads where its link went, however long, and not that it is paid', async () => {
  order = { id: 'o1', status: 0, toPayOnDelivery: 999.5, toConfirm: true, mailedTo: 'asha@example.com' };
  await act(async () => root.render(<OrderConfirmation orderId="o1" money={MONEY} />));
  await pass(70_000);
  expect(shown()).toContain('Please confirm your order by the link that we have mailed to asha@example.com.');
  expect(shown()).toContain('As soon as you have confirmed your order we start packing.');
  expect(shown()).not.toMatch(/longer than usual|Confirming your payment|Payment confirmed/);
});

test('10.order-numbers the thank-you page names an order by its number once that is known; where nobody can know it, by its id', async () => {
  order = { ...toCollect, number: '7KQ-M2X-D4T' };
  expect(renderToStaticMarkup(<OrderConfirmation orderId="o1" isNumbered />)).not.toContain('Order #');
  await act(async () => root.render(<OrderConfirmation orderId="o1" isNumbered />));
  await pass(1_000);
  expect(shown()).toContain('Order #7KQ-M2X-D4T');

  $token.set('');
  await act(async () => root.render(<OrderConfirmation key="guest" orderId="o1" isNumbered />));
  expect(shown()).toContain('Order #o1');
  // Of another backend the page itself says the id.
  await act(async () => root.render(<OrderConfirmation key="foreign" orderId="o1" />));
  expect(shown()).not.toContain('Order #');
});

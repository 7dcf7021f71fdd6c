import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static.edge';
import { expect, test } from 'vitest';
import { read } from './fields.ts';
import { createApi } from '#api-client/api.ts';
import { AmountDue } from '#payment/AmountDue.tsx';
import { chosenWay } from '#payment/fields/chosen-way.ts';
import { makePayment } from '#payment/make-payment.ts';
import { PaymentForm } from '#payment/PaymentForm.tsx';

const money = { currency: 'INR', locale: 'en-IN' };
const dates = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };
const fee = { kind: 'fee', label: 'Cash fee', amount: 49 };
const totals = { subtotal: 999.5, parts: [fee], total: 1048.5 };
const fields = read({
  name: 'method',
  type: 'select',
  inline: true,
  options: [
    { value: 'bank', label: 'Bank page' },
    { value: 'on-delivery', label: 'Cash (+₹49)', onDelivery: true, totals },
  ],
  rules: { required: true },
});
const choosing = (method: string) => new Map([['method', method]]);
const drawn = (method: string, all = fields) =>
  renderToStaticMarkup(
    <PaymentForm
      orderId="o1"
      money={money}
      dates={dates}
      fields={all}
      values={choosing(method)}
      sending={false}
      declined={false}
      onChange={() => {}}
      onPay={async () => {}}
    />,
  );

test('10.on-delivery the way that is chosen says what the order comes to, before the button promises it', () => {
  const html = drawn('on-delivery');
  for (const words of ['Cash fee', '₹49', 'To pay on delivery', '₹1,048.50', 'Place order, pay ₹1,048.50 on delivery'])
    expect(html).toContain(words);
  expect(html).not.toContain('Pay Now');
});

test('any other way is as it was', () => {
  for (const method of ['', 'bank']) {
    const html = drawn(method);
    expect(html).toContain('Pay Now');
    expect(html).toContain('Amount due');
    expect(html).not.toMatch(/₹1,048|on delivery</);
    expect(chosenWay(fields, choosing(method))).toBeUndefined();
  }
});

test('a backend may say that it is paid on delivery and not what that comes to', () => {
  const bare = read({ name: 'method', type: 'select', options: [{ value: 'cod', label: 'COD', onDelivery: 'true' }] });
  expect(drawn('cod', bare)).toContain('Place order, pay on delivery');
});

const order = {
  id: 'o1',
  number: 'o1',
  status: 1,
  date: '',
  items: [],
  shipping: { address: '', method: '', tracking: '' },
  parcels: [],
  ...totals,
  currency: undefined,
};
async function due(changes: object, way?: ComponentProps<typeof AmountDue>['way']): Promise<string> {
  const { prelude } = await prerender(
    <AmountDue number="o1" order={{ ...order, ...changes }} way={way} money={money} dates={dates} />,
  );
  return new Response(prelude).text();
}

test('an order that is to be paid on delivery may be paid until it is sent', async () => {
  expect(await due({ toPayOnDelivery: 1048.5 })).toContain('To pay on delivery');
  expect(await due({ toPayOnDelivery: 1048.5 })).not.toContain('There is nothing to pay');
  expect(await due({ toPayOnDelivery: 1048.5, status: 2 })).toContain('There is nothing to pay');
  expect(await due({})).toContain('There is nothing to pay');
});

test('until when it is held is not said beside a way that holds it for longer', async () => {
  const held = { heldUntil: '2026-11-28T08:47:00Z' };
  expect(await due(held)).toContain('class="text-sm text-soft">Held for you until');
  for (const way of [
    { value: 'cod', onDelivery: true },
    { value: 'transfer', transfer: { days: 5 } },
  ])
    expect(await due(held, { label: 'Later', ...way })).toContain('class="invisible text-sm">Held for you until');
});

test('10.pick-up: an order that lies ready to be picked up is not called shipped', async () => {
  expect(await due({ status: 2, delivery: { pickUp: true } })).toContain('Ready for pickup');
  expect(await due({ status: 2 })).toContain('Shipped');
});

test.each(['price-changed', 'method-gone'])('after %s the form is fetched anew', async (code) => {
  const api = createApi(async () => Response.json({ error: 'Changed.', code }, { status: 409 }));
  const body = { orderId: 'o1', fields: { method: 'on-delivery' }, expectedTotal: 999.5 };
  expect(await makePayment(api, body, { schemes: [], apiOrigin: 'https://api.shop.in' })).toEqual({
    do: 'fail',
    message:
      code === 'method-gone'
        ? 'This way to pay is not offered for your order any more. Please choose another.'
        : 'Prices have changed. Please look at your order again.',
    again: 'loading',
  });
});

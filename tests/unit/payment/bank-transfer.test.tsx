// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '../json-answer.ts';
import { read } from './fields.ts';
import { OrderCard } from '#orders/OrderCard.tsx';
import OrderConfirmation from '#orders/OrderConfirmation.tsx';
import { toOrder } from '#orders/order.ts';
import TransferDetails from '#orders/transfer/TransferDetails.tsx';
import { PaymentForm } from '#payment/PaymentForm.tsx';
import { $token } from '#session/store.ts';

const MONEY = { currency: 'EUR', locale: 'en-IE' };
const DATES = { locale: 'en-IE', timeZone: 'Europe/Berlin' };
const LINES = [
  { label: 'IBAN', value: 'DE89 3704 0044 0532 0130 00' },
  { label: 'Reference', value: '3TG-QDT-BZ9' },
];
const WAY = {
  name: 'method',
  type: 'select',
  options: [
    { value: 'card', label: 'Card' },
    {
      value: 'bank-transfer',
      label: 'Bank transfer',
      fields: [],
      transfer: { lines: LINES, days: 7, note: 'Thanks!' },
    },
  ],
};
const EMAIL = { name: 'email', type: 'email', rules: { required: true } };
const ORDER = {
  id: 'o1',
  number: '3TG-QDT-BZ9',
  status: 0,
  items: [],
  shippingAddress: {},
  transfer: { lines: LINES, until: '2026-12-03T09:00:00Z' },
};

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => {
    return jsonAnswer([ORDER]);
  });
  $token.set('t');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const draw = (node: ReactNode) => act(async () => root.render(node));
const transfer = () => place.querySelector('[data-transfer]');
const ACCOUNT = 'IBANDE89 3704 0044 0532 0130 00Reference3TG-QDT-BZ9';

test('10.bank-transfer chosen in the form, the account is shown and nothing else is asked for', async () => {
  const form = (method: string) => (
    <PaymentForm
      orderId="o1"
      money={MONEY}
      dates={{ locale: 'en', timeZone: 'UTC' }}
      fields={read(WAY, EMAIL)}
      values={new Map([['method', method]])}
      sending={false}
      declined={false}
      onChange={() => {}}
      onPay={async () => {}}
    />
  );
  await draw(form('card'));
  expect(transfer()).toBeNull();
  expect(place.querySelector('[name=email]')).not.toBeNull();
  expect(place.querySelector('[type=submit]')?.textContent).toBe('Pay Now');
  await draw(form('bank-transfer'));
  await expect
    .poll(() => transfer()?.textContent)
    .toBe(
      `You transfer the amount within 7 days, with exactly this reference. We make your order ready once it has come.${ACCOUNT}Thanks!`,
    );
  expect(place.querySelector('[name=email]')).toBeNull();
  expect(place.querySelector('[type=submit]')?.textContent).toBe('Pay by bank transfer');
  expect(place.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(false);
});

test('10.bank-transfer the thanks say where to, and until when, and wait for no confirmation', async () => {
  await draw(<OrderConfirmation orderId="o1" money={undefined} dates={DATES} />);
  await expect.poll(() => place.textContent).toContain('We are waiting for your bank transfer');
  await expect
    .poll(() => transfer()?.textContent)
    .toBe(
      `Please transfer the amount by 3 December 2026, with exactly this reference. We make your order ready once it has come.${ACCOUNT}`,
    );
  expect(place.textContent).not.toContain('Confirming your payment');
});

test('10.bank-transfer the list of orders says the same, and still offers another way', async () => {
  await draw(<OrderCard order={toOrder(ORDER)} money={MONEY} dates={DATES} payable />);
  await expect.poll(() => transfer()?.textContent).toContain('by 3 December 2026');
  expect(place.querySelector('[href="/payment?orderId=o1"]')?.className).toContain('btn-plain');
});

test('10.bank-transfer one that cannot be read is not shown', async () => {
  await draw(<TransferDetails transfer="soon" />);
  expect(place.textContent).toBe('');
});

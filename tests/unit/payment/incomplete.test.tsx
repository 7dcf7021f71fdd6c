import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { read } from './fields.ts';
import { PaymentForm } from '#payment/PaymentForm.tsx';

const WAY = {
  name: 'method',
  type: 'select',
  inline: true,
  options: [
    { value: 'bank', label: 'Bank page' },
    { value: 'upi', label: 'UPI' },
  ],
  rules: { required: true },
};
const EMAIL = { name: 'email', type: 'email', rules: { required: true } };
const CHOOSE = 'Choose how to pay.';
const FILL = 'Fill in the required fields to continue.';

test.each([
  ['only the way to pay is missing', [WAY, { ...EMAIL, showWhenFilled: ['method'] }], {}, CHOOSE],
  ['a field of the way is missing', [WAY, { ...EMAIL, showWhenFilled: ['method'] }], { method: 'upi' }, FILL],
  ['another field is missing too', [WAY, EMAIL], {}, FILL],
  ['the way is missing beside what is filled in', [WAY, EMAIL], { email: 'a@b.co' }, CHOOSE],
  [
    'a choice of the way is missing',
    [WAY, { ...WAY, name: 'bank', showWhenFilled: ['method'] }],
    { method: 'bank' },
    FILL,
  ],
  ['there is no choice in view', [{ ...WAY, inline: false }], {}, FILL],
  ['nothing is missing', [WAY], { method: 'upi' }, undefined],
])('4.payment.disabled where %s the button says so', (_, fields, values, hint) => {
  const html = renderToStaticMarkup(
    <PaymentForm
      orderId="o1"
      money={{ currency: 'INR', locale: 'en-IN' }}
      dates={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }}
      fields={read(...fields)}
      values={new Map(Object.entries(values))}
      sending={false}
      declined={false}
      onChange={() => {}}
      onPay={async () => {}}
    />,
  );
  expect(/id="pay-hint"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(hint);
});

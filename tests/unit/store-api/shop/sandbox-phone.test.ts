import { expect, test } from 'vitest';
import { isPhone } from '#contract/store/address-shapes.ts';
import { fieldErrors } from '#payment/fields/field-rules.ts';
import { toFields } from '#payment/fields/field.ts';
import { checkValues } from '#store-api/shop/payments/payment-values.ts';
import { sandboxFields } from '#store-api/shop/payments/sandbox/sandbox-fields.ts';
import { refusalsIn } from '#backends/serving/refusal-texts.ts';

const PHONES = ['(207) 555-0111', '+1 (207) 555‑0111', '207.555.0111', '207–555–0111', '２０７ ５５５ ０１１１'];

test.each(PHONES)('7.payment.fields: the phone number that the checkout took is taken by the payment: %s', (phone) => {
  expect(isPhone(phone, undefined)).toBe(true);
  const store = { currency: 'USD', language: 'en', info: { terms: { country: 'US' } } };
  const user = { id: 'u', email: 'a@example.com' } as Parameters<typeof sandboxFields>[1];
  const fields = sandboxFields(store, user, phone);
  const values = { email: user.email, phone };
  expect(checkValues(fields, { ...values, method: 'bank' }, refusalsIn('en'))).not.toHaveProperty('phone');
  const shown = toFields(fields, { masksPhones: false });
  expect(fieldErrors(shown, new Map(Object.entries(values))).get('phone')).toBeUndefined();
});

import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { expect, test } from 'vitest';
import { emailField } from '#contract/user-fields.ts';
import { fieldError } from '#payment/fields/field-rules.ts';
import { EmailForm } from '#session/forms.ts';
import { checkValues } from '#store-api/shop/payments/payment-values.ts';
import { one } from '../unit/payment/fields.ts';
import { superLinear } from './measure.ts';
import { shapes } from './shapes.ts';

const MOST = 64 * 1024;
const readers: Record<string, (text: string) => unknown> = {
  'the contract': (text) => emailField().safeParse(text),
  'the forms of the session': (text) => EmailForm.safeParse({ email: text }),
  'the payment form': (text) => fieldError(one({ type: 'email' }), text),
  'the values of a payment': (text) =>
    checkValues([{ name: 'email', type: 'email' }], { email: text }, refusalsIn('en')),
};

test.each(Object.entries(readers))('H10 %s reads an e-mail address in linear time', async (_, read) => {
  for (const [shape, make] of Object.entries(shapes))
    expect(await superLinear(read, make, MOST), shape).toBeUndefined();
});

test.each([
  'a@b.c',
  'a@.b.c',
  'a@..b',
  'a@b..',
  'asha.rao@mail.example.com',
  'é@ü.ß',
  '"ab"@c.d',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
])('%s is an address everywhere', (address) => {
  for (const [name, read] of Object.entries(readers)) expect(isRight(read(address)), name).toBe(true);
});

test.each([
  'a',
  '@',
  'a@b',
  'a@.b',
  'a@b.',
  '@b.c',
  'a@b@c.d',
  'a b@c.d',
  'a@b .c',
  `${'a'.repeat(251)}@b.c`,
  `a@${'.'.repeat(60_000)}@`,
])('%.20s is none anywhere', (text) => {
  for (const [name, read] of Object.entries(readers)) expect(isRight(read(text)), name).toBe(false);
});

function isRight(read: unknown): boolean {
  if (read === undefined) return true;
  if (typeof read === 'string') return false;
  return 'success' in (read as object)
    ? (read as { success: boolean }).success
    : Object.keys(read as object).length === 0;
}

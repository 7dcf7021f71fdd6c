import { expect, test } from 'vitest';
import { ShippingForm } from '#checkout/forms.ts';
import { STATES, UNION_TERRITORIES } from '#checkout/states.ts';
import { fieldErrors } from '#ui/forms/field-errors.ts';

const filled = {
  fullName: ' Asha Rao ',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411 001',
  phone: '098765 43210',
};

test('values are trimmed, the postal code loses its blanks and the phone gets +91', () => {
  expect(ShippingForm.parse(filled)).toEqual({
    ...filled,
    fullName: 'Asha Rao',
    postalCode: '411001',
    phone: '+919876543210',
  });
});

test.each(Object.keys(filled))('%s must not be empty after trimming', (name) => {
  const read = ShippingForm.safeParse({ ...filled, [name]: '   ' });
  expect(read.error && Object.keys(fieldErrors(read.error))).toEqual([name]);
});

test("other countries' formats are accepted: the spec only asks for something", () => {
  expect(ShippingForm.parse({ ...filled, postalCode: 'SW1A 1AA', phone: '+44 20 7946 0958' })).toMatchObject({
    postalCode: 'SW1A1AA',
    phone: '+44 20 7946 0958',
  });
});

test('28 states and 8 union territories', () => {
  expect([new Set(STATES).size, new Set(UNION_TERRITORIES).size]).toEqual([28, 8]);
});

import { expect, test } from 'vitest';
import { addressFormOf, asksState, hasNumericCode } from '#checkout/address-form.ts';
import { stateChoices } from '#checkout/state-choices.ts';
import { shippingForm } from '#checkout/forms.ts';
import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';
import { fieldErrors } from '#ui/forms/field-errors.ts';

const ShippingForm = shippingForm('india');

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

test.each(Object.keys(filled))('5.checkout.fields: %s must not be empty after trimming', (name) => {
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

test.each([
  ['says nothing', {}, undefined, 'india'],
  ['is in India', { country: 'IN' }, undefined, 'india'],
  ['is elsewhere', { country: 'DE' }, undefined, {}],
  ['states its own', { country: 'IN' }, { states: ['Goa'] }, { states: ['Goa'], isIndian: true }],
  ['states its own, and no country', {}, { states: ['Goa'] }, { states: ['Goa'] }],
])('the form of a store that %s', (_, terms, addressForm, form) => {
  expect(addressFormOf({ terms, addressForm })).toEqual(form);
});

test('11.address: a state is chosen in India, typed elsewhere, chosen from what the store names, or not asked for', () => {
  expect(stateChoices('india')?.map(({ label }) => label)).toEqual(['States', 'Union territories']);
  expect(stateChoices({})).toBeUndefined();
  expect(stateChoices({ states: ['Ontario'] })).toEqual([{ label: '', names: ['Ontario'] }]);
  expect(['india' as const, {}, { states: ['Ontario'] }, { states: [] }].map(asksState)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('11.address: digits alone ask for the keyboard of digits', () => {
  expect([{}, { postalCode: ['99999'] }, { postalCode: ['99999', 'A9'] }].map(hasNumericCode)).toEqual([
    false,
    true,
    false,
  ]);
});

const ABROAD = { ...filled, phone: '+49 421 55501' };
test.each(['+49 (0)421/555-01', '0421 555.01', '+49‑421‑55501', '‪+49 421 55501‬', '٠١٢٣٤٥٦٧'])(
  '11.address: a store of another country takes the telephone number %s',
  (phone) => {
    expect(shippingForm({}).safeParse({ ...ABROAD, phone }).success).toBe(true);
  },
);

test.each(['abc', '12345', '1234567890123456', '+49 421 55501 mobil'])(
  '11.address: %s is no telephone number in a store of another country, and is in one of the specification',
  (phone) => {
    const { error } = shippingForm({ postalCode: ['999999'] }).safeParse({ ...ABROAD, phone });
    expect(error && fieldErrors(error)).toMatchObject({ phone: 'Please give a number of 7 to 15 digits' });
    expect(ShippingForm.safeParse({ ...filled, phone }).success).toBe(true);
  },
);

test('11.address: how many digits a store states is all that is asked of them', () => {
  expect(shippingForm({ stateLabel: 'County' }).safeParse({ ...ABROAD, state: '' }).error?.issues).toMatchObject([
    { path: ['state'], message: 'County is required' },
  ]);
  expect(shippingForm({ phoneDigits: [3, 4] }).safeParse({ ...ABROAD, phone: 'ext. 123' }).success).toBe(true);
});

test('11.address: an Indian store that states shapes has the states of India, and counts digits without +91 or 0', () => {
  const stated = addressFormOf({
    terms: { country: 'IN' },
    addressForm: { postalCode: ['999999'], phoneDigits: [10, 10] },
  });
  expect(stateChoices(stated)?.map(({ names }) => names.length)).toEqual([28, 8]);
  const form = shippingForm(stated);
  for (const phone of ['98765 43210', '+91-98765-43210', '098765 43210', '0091 9876543210'])
    expect(form.parse({ ...filled, phone })).toMatchObject({ postalCode: '411001', phone: '+919876543210' });
  expect(form.parse({ ...filled, phone: '0141 234 5678' })).toMatchObject({ phone: '0141 234 5678' });
  for (const phone of ['98', 'abc', '987654321', '9'.repeat(21)]) {
    const { error } = form.safeParse({ ...filled, postalCode: '30200', phone });
    expect(error && fieldErrors(error)).toEqual({
      postalCode: 'Please write it as in 123456',
      phone: 'Please give a number of 10 digits',
    });
  }
});

test('10.delivery where the place decides the price, a postal code that is not whole is said at its field', () => {
  const wrong = (form: Parameters<typeof shippingForm>[0], postalCode: string) => {
    const { error } = shippingForm(form, { isPricedByPlace: true }).safeParse({ ...ABROAD, postalCode });
    return error && fieldErrors(error);
  };
  for (const code of ['30200', '3020011', 'abcdef'])
    expect(wrong('india', code)).toEqual({ postalCode: 'Please write it as in 123456' });
  expect(wrong('india', '302 001')).toBeUndefined();
  expect(wrong({}, 'D02 AF30')).toBeUndefined();
});

test('11.address: without a state, and with shapes of postal code and phone', () => {
  const form = shippingForm({ states: [], postalCode: ['99999', 'AA9 9AA'], phoneDigits: [7, 13] });
  const given = {
    fullName: 'Mina Frey',
    address: 'Dockweg 1',
    city: 'Bremen',
    postalCode: '28195',
    phone: '+49 421 55501',
  };
  expect(form.parse(given)).toEqual({ ...given, state: '' });
  expect(form.parse({ ...given, postalCode: ' bs15ty ' })).toMatchObject({ postalCode: 'BS1 5TY' });
  const { error } = form.safeParse({ ...given, postalCode: '2819', phone: '12345' });
  expect(error && fieldErrors(error)).toEqual({
    postalCode: 'Please write it as in 12345 or AB1 2CD',
    phone: 'Please give a number of 7 to 13 digits',
  });
});

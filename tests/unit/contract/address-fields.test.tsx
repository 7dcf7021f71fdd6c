// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShippingFields } from '#checkout/ShippingFields.tsx';
import { shippingForm, shippingLabels } from '#checkout/forms.ts';
import {
  ADDRESS_FIELD_NAMES,
  ADDRESS_FIELDS,
  addressField,
  addressLines,
  guestAddress,
} from '#contract/store/address-fields.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import { WireAddress } from '#contract/order.ts';
import { shippingAddress, WIRE_MESSAGES } from '#contract/shipping/shipping-address.ts';
import { erasedAddress, readAddress } from '#store-api/shop/orders/stored-address.ts';

const FULL = Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, `the ${name}`]));

test('the form has each field of the table, with its limit, and nothing else', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<ShippingFields form={{}} states={undefined} errors={{}} />);
  const fields = [...holder.querySelectorAll<HTMLInputElement>('[name]')];
  expect(fields.map(({ name }) => name).sort()).toEqual([...ADDRESS_FIELD_NAMES].sort());
  for (const { name, maxLength, autocomplete } of fields) {
    const field = addressField(name as keyof typeof ADDRESS_FIELDS);
    const word = field.autocomplete === undefined ? 'off' : `shipping ${field.autocomplete}`;
    expect([maxLength, autocomplete]).toEqual([field.max, word]);
  }
  expect(Object.keys(shippingLabels({})).sort()).toEqual([...ADDRESS_FIELD_NAMES].sort());
});

test('contract, form, database and wire keep every field', () => {
  expect(shippingAddress({ asksState: true, says: WIRE_MESSAGES }).parse(FULL)).toEqual(FULL);
  const typed = { ...FULL, phone: '98450 11223' };
  expect(shippingForm({}).parse(typed)).toEqual(typed);
  expect(readAddress(JSON.stringify(FULL))).toEqual(FULL);
  expect(WireAddress.parse(FULL)).toEqual(FULL);
});

test('what a guest sees, and what an erasure leaves', () => {
  expect(Object.keys(guestAddress(FULL))).toEqual(['address', 'city', 'state', 'postalCode']);
  const kept = Object.entries(JSON.parse(erasedAddress(JSON.stringify(FULL))) as object).filter(
    ([, value]) => value !== '',
  );
  expect(kept).toEqual([
    ['state', 'the state'],
    ['postalCode', 'the postalCode'],
  ]);
});

test('lines of a parcel are without what is missing', () => {
  const address = { fullName: 'Asha Rao', address: '12 Lake Road\n 2nd floor ', city: 'Pune', state: 'Maharashtra' };
  const whole = { ...address, postalCode: '411001', phone: '+91 98' };
  expect(addressLines(whole)).toEqual(['Asha Rao', '12 Lake Road', '2nd floor', 'Pune, Maharashtra 411001', '+91 98']);
  expect(addressLines({ ...whole, city: '' })[3]).toBe('Maharashtra 411001');
  expect(addressLines({ ...whole, state: '' })[3]).toBe('Pune, 411001');
  expect(addressLines({ fullName: '', state: 'Kerala', postalCode: '682001' })).toEqual(['Kerala 682001']);
});

test.each([
  [undefined, ['Town, State 12345'], ['Town, 12345']],
  ['IN', ['Town, State 12345'], ['Town, 12345']],
  ['US', ['Town, State 12345'], ['Town, 12345']],
  ['DE', ['12345 Town, State'], ['12345 Town']],
  ['FR', ['12345 Town, State'], ['12345 Town']],
  ['IT', ['12345 Town State'], ['12345 Town']],
  ['GB', ['Town, State', '12345'], ['Town', '12345']],
  ['IE', ['Town, State', '12345'], ['Town', '12345']],
  ['AU', ['Town State 12345'], ['Town 12345']],
  ['NZ', ['Town State 12345'], ['Town 12345']],
  ['BR', ['Town-State', '12345'], ['Town', '12345']],
  ['constructor', ['Town, State 12345'], ['Town, 12345']],
])('11.address-lines: town, state and postal code as %s writes them', (country, whole, stateless) => {
  const place = { city: ' Town', state: 'State ', postalCode: '12345' };
  expect(addressLines(place, placeLineOf(country))).toEqual(whole);
  expect(addressLines({ ...place, state: '' }, placeLineOf(country))).toEqual(stateless);
  expect(addressLines({ postalCode: '12345' }, placeLineOf(country))).toEqual(['12345']);
  expect(addressLines(FULL, placeLineOf(country)).join()).toMatch(
    new RegExp(ADDRESS_FIELD_NAMES.map((name) => `(?=.*the ${name}\\b)`).join('')),
  );
});

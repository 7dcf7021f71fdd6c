import { expect, test } from 'vitest';
import { pickUpTaxNotes } from '#owner/shop-folder/charges/notes/pick-up-tax-notes.ts';
import type { TaxFile } from '#owner/shop-folder/schema/tax.ts';

const classes = [{ name: 'Clothes', rates: [{ from: '2020-01-01', rate: 5, states: ['Oregon'] }] }];
const tax = { registration: 'regular', classes } as unknown as TaxFile;
const pickUp = { methods: [{ pickUp: undefined }, { pickUp: true as const }] };

test('10.pick-up: rates by place without the state of the shop leave what is picked up untaxed, which is told', () => {
  expect(pickUpTaxNotes(tax, pickUp).map(({ file }) => file)).toEqual(['tax.yaml']);
  expect(pickUpTaxNotes({ ...tax, state: 'Oregon' }, pickUp)).toEqual([]);
  expect(pickUpTaxNotes(tax, { methods: [{ pickUp: undefined }] })).toEqual([]);
  expect(pickUpTaxNotes(tax, undefined)).toEqual([]);
  expect(pickUpTaxNotes(undefined, pickUp)).toEqual([]);
  expect(pickUpTaxNotes({ ...tax, registration: 'none' }, pickUp)).toEqual([]);
  const everywhere = [{ name: 'Clothes', rates: [{ from: '2020-01-01', rate: 5 }] }] as TaxFile['classes'];
  expect(pickUpTaxNotes({ ...tax, classes: everywhere }, pickUp)).toEqual([]);
});

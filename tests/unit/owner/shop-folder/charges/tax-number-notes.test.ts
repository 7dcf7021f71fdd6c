import { expect, test } from 'vitest';
import { taxNumberNotes } from '#owner/shop-folder/charges/notes/tax-number-notes.ts';
import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';
import { gstCodeOf, stateOfGstin } from '#lib/places/gst-states.ts';

const notes = (country: string, number: string | undefined, state?: string) =>
  taxNumberNotes({ registration: 'regular', number, state }, country).map(({ file, what }) => `${file}: ${what}`);

test('10.documents: so is an ABN', () => {
  expect(notes('AU', '51 824 753 556')).toEqual([]);
  expect(notes('AU', '51 824 753 557')).toEqual([
    'tax.yaml: number "51 824 753 557" is no ABN: a sign is wrong, or two have changed places',
  ]);
});

test('10.documents: a GSTIN that is none, or of another state, is told before invoices have it', () => {
  expect(notes('IN', '27AAPFU0939F1ZV', 'Maharashtra')).toEqual([]);
  expect(notes('IN', '27AAPFU0939F1ZV')).toEqual([]);
  const none = (number: string) =>
    `tax.yaml: number "${number}" is no GSTIN, which is the state's two digits, your PAN and three more signs`;
  expect(notes('IN', '27AAPFU0939')).toEqual([`${none('27AAPFU0939')}: it has too few signs, or too many`]);
  expect(notes('IN', '27AAPFU0939F1ZX')).toEqual([
    `${none('27AAPFU0939F1ZX')}: a sign is wrong, or two have changed places`,
  ]);
  // The library looks no further at a state or PAN that it does not know; the last one is nobody's, of docs/owners.md.
  for (const number of ['32ABCDE1234F1ZZ', '32ABCDE1234F1Z5', '38AAPFU0939F1Z5', '27AAAAA0000A1Z5'])
    expect(notes('IN', number)).toEqual([`${none(number)}: a sign is wrong, or two have changed places`]);
  for (const number of ['32ABCDE1234F1Z9', ' 27 AAPFU 0939 F1ZV', '38AAPFU0939F1ZS'])
    expect(notes('IN', number)).toEqual([]);
  expect(notes('IN', '2AAAPFU0939F1ZV')).toEqual([
    `${none('2AAAPFU0939F1ZV')}: a letter stands where a digit does, or the other way round`,
  ]);
  expect(notes('IN', '27AAPFU0939F1ZV', 'Rajasthan')).toEqual([
    'tax.yaml: number "27AAPFU0939F1ZV" is one of Maharashtra, and state is Rajasthan',
  ]);
});

test('10.documents: a VAT number is looked at by the letters it begins with, another number is not', () => {
  for (const right of [
    'DE136695976',
    'FR 40 303 265 045',
    'GB980780684',
    'IT00743110157',
    'ATU13585627',
    '12/345/67890',
  ])
    expect(notes('DE', right)).toEqual([]);
  expect(notes('DE', undefined)).toEqual([]);
  expect(notes('DE', 'DE136695967')).toEqual([
    'tax.yaml: number "DE136695967" is no VAT number: a sign is wrong, or two have changed places',
  ]);
  expect(notes('FR', 'FR4030326504')).toEqual([
    'tax.yaml: number "FR4030326504" is no VAT number: it has too few signs, or too many',
  ]);
  for (const unknown of ['constructor', 'XX1', '', '１２'.repeat(15)]) expect(notes('DE', unknown)).toEqual([]);
});

test('a state has the code of its GSTINs, in any case', () => {
  expect(['Maharashtra', 'tamil nadu', 'Nowhere', ''].map(gstCodeOf)).toEqual(['27', '33', undefined, undefined]);
});

test('every state of India has the two digits of its GSTINs', () => {
  const known = Array.from({ length: 100 }, (_, code) => stateOfGstin(String(code).padStart(2, '0')));
  expect(known.filter((state) => state !== undefined).sort()).toEqual([...STATES, ...UNION_TERRITORIES].sort());
});

import { expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';
import { DELIVERY, DISCOUNTS, TAX } from '../../../../fixtures/shop-folder/charges.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { chargesChanges } from '#owner/shop-folder/charges/charges-changes.ts';

type Texts = Parameters<typeof readFiles>[0];

function linesOf(before: Texts, after: Texts): string[] {
  const [old, now] = [readFiles(before), readFiles(after)];
  expect([...old.problems, ...now.problems]).toEqual([]);
  return changeLines(chargesChanges(old, now, 'en-IN'));
}

test('diff says what of them changes, old beside new', () => {
  const delivery = `methods:
  - { id: express, label: Express, price: 1149.50 }
  - { id: shop, label: "Our new shop", pickUp: true, at: MG Road 1 }
  - id: standard
    label: Standard
    price: 59
    days: [3, 3]
    zones:
      - { postalCodes: ["40", "041"], price: 9 }
      - { states: [Goa], price: 29.50 }
      - { states: [Kerala, Delhi], price: 0 }
      - { states: [Ladakh], price: 199 }
notServed: ["19", "744"]
workingDays: [mon, tue]
`;
  const tax = TAX.replace('halves: true', 'halves: { state: UTGST }')
    .replace('["61"]', '["62"]')
    .replace('upTo: 2500', 'upTo: 3000')
    .replace('2027-04-01', '2027-05-01');
  expect(linesOf({ delivery: DELIVERY, tax: TAX }, { delivery, tax })).toEqual([
    '~ delivery: postal codes not served with 744, cut-off 14:00 -> -, holidays without 2027-01-26',
    '+ delivery method express',
    '~ delivery method shop: label "Our shop" -> "Our new shop", pick up at - -> "MG Road 1"',
    '~ delivery method standard: price 49 -> 59, free from 999 -> -, days 3 to 5 -> 3, \
zone 40…, 041… 19 (free from 500, days 1) -> 9, zone Goa 29.50 (free from 999) -> 29.50, \
zone Kerala, Delhi - -> 0, zone Ladakh 199 (never free) -> 199, order of zones',
    '~ order of delivery methods',
    '~ tax: halves yes -> state UTGST',
    '~ tax class Clothes: HSN with 62, HSN without 61, \
rate from 2025-09-22 5 % up to 2,500 and 18 % above -> 5 % up to 3,000 and 18 % above, \
rate from 2027-05-01 in Goa - -> 12 %, rate from 2027-04-01 in Goa 12 % -> -',
  ]);
});

test('a file that goes takes all of it along, and another spelling is a change', () => {
  const tax = TAX.replace('rate: 12', 'rate: 12, deliveryTaxed: true');
  expect(linesOf({ tax: TAX }, { tax })).toEqual(['~ tax']);
  expect(linesOf({ tax: TAX }, { tax: TAX })).toEqual([]);
  expect(linesOf({ tax: TAX }, {})).toEqual([
    '~ tax: name "GST" -> -, registration regular -> -, state Goa -> -, halves yes -> -, default class Clothes -> -',
    '- tax class Clothes',
  ]);
});

test('diff says which discounts come, change and go', () => {
  const before = { delivery: DELIVERY, discounts: DISCOUNTS };
  const discounts = DISCOUNTS.replace('percent: 12.5', 'percent: 15')
    .replace('code: Summer 10', 'code: SUMMER12')
    .replace('amount: 100', 'amount: 1200')
    .replace('[Shirts]', '[Shirts, Caps]')
    .replace('  notOnSale: true\n', '')
    .replace('id: letter', 'id: mail');
  expect(linesOf(before, { ...before, discounts })).toEqual([
    '~ discount shirts: percent 12.5 % -> 15 %, categories with Caps',
    '~ discount summer: code Summer 10 -> SUMMER12, amount 100 -> 1,200, not on sale yes -> -',
    '+ discount mail',
    '- discount letter',
  ]);
  expect(linesOf(before, { delivery: DELIVERY })).toEqual([
    '- discount shirts',
    '- discount summer',
    '- discount letter',
  ]);
  const [first = '', ...others] = DISCOUNTS.split(/^(?=- id: summer|- \{)/m);
  expect(linesOf(before, { ...before, discounts: [...others, first].join('') })).toEqual(['~ order of discounts']);
});

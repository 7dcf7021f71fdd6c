import { expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';

test('a delivery.yaml with everything is in order', () => {
  const { delivery, problems } = readFiles({
    delivery: `methods:
  - id: standard
    label: Standard
    price: 49
    freeFrom: 999.50
    days: [3, 5]
    zones:
      - { states: [Goa, Kerala], postalCodes: ["40", "41"], price: 29, freeFrom: 500, days: [1, 2] }
      - { states: [Goa, Delhi], price: 0 }
      - { states: [Ladakh], price: 99, freeFrom: never }
  - id: heavy
    label: By weight
    freeFrom: 5000
    byWeight:
      - { upTo: 500, price: 40 }
      - { upTo: 2000, price: 90 }
  - { id: shop, label: From our shop, pickUp: true, at: "Musterstr. 1, 10115 Berlin, Mo–Fr 9–18" }
notServed: ["19", "744"]
workingDays: [mon, tue, wed, thu, fri, sat]
cutOff: "14:00"
holidays: [2027-01-26]
`,
  });
  expect(problems).toEqual([]);
  expect(delivery).toMatchObject({ cutOff: '14:00', holidays: ['2027-01-26'], notServed: ['19', '744'] });
  expect(delivery?.methods[0]?.zones?.[0]).toEqual({
    states: ['Goa', 'Kerala'],
    postalCodes: ['40', '41'],
    price: 29,
    freeFrom: 500,
    days: [1, 2],
  });
});

test('every mistake is told with its line, also beside what is wrong by itself', () => {
  const { delivery, problems } = readFiles({
    delivery: `methods:
  - id: Express!
    label: Express
    price: 9.9999
  - id: none
    label: Nobody
  - id: none
    label: Twice
    price: -1
  - id: standard
    label: Standard
    price: 0
    freeFrom: never
    days: [4, 2]
    zones:
      - { price: 10 }
      - { states: [Goa], price: 20 }
  - id: weight
    label: Weight
    price: 5
    byWeight:
      - { upTo: 500, price: 40 }
      - { upTo: 500, price: 90 }
  - id: none
    label: Zones
    zones:
      - { states: [Keralla], price: 1 }
      - { postalCodes: ["40", 41], price: 1 }
  - id: codes
    label: Codes
    zones:
      - { postalCodes: ["4"], price: 1 }
      - { postalCodes: ["40"], price: 1 }
      - { postalCodes: ["19 0"], price: 0, freeFrom: 3 }
      - { postalCodes: ["4%"], price: 1 }
      - { states: [Ontario], price: 1 }
  - id: shop
    label: Shop
    pickUp: true
    zones:
      - { price: 1 }
notServed: ["19", "ab", "*"]
workingDays: [mon, monday]
cutOff: 25:00
holidays: [2027-02-30]
hollidays: []
`,
  });
  expect(delivery).toBeUndefined();
  expect(problems).toEqual([
    'delivery.yaml:2: methods, entry 1: id must be small letters, digits and dashes, such as mens-shirts',
    'delivery.yaml:4: methods, entry 1: price must have at most two decimals',
    'delivery.yaml:5: methods, entry 2: serves nobody: write price (0 where it is free), zones or byWeight',
    'delivery.yaml:7: methods, entry 3: id none is the id of another method too',
    'delivery.yaml:9: methods, entry 3: price must be 0 or more',
    'delivery.yaml:13: methods, entry 4: freeFrom must be an amount such as 99 or 99.50, without a currency and without quotes',
    'delivery.yaml:14: methods, entry 4: days must have the smaller number first, such as [2, 4]',
    'delivery.yaml:17: methods, entry 4: zones, entry 2: is never reached: entry 1 holds for every other place',
    'delivery.yaml:22: methods, entry 5: byWeight is never asked, since price holds for any weight: leave one of them out',
    'delivery.yaml:23: methods, entry 5: byWeight, entry 2: upTo must be more than 500: weights go upwards',
    'delivery.yaml:24: methods, entry 6: id none is the id of another method too',
    'delivery.yaml:27: methods, entry 6: zones, entry 1: states, entry 1: names Keralla, which is no state of the shop’s addresses: did you mean Kerala?',
    'delivery.yaml:28: methods, entry 6: zones, entry 2: postalCodes, entry 2: must be a beginning of postal codes in quotes, such as "40"',
    'delivery.yaml:33: methods, entry 7: zones, entry 2: is never reached: earlier zones have all of its places',
    'delivery.yaml:34: methods, entry 7: zones, entry 3: freeFrom has no price beside it that would become free',
    'delivery.yaml:34: methods, entry 7: zones, entry 3: postalCodes, entry 1: has "19 0", which notServed excludes',
    'delivery.yaml:35: methods, entry 7: zones, entry 4: postalCodes, entry 1: must be a beginning of postal codes in quotes, such as "40": letters, digits, blanks and dashes, at most 12',
    expect.stringMatching(
      /^delivery.yaml:36: methods, entry 7: zones, entry 5: states, entry 1: names Ontario, which is no state of the shop’s addresses: one of Andhra Pradesh, .*, Puducherry$/,
    ),
    'delivery.yaml:41: methods, entry 8: zones cannot be there with pickUp: whoever fetches the goods pays one price',
    'delivery.yaml:42: notServed, entry 2: has "ab", with which no postal code of the shop begins: they look like 999999',
    'delivery.yaml:42: notServed, entry 3: must be a beginning of postal codes in quotes, such as "40": letters, digits, blanks and dashes, at most 12',
    'delivery.yaml:43: workingDays, entry 2: must be one of mon, tue, wed, thu, fri, sat, sun',
    'delivery.yaml:44: cutOff must be a time in quotes, such as "14:00"',
    'delivery.yaml:45: holidays, entry 1: must be a date such as 2027-01-26',
    'delivery.yaml:46: hollidays is not known: did you mean holidays?',
  ]);
});

test('10.pick-up where shoppers pick up is said of a method by which they do', () => {
  const { problems } = readFiles({
    delivery: 'methods:\n  - { id: sent, label: Sent, price: 5, at: MG Road 1 }\n',
  });
  expect(problems).toEqual([
    'delivery.yaml:2: methods, entry 1: at says where shoppers pick up: it needs pickUp beside it',
  ]);
});

test('a mistake in a zone, a rate or a discount hides none of the places and goods that it names', () => {
  const { problems } = readFiles({
    delivery: `methods:
  - id: standard
    label: Standard
    zones:
      - { states: [Bombay], price: 29, days: [5, 2] }
      - { states: [Goa, 5], postalCodes: ["40", "4x"], price: free }
`,
    tax: `name: GST
registration: regular
state: Goa
classes:
  - name: Clothes
    rates:
      - { from: 22.09.2025, rate: 5, states: [Bombay] }
`,
    discounts: '- { id: a, label: A, percent: 110, categories: [Kurta] }\n',
  });
  expect(problems.filter((one) => / names | has "/.test(one))).toEqual([
    expect.stringContaining('delivery.yaml:5: methods, entry 1: zones, entry 1: states, entry 1: names Bombay'),
    expect.stringContaining('delivery.yaml:6: methods, entry 1: zones, entry 2: postalCodes, entry 2: has "4x"'),
    expect.stringContaining('discounts.yaml:1: entry 1: categories, entry 1: names Kurta'),
    expect.stringContaining('tax.yaml:7: classes, entry 1: rates, entry 1: states, entry 1: names Bombay'),
  ]);
});

test('an amount with a comma is told to want a point, also where the comma ends it inside braces', () => {
  const { problems } = readFiles({
    delivery: `methods:
  - id: post
    label: Post
    price: 5,90
    freeFrom: "75,5"
    zones:
      - { states: [Goa], price: 7,50, freeFrom: 100 }
      - { states: [Kerala], price: 7, freeFrom: never }
      - states: [Delhi]
        price: 7
        freeFrom: 80,00
`,
    tax: `name: VAT
registration: regular
classes:
  - name: goods
    rates:
      - { from: 2026-01-01, rate: 7,7 }
      - from: 2026-02-01
        rate: 8,125
`,
  });
  expect(problems.filter((line) => /point|not known/.test(line))).toEqual([
    'delivery.yaml:4: methods, entry 1: price must have a point, not a comma: 5.90',
    'delivery.yaml:5: methods, entry 1: freeFrom must have a point, not a comma: 75.5',
    'delivery.yaml:7: methods, entry 1: zones, entry 1: 50 stands behind a comma, which begins another key: a number has a point, such as 7.50',
    'delivery.yaml:11: methods, entry 1: zones, entry 3: freeFrom must have a point, not a comma: 80.00',
    'tax.yaml:6: classes, entry 1: rates, entry 1: 7 stands behind a comma, which begins another key: a number has a point, such as 7.7',
    'tax.yaml:8: classes, entry 1: rates, entry 2: rate must have a point, not a comma: 8.125',
  ]);
});

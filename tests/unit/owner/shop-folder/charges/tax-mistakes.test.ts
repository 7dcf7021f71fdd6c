import { expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';

const US = {
  terms: { country: 'US', taxIncluded: false },
  address: { states: ['New York', 'Ohio'], postalCode: ['99999'] },
};

test('a tax.yaml with everything is in order', () => {
  const gst = readFiles({
    tax: `name: GST
registration: regular
state: Puducherry
halves: { state: UTGST }
gap: lower
default: Others
classes:
  - name: Clothes
    hsn: ["61", "62"]
    categories: [Shirts]
    rates:
      - { from: 2025-09-22, bands: [{ upTo: 2500, rate: 5 }, { rate: 18 }] }
      - { from: 2017-07-01, rate: 12, deliveryTaxed: false }
  - name: Others
    rates: [{ from: 2025-09-22, rate: 18 }]
`,
  });
  expect(gst.problems).toEqual([]);
  expect(gst.tax).toMatchObject({ halves: { state: 'UTGST' }, classes: [{ hsn: ['61', '62'] }, { name: 'Others' }] });
  const sales = readFiles({
    store: US,
    tax: `name: Sales tax
registration: regular
default: Goods
classes:
  - name: Goods
    rates:
      - { from: 2026-01-01, states: [New York], rate: 4 }
      - { from: 2026-01-01, states: [New York], postalCodes: ["100"], rate: 8.875 }
      - { from: 2026-01-01, states: [New York], postalCodes: ["10001"], rate: 8 }
      - { from: 2026-01-01, states: [Ohio], rate: 5.75, deliveryTaxed: false }
`,
  });
  expect(sales.problems).toEqual([]);
  expect(readFiles({ tax: 'registration: none\n', store: {} }).problems).toEqual([]);
  expect(readFiles({ tax: 'registration: composition\nstate: Goa\n', store: {} }).problems).toEqual([]);
});

test('every mistake is told with its line, also beside what is wrong by itself', () => {
  const { tax, problems } = readFiles({
    store: { terms: { country: 'IN' } },
    tax: `registration: regular
state: Maharastra
halves: { centre: CGST }
gap: middle
default: Jewels
classes:
  - name: Clothes
    hsn: ["61", 62]
    rates:
      - { from: 22.09.2025, rate: 5 }
  - name: Shoes
    hsn: ["64", "6403", "64"]
    categories: [Shirts, Shoes]
    rates:
      - { from: 2025-09-22, bands: [{ upTo: 2500, rate: 5 }, { upTo: 1000, rate: 12 }, { upTo: 9000, rate: 18 }] }
      - { from: 2025-09-22, rate: 5 }
      - { from: 2026-02-29, rate: 5 }
  - name: shoes
    hsn: ["64031", "61"]
    categories: [Shirts]
    rates:
      - { from: 2025-09-22 }
      - { from: 2026-01-01, rate: 5, bands: [{ rate: 5 }, { rate: 18 }] }
      - { from: 2027-01-01, rate: 118 }
      - { from: 2028-01-01, bands: [{ rate: 5 }, { rate: 18 }] }
  - name: Caps
    rates:
      - { from: 2026-01-01, states: [Goa, Kerla], rate: 5 }
      - { from: 2026-01-01, states: [Goa], postalCodes: ["4O3"], rate: 5 }
      - { from: 2026-01-01, states: [Goa], rate: 5 }
      - { from: 2027-01-01, states: [Goa], rate: 5, delivery: true }
`,
  });
  expect(tax).toBeUndefined();
  expect(problems).toEqual([
    'tax.yaml:1: name is missing: what shoppers read, such as GST or VAT',
    'tax.yaml:1: needs terms.taxIncluded in store.yaml: write true where prices include the tax, false where it is added',
    'tax.yaml:2: state names Maharastra, which is no state of the shop’s addresses: did you mean Maharashtra?',
    'tax.yaml:3: halves.centre is not known: did you mean central?',
    'tax.yaml:4: gap must be higher or lower',
    'tax.yaml:5: default names Jewels, which is none of the classes: Clothes, Shoes, shoes, Caps',
    'tax.yaml:8: classes, entry 1: hsn, entry 2: must be the beginning of an HSN code in quotes, such as "61"',
    'tax.yaml:10: classes, entry 1: rates, entry 1: from must be a date such as 2027-01-26',
    'tax.yaml:12: classes, entry 2: hsn, entry 3: has 64, which is in Shoes already',
    'tax.yaml:13: classes, entry 2: categories, entry 2: names Shoes, which is not in categories.yaml: one of Shirts, Caps',
    'tax.yaml:15: classes, entry 2: rates, entry 1: bands, entry 2: upTo must be more than 2500: bands go upwards',
    'tax.yaml:15: classes, entry 2: rates, entry 1: bands, entry 3: upTo is not for the last band, which holds for all above: leave it out',
    'tax.yaml:16: classes, entry 2: rates, entry 2: is the second rate from 2025-09-22 for the same place',
    'tax.yaml:17: classes, entry 2: rates, entry 3: from must be a date such as 2027-01-26',
    'tax.yaml:18: classes, entry 3: name shoes is the name of another class too',
    'tax.yaml:19: classes, entry 3: hsn, entry 2: has 61, which is in Clothes already',
    'tax.yaml:20: classes, entry 3: categories, entry 1: has Shirts, which is in Shoes already',
    'tax.yaml:22: classes, entry 3: rates, entry 1: has no rate: write rate or bands',
    'tax.yaml:23: classes, entry 3: rates, entry 2: bands stand beside rate: leave one of them out',
    'tax.yaml:24: classes, entry 3: rates, entry 3: rate must be at most 100 per cent',
    'tax.yaml:25: classes, entry 3: rates, entry 4: bands, entry 1: upTo is missing: only the last band has no limit',
    'tax.yaml:28: classes, entry 4: rates, entry 1: states, entry 2: names Kerla, which is no state of the shop’s addresses: did you mean Kerala?',
    'tax.yaml:29: classes, entry 4: rates, entry 2: postalCodes, entry 1: has "4O3", with which no postal code of the shop begins: they look like 999999',
    'tax.yaml:30: classes, entry 4: rates, entry 3: is the second rate from 2026-01-01 for the same place',
    'tax.yaml:31: classes, entry 4: rates, entry 4: delivery is not known: one of from, states, postalCodes, rate, bands, deliveryTaxed',
  ]);
});

test.each([
  [
    'regular without a class or a name',
    'registration: regular\nclasses: []\n',
    [
      '1: name is missing: what shoppers read, such as GST or VAT',
      '1: registration regular needs classes with their rates',
    ],
  ],
  [
    'composition with a tax across states',
    'registration: composition\nstate: Goa\nhalves: { across: IGST }\n',
    ['3: halves.across is never charged: under composition goods stay within the state'],
  ],
  [
    'composition without a state',
    'registration: composition\n',
    ['1: registration composition needs state: the one that your shop is in'],
  ],
  [
    'halves without a state',
    'registration: none\nhalves: true\n',
    ['2: halves need state: the one that your shop is in'],
  ],
  [
    'what is wrong by itself, and not missing',
    'name: 12\nregistration: regular\nstate: 5\nhalves: true\nclasses: 7\n',
    [
      '1: name must be a text: write it in quotation marks',
      '3: state must be a text: write it in quotation marks',
      '5: classes must be a list of classes, each with name and rates',
    ],
  ],
  ['no registration', 'name: GST\n', ['1: registration is missing: regular, composition or none']],
  ['an empty file', '', ['1: must have registration: see docs/owners.md']],
  ['no YAML', 'name: "GST\n', ['1: has a quote that never closes']],
  [
    'a default without classes',
    'registration: none\ndefault: Goods\n',
    ['2: default names Goods, which is none of the classes: there is none'],
  ],
])('%s is a mistake', (_, tax, said) => {
  expect(readFiles({ tax }).problems.map((line) => line.replace('tax.yaml:', ''))).toEqual(said);
});

test('a state where the shop asks for none is a mistake', () => {
  const store = { terms: { country: 'DE', taxIncluded: true }, address: { states: [] } };
  const { problems } = readFiles({ store, tax: 'registration: none\nstate: Hessen\n' });
  expect(problems).toEqual([
    'tax.yaml:2: state names Hessen, but the shop asks for no state: address.states of store.yaml is empty',
  ]);
  expect(
    readFiles({ store: { terms: { country: 'DE' } }, tax: 'registration: none\nstate: Hessen\n' }).problems,
  ).toEqual([]);
});

test('a state is guessed where it is near, and a category of a class likewise', () => {
  const tax = (state: string, category: string) =>
    readFiles({
      tax: `name: GST\nregistration: regular\nstate: ${state}\nclasses:\n  - name: Clothes\n    categories: [${category}]\n    rates: [{ from: 2025-01-01, rate: 5 }]\n`,
    }).problems;
  expect(tax('Jaipur', 'Shirt')).toEqual([
    expect.stringMatching(/^tax.yaml:3: state names Jaipur, .*: one of Andhra Pradesh, .*, Rajasthan, /),
    'tax.yaml:6: classes, entry 1: categories, entry 1: names Shirt, which is not in categories.yaml: did you mean Shirts?',
  ]);
  expect(tax('Rajastan', 'Bags')).toEqual([
    expect.stringMatching(/^tax.yaml:3: state names Rajastan, .*: did you mean Rajasthan\?$/),
    'tax.yaml:6: classes, entry 1: categories, entry 1: names Bags, which is not in categories.yaml: one of Shirts, Caps',
  ]);
});

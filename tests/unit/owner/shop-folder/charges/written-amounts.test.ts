import { expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';
import { checkYaml } from '#owner/shop-folder/read/check-yaml.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';

const delivery = (lines: string) =>
  readFiles({ delivery: `methods:\n  - id: post\n    label: Post\n${lines}` }).problems;

const tax = (bands: string) =>
  readFiles({
    tax: `name: GST
registration: regular
classes:
  - name: goods
    rates:
      - { from: 2026-01-01, bands: ${bands} }
`,
  }).problems.filter((line) => line.startsWith('tax.yaml'));

test('what a comma separates into thousands is proposed without it, within braces too', () => {
  expect(
    delivery(`    price: 1,999
    freeFrom: 1,00,000
    zones:
      - { states: [Goa], price: 2,500, freeFrom: 1,00,000 }
      - { states: [Kerala], price: 12,34,567.50, freeFrom: 500 }
      - { states: [Delhi], price: 1.234,50 }
    byWeight:
      - { upTo: 2,000, price: 60 }
`).filter((line) => line.includes('comma')),
  ).toEqual([
    'delivery.yaml:4: methods, entry 1: price must have no comma: 1999',
    'delivery.yaml:5: methods, entry 1: freeFrom must have no comma: 100000',
    'delivery.yaml:7: methods, entry 1: zones, entry 1: 00 stands behind a comma, which begins another key: write 100000',
    'delivery.yaml:7: methods, entry 1: zones, entry 1: 500 stands behind a comma, which begins another key: write 2500',
    'delivery.yaml:8: methods, entry 1: zones, entry 2: 34 stands behind a comma, which begins another key: write 1234567.50',
    'delivery.yaml:9: methods, entry 1: zones, entry 3: 50 stands behind a comma, which begins another key: write 1234.50',
    'delivery.yaml:11: methods, entry 1: byWeight, entry 1: 000 stands behind a comma, which begins another key: write 2000',
  ]);
  expect(tax('[{ upTo: 2,500, rate: 5 }, { rate: 18 }]')).toEqual([
    'tax.yaml:6: classes, entry 1: rates, entry 1: bands, entry 1: 500 stands behind a comma, which begins another key: write 2500',
  ]);
});

test('an amount or weight with three decimals may be one of thousands, and is refused', () => {
  expect(
    delivery(`    price: 1.999
    freeFrom: 5.000
    zones:
      - { states: [Goa], price: 2.500, freeFrom: 3.000 }
    byWeight:
      - { upTo: 2.000, price: 0.500 }
`).filter((line) => /decimals|must be/.test(line)),
  ).toEqual([
    'delivery.yaml:4: methods, entry 1: price has three decimals: write 1999, or 2.00',
    'delivery.yaml:5: methods, entry 1: freeFrom has three decimals: write 5000, or 5.00',
    'delivery.yaml:7: methods, entry 1: zones, entry 1: freeFrom has three decimals: write 3000, or 3.00',
    'delivery.yaml:7: methods, entry 1: zones, entry 1: price has three decimals: write 2500, or 2.50',
    'delivery.yaml:9: methods, entry 1: byWeight, entry 1: upTo has three decimals: write 2000, or 2',
  ]);
  // Bands that go upwards as they are meant have no other mistake.
  expect(tax('[{ upTo: 999, rate: 5 }, { upTo: 2.500, rate: 12 }, { rate: 18 }]')).toEqual([
    'tax.yaml:6: classes, entry 1: rates, entry 1: bands, entry 2: upTo has three decimals: write 2500, or 2.50',
  ]);
  expect(
    readFiles({
      discounts: '- { id: a, label: A, percent: 6.625, minimum: 1.500 }\n- { id: b, label: B, amount: 1.000 }',
    }).problems,
  ).toEqual([
    'discounts.yaml:1: entry 1: minimum has three decimals: write 1500, or 1.50',
    'discounts.yaml:2: entry 2: amount has three decimals: write 1000, or 1.00',
  ]);
  const store = checkYaml('store.yaml', 'id: shop\nname: Shop\npayOnDelivery: { upTo: 5.000 }\n', StoreFile);
  expect(store.problems.map(({ what }) => what)).toContain(
    'payOnDelivery.upTo has three decimals: write 5000, or 5.00',
  );
});

test('a rate keeps its three decimals', () => {
  expect(tax('[{ upTo: 99.50, rate: 6.625 }, { rate: 10.000 }]')).toEqual([]);
});

test('an amount as India, the USA or Germany write it is refused with the number that it is, or taken as it is', () => {
  for (const number of [5, 80, 999, 1_000, 2_500, 10_000, 100_000, 1_234_567, 12_345_678, 2.5, 1_999.5, 123_456.78])
    for (const locale of ['en-IN', 'en-US', 'de-DE'])
      for (const digits of [0, 2]) {
        const written = number.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
        for (const line of [`    price: ${written}\n`, `    zones: [{ price: ${written} }]\n`]) {
          const [problem] = delivery(line);
          const proposed = /(?:no comma:|not a comma:|write|such as) (\d+(?:\.\d+)?)(?:, or|$)/.exec(
            problem ?? '',
          )?.[1];
          if (problem === undefined) expect({ written, taken: Number(written) }).toEqual({ written, taken: number });
          else if (proposed !== undefined)
            expect({ written, proposed: Number(proposed) }).toEqual({ written, proposed: number });
          else expect(problem).toMatch(/must be an amount|not known/);
        }
      }
});

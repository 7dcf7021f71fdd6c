import { expect, test } from 'vitest';
import { readFiles } from './read-charges.ts';
import { DELIVERY, DISCOUNTS } from '../../../../fixtures/shop-folder/charges.ts';

test('a discounts.yaml with everything is in order', () => {
  const { discounts, problems } = readFiles({ delivery: DELIVERY, discounts: DISCOUNTS });
  expect(problems).toEqual([]);
  expect(discounts?.map(({ id }) => id)).toEqual(['shirts', 'summer', 'letter']);
});

test('every mistake is told with its line, also beside what is wrong by itself', () => {
  const { discounts, problems } = readFiles({
    discounts: `- { id: nothing, label: Nothing }
- { id: both, label: Both, percent: 10, amount: 5, buy: 1, get: 1 }
- { id: half, label: Half, buy: 2 }
- { id: much, label: Much, percent: 101 }
- { id: zero, label: Zero, amount: 0 }
- { id: free, label: Free, freeDelivery: true }
- { id: free, label: Again, amount: 1 }
- id: goods
  label: Goods
  percent: 10
  products: [linen-shirt, linen-shrt]
  categories: [Shoes]
  collections: [summer, Winter]
- { id: days, label: Days, percent: 10, from: 2026-06-02, to: 2026-06-01 }
- { id: uses, label: Uses, percent: 10, uses: 5 }
- { id: each, label: Each, percent: 10, perCustomer: 5 }
- { id: one, label: One, percent: 10, code: Summer 10 }
- { id: two, label: Two, percent: 10, code: "ＳＵＭＭＥＲ１０" }
- { id: three, label: Three, percent: 10, code: THREE, codes: many }
- { id: short, label: Short, percent: 10, code: "A B" }
- { id: number, label: Number, percent: 10, code: 2026 }
- { id: key, label: Key, procent: 10 }
- { id: list, label: List, percent: 10, products: [] }
`,
  });
  expect(discounts).toBeUndefined();
  expect(problems).toEqual([
    'discounts.yaml:1: entry 1: takes nothing off: write percent, amount, buy and get, or freeDelivery',
    'discounts.yaml:2: entry 2: amount cannot be there with percent: make two discounts of it',
    'discounts.yaml:2: entry 2: buy cannot be there with percent: make two discounts of it',
    'discounts.yaml:3: entry 3: has buy without get: it needs both',
    'discounts.yaml:4: entry 4: percent must be at most 100 per cent',
    'discounts.yaml:5: entry 5: amount must be more than 0',
    'discounts.yaml:6: entry 6: freeDelivery needs delivery.yaml: without it delivery costs nothing',
    'discounts.yaml:7: entry 7: id free is the id of another discount too',
    'discounts.yaml:11: entry 8: products, entry 2: names linen-shrt, which is not in products.csv: did you mean linen-shirt?',
    'discounts.yaml:12: entry 8: categories, entry 1: names Shoes, which is not in categories.yaml',
    'discounts.yaml:13: entry 8: collections, entry 1: names summer, which is not in collections.yaml: did you mean Summer?',
    'discounts.yaml:13: entry 8: collections, entry 2: names Winter, which is not in collections.yaml',
    'discounts.yaml:14: entry 9: to is before 2026-06-02, its first day',
    'discounts.yaml:15: entry 10: uses needs code or codes: a discount that applies by itself is not counted',
    'discounts.yaml:16: entry 11: perCustomer needs code or codes: a discount that applies by itself is not counted',
    'discounts.yaml:18: entry 13: code ＳＵＭＭＥＲ１０ is the code of another discount too',
    'discounts.yaml:19: entry 14: codes cannot be there with code: its codes are made by command',
    'discounts.yaml:20: entry 15: code must have at least 3 characters that are no blanks',
    'discounts.yaml:21: entry 16: code must be a text in quotes, such as "SUMMER10"',
    'discounts.yaml:22: entry 17: procent is not known: did you mean percent?',
    'discounts.yaml:23: entry 18: products must name one of the products: leave it out instead',
  ]);
});

import { expect, test } from 'vitest';
import { unmeasuredNotes } from '#owner/shop-folder/catalogue/unmeasured.ts';

const guide = (...sizes: string[]) => ({
  source: '',
  guide: {
    title: 'Shirts',
    notes: [],
    tables: [{ of: 'body' as const, measures: [], rows: sizes.map((size) => ({ size, cm: [], in: [] })) }],
  },
});
const product = (category: string, ...sizes: (string | null)[]) => ({
  title: `${category} in ${sizes.join(' and ')}`,
  category,
  variants: sizes.map((size) => ({ size })),
});
const notes = (sizes: readonly string[], ...products: Parameters<typeof unmeasuredNotes>[2][number][]) =>
  unmeasuredNotes(
    [{ name: 'Bags' }, { name: 'Shirts', sizeGuide: 'shirts' }],
    { shirts: guide(...sizes) },
    products,
    ([index]) => Number(index) + 10,
  ).map(({ file, line, what }) => `${file}:${line}: ${what}`);

test('a category whose guide has none of the sizes that its products come in is told', () => {
  expect(notes(['S', 'M'], product('Shirts', '38', '40'), product('shirts', '40'), product('Bags', 'One'))).toEqual([
    'categories.yaml:11: Shirts: none of the sizes of its products (38, 40) stands in sizes/shirts.csv (S, M)',
  ]);
});

test('so is a product of it that has none of them, by its name', () => {
  expect(
    notes(['S', 'M'], product('Shirts', 'S', '40'), product('Shirts', '2-3', '4-5'), product('Shirts', null)),
  ).toEqual([
    'categories.yaml:11: Shirts: none of the sizes of Shirts in 2-3 and 4-5 (2-3, 4-5) stands in sizes/shirts.csv (S, M)',
  ]);
});

test('nothing is told where one is there in any case, or where nothing comes in sizes', () => {
  expect(notes(['S', 'M'], product('Shirts', '38', ' m'))).toEqual([]);
  expect(notes(['S', 'M'], product('Shirts', null), product('Bags', '38'))).toEqual([]);
  expect(notes([], product('Bags', '38'))).toEqual([]);
});

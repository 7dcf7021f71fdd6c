import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { type ImportBench, openBench } from './import-database.ts';
import { reportLines } from '#owner/import/import-report.ts';

const FILE = new URL('../../fixtures/catalogues/shopify-guesses.csv', import.meta.url).pathname;

let bench: ImportBench;
beforeEach(async () => {
  bench = await openBench(sqlite);
});
afterEach(() => bench.close());

const categories = async () =>
  Object.fromEntries(
    (
      await bench.db
        .selectFrom('products')
        .select(['handle', 'category', 'parent_category'])
        .orderBy('position')
        .execute()
    ).map((row) => [row.handle, [row.category, row.parent_category]]),
  );

test('categories are guessed in one order, the shop’s own names first, and another type is the parent', async () => {
  const report = await bench.report(FILE);
  expect(await categories()).toEqual({
    plain: ['Dresses', 'Jeans'],
    path: ['Jeans', 'Slim Fit'],
    type: ['Shirts', null],
    google: ['Shorts', 'Linen'],
    collection: ['Jeans', 'Linen'],
    tags: ['Shorts', 'Linen'],
    'new-type': ['Kurtas', null],
    'new-google': ['Skirts', null],
    'new-collection': ['Summer', null],
    none: ['Accessories', null],
    nothing: ['Accessories', null],
  });
  expect(report.categories).toEqual({
    productCategory: 2,
    type: 2,
    googleCategory: 2,
    collection: 2,
    tags: 1,
    none: 2,
  });
});

test('the report names ignored columns, and values that are read otherwise, by line', async () => {
  const report = await bench.report(FILE);
  expect(report).toMatchObject({
    created: 11,
    currency: 'INR',
    format: 'Shopify',
    ignoredColumns: [
      { name: 'Variant Weight Unit', values: 11 },
      { name: 'Option4 Name', values: 1 },
    ],
  });
  const notes = report.notes.map(({ column, what, lines }) => `${lines.join()} ${column}: ${what}`).sort();
  expect(notes).toEqual([
    '4 Type: puts these into Shirts, and Google Shopping / Google Product Category names Shorts: empty the cell to have \
them in Shorts, or fill the column Tax Class where only their tax is to be that of Shorts',
    '5 Google Shopping / Google Product Category: puts these into Shorts, and Collection names Jeans: empty the cell to \
have them in Jeans, or fill the column Tax Class where only their tax is to be that of Jeans',
    "6 Google Shopping / Google Product Category: is a number of Google's list, which names no category",
    '8 Variant Compare At Price: is not above the price, so there is no sale',
  ]);
  expect(reportLines(report, { dryRun: false })).toContain(
    'Without a category in the file: 2, now in Accessories. --category NAME names another.',
  );
});

test('the owner names the category of what has none, as the shop spells it', async () => {
  const report = await bench.report(join(FILE), { category: 'shorts' });
  expect(report.categories).toMatchObject({ given: 2 });
  expect(report.categories.none).toBeUndefined();
  expect(await categories()).toMatchObject({ none: ['Shorts', null], tags: ['Shorts', 'Linen'] });
});

test('a long list is cut, and what a file says controls no terminal', async () => {
  const report = await bench.report(FILE);
  const pictures = Array.from({ length: 40 }, (_, index) => ({
    line: index,
    source: 'a\u001b[2J.jpg',
    why: 'is gone',
  }));
  const lines = reportLines({ ...report, missingPictures: pictures }, { dryRun: false });
  const at = lines.indexOf('Pictures that could not be had (40):');
  expect(lines[at + 1]).toBe('  line 0: a [2J.jpg is gone');
  expect(lines.slice(at + 31)).toEqual(['  and 10 more: --json lists all']);
});

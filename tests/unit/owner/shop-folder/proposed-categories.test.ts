import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';
import { categoryNames } from '#owner/shop-folder/catalogue/category-details.ts';
import { placeProblems } from '#owner/shop-folder/catalogue/place-problems.ts';
import { readProductsFile } from '#owner/shop-folder/init/products-file.ts';
import { nothingUnread } from '#owner/shop-folder/read/unread-names.ts';
import { CategoriesFile } from '#owner/shop-folder/schema/categories.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-proposed-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The proposals for a file, none of whose gift cards gives a name, and where categories.yaml then places products. */
async function proposedFor(...lines: string[]) {
  const file = join(folder, 'file.csv');
  writeFileSync(file, [...lines, ''].join('\n'));
  const { categories, files } = await readProductsFile(file);
  const written = CategoriesFile.parse(parse(String(files['categories.yaml'])));
  expect(written.flatMap(({ alsoCalled = [] }) => alsoCalled)).not.toContain('Gift Cards');
  const catalogue = await readCatalogue(file, categoryNames(written, undefined));
  expect(
    placeProblems(catalogue, {
      categories: written.map(({ name }) => name),
      mayBeCategory: nothingUnread,
      mayHaveRest: false,
    }),
  ).toEqual([]);
  const notSent = new Set(catalogue.findings.notSent.map(({ handle }) => handle));
  const sent = catalogue.products.filter(({ handle }) => !notSent.has(handle));
  const counts = Map.groupBy(sent, ({ category }) => category);
  expect(written.map(({ name }) => name)).toEqual(categories.map(({ name }) => name));
  for (const { name, products } of categories) expect(counts.get(name) ?? []).toHaveLength(products);
  return categories.map(({ name, products }) => `${name} ${products}`);
}

const tagged = (tag: string, count: number, category = '') =>
  Array.from({ length: count }, (_, at) => `${tag}${category}-${at},T,${category},${tag},9`);

test('11.catalogue-file.category: where the category column names few products, the tags that part most do', async () => {
  expect(
    await proposedFor(
      'Handle,Title,Product Category,Tags,Variant Price',
      ...tagged('casa', 7),
      ...tagged('pets', 8),
      ...tagged('pets', 1, 'Apparel > Bras'),
      ...tagged('', 1, 'Hardware > Trash Cans'),
      ...tagged('', 1, 'Electronics'),
      ...tagged('', 2),
    ),
  ).toEqual(['Pets 9', 'Casa 7', 'Other Products 4']);
});

test('11.catalogue-file.category: so does a Type', async () => {
  expect(
    await proposedFor(
      'Handle,Title,Product Category,Type,Variant Price',
      ...tagged('Vases', 3),
      ...tagged('Bowls', 4),
      ...tagged('Bowls', 1, 'Home > Kitchen > Bowls'),
      ...tagged('Vases', 1, 'Decor'),
    ),
  ).toEqual(['Bowls 5', 'Vases 4']);
});

test('11.catalogue-file.category: one that names most products is proposed, the largest category first', async () => {
  expect(
    await proposedFor(
      'Handle,Title,Product Category,Tags,Variant Price',
      ...tagged('sale', 2, 'Hats'),
      ...tagged('sale', 4, 'Shirts'),
      ...tagged('gift', 3),
      ...tagged('toys', 1),
    ),
  ).toEqual(['Shirts 4', 'Gift 3', 'Hats 2', 'Toys 1']);
});

test('11.catalogue-file.category: what is not sent makes no category the first', async () => {
  const file = ['Handle,Title,Type,Variant Price,Gift Card'];
  const card = 'c,C,Gift Cards,9,true';
  expect(await proposedFor(...file, card, card.replaceAll('c,C', 'd,D'), 'a,A,Pots,9,false')).toEqual(['Pots 1']);
});

test('11.catalogue-file.not-sent: one that is sent after all needs a category that is written', async () => {
  const file = join(folder, 'file.csv');
  writeFileSync(file, 'Handle,Title,Type,Variant Price,Gift Card\nc,C,Gift Cards,9,false\nd,D,Gift Cards,9,true\n');
  const catalogue = await readCatalogue(file, { categories: ['Pots'], isWhole: true });
  const names = { categories: ['Pots'], mayBeCategory: nothingUnread, mayHaveRest: false };
  expect(placeProblems(catalogue, names).map(({ line, what }) => `${line}: ${what.split('\n')[0]}`)).toEqual([
    expect.stringContaining('2: 1 product is in categories that categories.yaml does not have'),
  ]);
  expect(catalogue.products.map(({ category }) => category)).toEqual(['Gift Cards', 'Pots']);
});

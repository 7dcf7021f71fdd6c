import { expect, test } from 'vitest';
import { fileLines, takenLines } from '#owner/import/import-report.ts';
import { lineReader } from '../../../../fixtures/import/read-lines.ts';

const read = lineReader();
const readWhole = lineReader({ categories: ['Caps'], isWhole: true });

test('11.catalogue-file.words: categories come from the column as the file calls it', async () => {
  const { findings } = await read('Item,Category,Product type,Price', 'Kurta,Kurtas,,9', 'Saree,,Sarees,9', 'Cap,,,9');
  expect(fileLines(findings)).toContain('Categories come from: Category 1, Product type 1.');
});

test('11.catalogue-file.words: where a needed column is missing, what may be meant by it is asked', async () => {
  await expect(read('Item,Prize,Rack', 'Kurta,9,A1')).rejects.toThrow(
    /Price\) is missing \(there is Item as Title; nothing is read from Rack\).*\nline 1, Prize: is a column .* did you mean Price\?$/s,
  );
});

test('11.catalogue-file.words: what no column of sizes or colours tells apart has a subject', async () => {
  const { problems } = await read('Item,Price,Hue', 'Kurta,9,Red', 'Kurta,9,Blue', 'Saree,9,Red');
  expect(problems).toEqual([
    { line: 3, column: 'Item', what: 'is that of line 2 too, and no column of sizes or colours tells the two apart' },
  ]);
});

test('11.catalogue-file.words: a line without a name is of the product above, where names stand in first lines alone', async () => {
  const header = 'Item,Category,Size,Price,Photo';
  const { products, problems } = await read(
    header,
    'Kurta,Kurtas,S,9,a.jpg',
    ',,M,9,b.jpg',
    'Cap,Caps,,5,',
    ',,,,c.jpg',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ title, variants }) => [title, variants.length])).toEqual([
    ['Kurta', 2],
    ['Cap', 1],
  ]);
  const mixed = await read(header, 'Kurta,Kurtas,S,9,', 'Kurta,Kurtas,M,9,', ',Caps,,5,');
  expect(mixed.problems).toEqual([
    {
      line: 4,
      column: 'Item',
      what: 'is missing, so that nobody knows which product this is: write it in each line of its choices',
    },
  ]);
});

test('11.catalogue-file.category: what is hidden since nothing is sent for it counts as none of the rest', async () => {
  const { findings } = await readWhole('Item,Category,Price,Gift Card', 'Cap,Caps,9,', 'Voucher,Vouchers,25,true');
  expect(fileLines(findings)).toContain('Categories come from: Category 1.');
});
test('11.catalogue-file.words: what clothes are made of, their care and cut become specifications', async () => {
  const { products, findings, problems } = await read(
    'Item,Price,Material,Pflege,Size,Fabric (product.metafields.custom.fabric)',
    'Shirt,19,"100% linen, stonewashed",30 °C,M,',
    ',19,,,L,',
  );
  expect(problems).toEqual([]);
  expect(findings.ignoredColumns).toEqual([]);
  expect(takenLines(findings)[0]).toContain('Material as a specification, Pflege as a specification, Size.');
  expect(products[0]?.attributes).toEqual([
    { key: 'size', value: ['M', 'L'] },
    { key: 'Material', value: ['100% linen, stonewashed'] },
    { key: 'Pflege', value: ['30 °C'] },
  ]);
  expect((await read('Handle,Title,Variant Price,Material', 'a,A,9,Wool')).findings.ignoredColumns).toEqual([
    { name: 'Material', values: 1 },
  ]);
});

test('11.catalogue-file.words: plain English headings of a shop in India are known', async () => {
  const { products, findings } = await read(
    'Item code,Item,Category,Size,Colour,MRP (Rs.),Selling price,Stock,Photos,Rack',
    'K-1,Kurta,Kurtas,M,Red,1999,1499,3,kurta.jpg,A1',
  );
  expect(takenLines(findings)).toEqual([
    'Columns are taken by their names: Item code as Variant SKU, Item as Title, Category, Size, Colour as Color, \
MRP (Rs.) as Variant Compare At Price, Selling price as Variant Price, Stock as Variant Inventory Qty, \
Photos as Image Src. Give one another name if it is not that.',
  ]);
  expect(products).toMatchObject([
    { title: 'Kurta', variants: [{ sku: 'K-1', regular: 199900, discounted: 149900 }], pictures: [{}] },
  ]);
  expect(findings.ignoredColumns).toEqual([{ name: 'Rack', values: 1 }]);
  for (const word of ['Images', 'Pictures', 'Fotos'])
    expect((await read(`Item,Price,${word}`, 'Kurta,9,a.jpg')).products, word).toMatchObject([{ pictures: [{}] }]);
});

test('11.catalogue-file.words: what shops in Britain and America call them is known', async () => {
  const { products, findings, problems } = await read(
    'Code,Item,Size,Colour,Price,Was price,In stock,Photo',
    'B-1,Belt,One Size,Tan,19.00,25.00,4,belt.jpg',
  );
  expect(problems).toEqual([]);
  expect(takenLines(findings)[0]).toMatch(
    /: Code as Variant SKU, .*, Was price as Variant Compare At Price, In stock as Variant Inventory Qty, /,
  );
  expect(products).toMatchObject([
    { title: 'Belt', variants: [{ sku: 'B-1', stock: 4, regular: 2500, discounted: 1900 }] },
  ]);
});

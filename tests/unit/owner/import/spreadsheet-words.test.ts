import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const read = lineReader();

const FLAGS = 'Handle,Title,Featured,Published,Gift Card,Variant Price,Variant Inventory Qty,Variant Inventory Policy';

test('11.catalogue-file.flags: true and false are read as spreadsheets of other languages write them', async () => {
  const { products, problems } = await read(
    FLAGS,
    'a,A,WAHR,WAHR,FALSCH,10,1,FALSCH',
    'b,B,FAUX,FAUX,,10,1,VRAI',
    'c,C,Verdadero,VERO,falso,10,1,',
    'd,D,,,SANT,10,1,deny',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ featured }) => featured)).toEqual([true, false, true, false]);
  expect(products.map(({ visible }) => visible)).toEqual([true, false, true, false]);
  expect(products.map(({ variants }) => variants[0]?.stock)).toEqual([1, null, 1, 1]);
});

test('11.catalogue-file.flags: another word is a mistake, whether it shows a product or features it', async () => {
  const { problems } = await read(FLAGS, 'a,A,perhaps,often,,10,1,');
  expect(problems.map(({ column, what }) => `${column} ${what}`).sort()).toEqual([
    "Featured must be true or false, not 'perhaps'",
    "Published must be true or false, not 'often'",
  ]);
});

test('11.catalogue-file.options: size and colour are known by their words in other languages', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price';
  const words = [
    ['Größe', 'Farbe'],
    ['Gro\u0308ße', 'FARBE'],
    ['Taille', 'Couleur'],
    ['Talla', 'Color'],
    ['Rozmiar', 'Kolor'],
  ];
  const { products } = await read(
    header,
    ...words.flatMap(([size, color], at) => [
      `p${at},P${at},${size},86/92,${color},Senf,10`,
      `p${at},,,98/104,,Senf,10`,
    ]),
  );
  for (const { handle, variants } of products)
    expect(
      variants.map(({ size, color }) => [size, color]),
      handle,
    ).toEqual([
      ['86/92', 'Senf'],
      ['98/104', 'Senf'],
    ]);
});

test('11.catalogue-file.stock: where every product is hidden, their numbers of stock are counted all the same', async () => {
  const { findings } = await read(FLAGS, 'a,A,,false,,10,4,', 'b,B,,false,,10,,');
  expect(findings.stock).toMatchObject({ choices: 2, counted: 1 });
});

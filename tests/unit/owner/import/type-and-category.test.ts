import { expect, test } from 'vitest';
import { catalogueReader } from '../../../fixtures/import/read-lines.ts';

const readLines = catalogueReader();

/** Each product's category and type as the shop shows them one below the other, and the notes. */
async function read(categories: Record<string, string[]>, ...lines: string[]) {
  const { products, findings } = await readLines(lines, {
    categories: Object.keys(categories),
    alsoCalled: new Map(Object.entries(categories)),
    isWhole: true,
  });
  return {
    places: products.map(({ category, parentCategory }) => [category, parentCategory].filter(Boolean).join(' / ')),
    notes: findings.notes.map(({ column, what, lines: of }) => `${of.join()}, ${column ?? '-'}: ${what}`),
  };
}

const WOO = 'ID,Type,SKU,Name,Published,Regular price,Categories';

test('11.catalogue-file.systems: a category of the shop that a path has above is no type below', async () => {
  const { places } = await read(
    { Regenjacken: [], Regen: ['Regenwelt'], Zuhause: ['Decken', 'Pflege'], Schuhe: [], Wandern: [] },
    WOO,
    '1,simple,A,Friesennerz,1,120,"Regen, Regen > Regenjacken"',
    '2,simple,B,Südwester,1,120,Regenwelt > Regenjacken',
    '3,simple,C,Wolldecke,1,120,Zuhause > Decken',
    '4,simple,D,Stiefel,1,120,Damen > Schuhe',
    '5,simple,E,Boots,1,120,Herren > Schuhe',
    // What all of a category have above them divides nothing.
    '6,simple,F,Socke,1,12,Socken > Wandern',
    '7,simple,G,Strumpf,1,12,Socken > Wandern',
  );
  expect(places.slice(0, 3)).toEqual(['Regenjacken', 'Regenjacken', 'Zuhause']);
  expect(places.slice(3)).toEqual(['Schuhe / Damen', 'Schuhe / Herren', 'Wandern', 'Wandern']);
});

test('11.catalogue-file.more: nor is a type that the path of the category has above', async () => {
  const { places } = await read(
    { Dresses: ['Frocks'], Shirts: [] },
    'Handle,Title,Product Category,Type,Variant Price',
    'a,A,Apparel > Clothing > Dresses,clothing,20',
    'b,B,Apparel > Clothing > Dresses > Midi,Midi,20',
    'c,C,Clothing > Frocks,Frocks,20',
    'd,D,Clothing > Dresses,Dresses,20',
    'e,E,Clothing > Dresses,Summer,20',
  );
  expect(places).toEqual(['Dresses', 'Dresses / Midi', 'Dresses / Frocks', 'Dresses', 'Dresses / Summer']);
});

test('11.catalogue-file.category: where another column names another category of the shop, that is a note', async () => {
  const categories = { Shirts: [], Dresses: ['Frocks'], Children: ['Kids'], Clothing: [] };
  const { places, notes } = await read(
    categories,
    'Handle,Title,Product Category,Type,Collection,Tags,Variant Price',
    'pinafore,Pinafore,Apparel > Dresses,Kids,,,20',
    'smock,Smock,Apparel > Dresses,Children,,,20',
    'camp,Camp,Shirts,,Summer; Children,,20',
    'midi,Midi,Apparel > Dresses,Frocks,,Children,20',
    'maxi,Maxi,Clothing > Dresses,Clothing,,,20',
    'oxford,Oxford,,Shirts,Dresses,,20',
    'hat,Hat,Hats,Children,,,20',
  );
  expect(places).toEqual([
    'Dresses / Kids',
    'Dresses / Children',
    'Shirts',
    'Dresses / Frocks',
    'Dresses',
    'Shirts',
    'Children',
  ]);
  const said = (to: string, by: string, other: string) =>
    `puts these into ${to}, and ${by} names ${other}: empty the cell to have them in ${other}, or fill the column Tax \
Class where only their tax is to be that of ${other}`;
  expect(notes).toEqual([
    `2,3, Product Category: ${said('Dresses', 'Type', 'Children')}`,
    `4, Product Category: ${said('Shirts', 'Collection', 'Children')}`,
    `7, Type: ${said('Shirts', 'Collection', 'Dresses')}`,
    '8, Product Category: is no category of the shop, and Type names one',
  ]);
});

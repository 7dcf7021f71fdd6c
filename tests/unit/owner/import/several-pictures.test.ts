import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const read = lineReader();

/** The pictures of a product whose cell this is. */
async function picturesOf(cell: string, header = 'Image Src'): Promise<string[]> {
  const { products, problems } = await read(`Handle,Title,Variant Price,${header}`, `tee,Tee,9,"${cell}"`);
  expect(problems, cell).toEqual([]);
  return products.flatMap(({ pictures }) => pictures.map(({ source }) => source));
}

test('11.catalogue-file.pictures: one cell may name several, in its order', async () => {
  const names = ['white.jpg', 'back/white.PNG'];
  for (const between of ['; ', ';', ' ;', ', ', ',', '\n', '\r\n', ';\n', '; ; '])
    for (const header of ['Image Src', 'Photo', 'Variant Image'])
      expect(await picturesOf(`${names.join(between)}${between}`, header), between).toEqual(names);
});

test('11.catalogue-file.pictures: addresses keep the commas and semicolons of their own', async () => {
  const sized = 'https://cdn.example/w_300,h_400/a.jpg';
  const dotted = 'https://cdn.example/img;v=2/b.jpg?x=1&amp;y=2';
  const plain = 'https://cdn.example/c';
  for (const alone of [sized, dotted, plain, 'https://cdn.example/a.jpg,b.jpg', 'https://cdn.example/a.jpg;b.jpg'])
    expect(await picturesOf(alone)).toEqual([alone]);
  expect(await picturesOf(`${sized}; ${dotted};${plain}; front.jpg;back.jpg`)).toEqual([
    ...[sized, dotted, plain],
    ...['front.jpg', 'back.jpg'],
  ]);
  expect(await picturesOf(`${sized}, ${sized}?v=2,front.jpg`)).toEqual([sized, `${sized}?v=2,front.jpg`]);
  expect(await picturesOf(`${sized},https://cdn.example/d.webp?v=2, front.jpg`)).toEqual([
    ...[sized, 'https://cdn.example/d.webp?v=2', 'front.jpg'],
  ]);
});

test('11.catalogue-file.pictures: a file that has such a sign in its name is one', async () => {
  for (const name of ['red, blue.jpg', 'red; blue.jpg', 'red,blue.jpg', 'red;blue'])
    expect(await picturesOf(name)).toEqual([name]);
  // A name without an ending is missed by itself.
  expect(await picturesOf('front.jpg; back')).toEqual(['front.jpg', 'back']);
});

test('11.catalogue-file.pictures: those of one cell stay together, where rows have positions too', async () => {
  const { products } = await read(
    'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text',
    'tee,Tee,9,c.jpg; d.jpg,2,Worn',
    'tee,,,a.jpg; b.jpg; c.jpg,1,',
  );
  expect(products[0]?.pictures.map(({ source, alt }) => `${source} ${alt}`)).toEqual([
    ...['a.jpg Tee', 'b.jpg Tee', 'c.jpg Tee', 'd.jpg Worn'],
  ]);
});

test('11.catalogue-file.pictures: all that only one colour names say it', async () => {
  const { products } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Image',
    'tee,Tee,Color,Red,9,red.jpg; red-back.jpg',
    'tee,,,Blue,9,blue.jpg',
  );
  expect(products[0]?.pictures.map(({ alt }) => alt)).toEqual(['Tee, Red', 'Tee, Red', 'Tee, Blue']);
});

test('11.catalogue-file.pictures: each is looked at by itself', async () => {
  const { problems } = await read('Handle,Title,Image Src,Variant Price', 'tee,Tee,a.jpg; ../b.jpg,9');
  expect(problems.map(({ line, what }) => [line, what])).toEqual([[2, "must be a file below the pictures' folder"]]);
});

import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const readLines = lineReader();

/** The descriptions of the first product's pictures, by file. */
async function described(...lines: [string, ...string[]]) {
  const { products } = await readLines(...lines);
  return Object.fromEntries(products[0]?.pictures.map(({ source, alt }) => [source, alt]) ?? []);
}

const SHOPIFY =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Image Alt Text,Variant Image';

test("11.catalogue-file.pictures: a variant's picture says its colour, where the file's words do not", async () => {
  expect(
    await described(
      SHOPIFY,
      'shirt,Shirt,Color,Indigo,Size,S,20,a.jpg,,a.jpg',
      'shirt,,,Indigo,,M,20,b.jpg,Back view,a.jpg',
      'shirt,,,Rust,,S,20,c.jpg,Shirt in rust on a chair,c.jpg',
      'shirt,,,Sand,,S,20,d.jpg,On a line,d.jpg',
      'shirt,,,Olive,,S,20,,,e.jpg',
    ),
  ).toEqual({
    'a.jpg': 'Shirt, Indigo',
    'b.jpg': 'Back view',
    'c.jpg': 'Shirt in rust on a chair',
    'd.jpg': 'On a line, Sand',
    'e.jpg': 'Shirt, Olive',
  });
});

test('a picture of several colours says none, nor does that of the only one, or of a size', async () => {
  expect(
    await described(SHOPIFY, 'shirt,Shirt,Color,Indigo,Size,S,20,a.jpg,,a.jpg', 'shirt,,,Rust,,S,20,,,a.jpg'),
  ).toEqual({ 'a.jpg': 'Shirt' });
  expect(await described(SHOPIFY, 'shirt,Shirt,Color,Indigo,Size,S,20,a.jpg,,a.jpg')).toEqual({ 'a.jpg': 'Shirt' });
  expect(
    await described(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src,Variant Image',
      'shirt,Shirt,Size,S,20,a.jpg,a.jpg',
      'shirt,,,M,20,b.jpg,b.jpg',
    ),
  ).toEqual({ 'a.jpg': 'Shirt', 'b.jpg': 'Shirt' });
});

test("a WooCommerce variation's picture says its colour", async () => {
  expect(
    await described(
      'ID,Type,SKU,Name,Published,Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,A,Cardigan,1,,https://shop.example/a.jpg,,Color,"Indigo, Rust"',
      '2,variation,A-I,Cardigan,1,20,https://shop.example/a.jpg,A,Color,Indigo',
      '3,variation,A-R,Cardigan,1,20,https://shop.example/r.jpg,A,Color,Rust',
    ),
  ).toEqual({ 'https://shop.example/a.jpg': 'Cardigan, Indigo', 'https://shop.example/r.jpg': 'Cardigan, Rust' });
});

test("in a table of one's own a picture in the rows of each colour is that colour's", async () => {
  const header = 'Item,Size,Colour,Price,Photo';
  expect(
    await described(
      header,
      'Aran,S,Cream,75,cream.jpg',
      'Aran,M,Cream,75,cream.jpg',
      'Aran,S,Navy,75,navy.jpg',
      'Aran,M,Navy,75,navy.jpg; label.jpg',
      'Aran,L,Cream,75,label.jpg',
    ),
  ).toEqual({ 'cream.jpg': 'Aran, Cream', 'navy.jpg': 'Aran, Navy', 'label.jpg': 'Aran' });
  // Whose the second is cannot be told: its back may be meant.
  expect(await described(header, 'Aran,S,Cream,75,front.jpg', 'Aran,S,Navy,75,back.jpg', 'Aran,S,Moss,75,')).toEqual({
    'front.jpg': 'Aran',
    'back.jpg': 'Aran',
  });
  expect(await described(header, 'Aran,S,Cream,75,a.jpg; b.jpg', 'Aran,S,Navy,75,')).toEqual({
    'a.jpg': 'Aran',
    'b.jpg': 'Aran',
  });
});

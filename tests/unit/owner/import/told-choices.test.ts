import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';

const readLines = lineReader();

/** The attributes of each product by their keys, and the notes. */
async function read(...lines: [string, ...string[]]) {
  const { products, problems, findings } = await readLines(...lines);
  expect(problems).toEqual([]);
  return {
    attributes: products.map(({ attributes }) => Object.fromEntries(attributes.map(({ key, value }) => [key, value]))),
    notes: findings.notes.map(({ column, what, lines: of }) => `${of.join()}, ${column ?? '-'}: ${what}`),
  };
}

const COLOR = 'Color (product.metafields.shopify.color-pattern)';
const SIZE = 'Size (product.metafields.shopify.size)';
const SHOPIFY = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,${COLOR},${SIZE}`;
const BESIDE = 'is left out: the product has options for it';

test('11.catalogue-file.options: metafields of size and colour are no choices beside options of that kind', async () => {
  const { attributes, notes } = await read(
    SHOPIFY,
    'shirt,Shirt,Color,White,Size,S,20,white; sky-blue,small; medium',
    'shirt,,,Sky Blue,,M,20,,',
    'apron,Apron,Farbe,Oat,,,20,oat; sand,',
  );
  expect(attributes).toEqual([{ size: ['S', 'M'], color: ['White', 'Sky Blue'] }, { color: ['Oat'] }]);
  // The same in other letters is nothing to tell.
  expect(notes).toEqual([`2, ${SIZE}: ${BESIDE}`, `4, ${COLOR}: ${BESIDE}`]);
});

test('11.catalogue-file.options: without such an option they are specifications, and nothing to choose', async () => {
  const { attributes, notes } = await read(
    SHOPIFY,
    'scarf,Scarf,Title,Default Title,,,20,white; sky,one-size',
    'cap,Cap,Size,S,,,20,sage-green,small',
  );
  expect(attributes).toEqual([
    { 'Color(s)': ['White', 'Sky'], 'Size(s)': ['One size'] },
    { size: ['S'], 'Color(s)': ['Sage green'] },
  ]);
  expect(notes).toEqual([`3, ${SIZE}: ${BESIDE}`]);
});

test("11.catalogue-file.more: handles of Shopify's own metafields are words, and texts stay as they are", async () => {
  const { attributes } = await read(
    'Handle,Title,Variant Price,Age (product.metafields.shopify.age),Care (product.metafields.custom.care)',
    'romper,Romper,20,0-3-months; 4-to-6-months; Up to 2-3,machine-wash',
  );
  expect(attributes).toEqual([{ Age: ['0-3 months', '4 to 6 months', 'Up to 2-3'], Care: ['machine-wash'] }]);
});

test('11.catalogue-file.options: so are attributes of WooCommerce and Magento, in any language', async () => {
  const woo = await read(
    'ID,Type,SKU,Name,Published,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Parent',
    '1,simple,A,Scarf,1,20,Colours,"Red, Blue",Größe,M,',
    '2,variable,B,Cap,1,,Color,"Red, Blue",Farbe,"rot, blau",',
    '3,variation,B-R,Cap,1,20,Color,Red,,,B',
    '4,variation,B-B,Cap,1,20,Color,Blue,,,B',
  );
  expect(woo.attributes).toEqual([{ 'Colour(s)': ['Red', 'Blue'], Größe: ['M'] }, { color: ['Red', 'Blue'] }]);
  expect(woo.notes).toEqual([`3, Farbe: ${BESIDE}`]);
  const magento = await read(
    'sku,product_type,name,price,additional_attributes',
    'A,simple,Scarf,20,"color=Black,size=M,activity=Gym|Yoga"',
  );
  expect(magento.attributes).toEqual([{ 'Color(s)': ['Black'], 'Size(s)': ['M'], Activity: ['Gym', 'Yoga'] }]);
});

test('11.catalogue-file.options: a second option of sizes or colours adds none to the first', async () => {
  const { attributes } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price',
    'shirt,Shirt,Color,Red,Colour,Crimson,Fit,Slim,20',
    'shirt,,,Red,,Scarlet,,Slim,20',
  );
  expect(attributes).toEqual([{ size: ['Crimson / Slim', 'Scarlet / Slim'], color: ['Red'], Fit: ['Slim'] }]);
});

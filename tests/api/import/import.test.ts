import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { everything, type ImportBench, onBench, openBench } from './import-database.ts';

const FIXTURES = new URL('../../fixtures/import/', import.meta.url).pathname;
const OLDER = join(FIXTURES, 'older-dialect.csv');
const NEWER = join(FIXTURES, 'newer-dialect.csv');

describeEveryEngine('import', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await openBench(engine);
  });
  afterEach(() => bench.close());

  const { write, product } = onBench(() => bench);

  describe('the older header, with a byte order mark, CRLF and quoted line breaks', () => {
    beforeEach(() => bench.run(OLDER));

    test('a product with its prices in paise, its texts and its id', async () => {
      const { row, attribute } = await product('slim-raw-selvedge-jeans');
      expect(row).toMatchObject({
        title: 'Slim Raw Selvedge Jeans',
        category: 'Jeans',
        category_key: 'jeans',
        parent_category: 'Slim Fit',
        parent_key: 'slim fit',
        gender_key: 'men',
      });
      expect(row).toMatchObject({
        regular_paise: 399_900,
        discounted_paise: 299_900,
        on_sale: 1,
        featured: 1,
        visible: 1,
        position: 1,
      });
      expect(row.id).toMatch(/^[0-9a-f]{8}-slim-raw-selvedge-jeans$/);
      expect(row.description).toBe('Woven slowly, "raw".\n\nWash & wear.\n\n13 oz\nChain-stitched');
      expect(attribute('size')).toEqual(['30', '32', '34']);
      expect(attribute('color')).toEqual(['Indigo']);
      expect(attribute('featured')).toEqual(['true']);
      expect(attribute('Fabric')).toEqual(['13 oz denim, cotton']);
      expect(attribute('Care')).toEqual(['Wash cold; dry in shade']);
      expect(attribute('brand')).toEqual(['Selvedge']);
      expect(attribute('gtin')).toEqual(['8901000000017']);
      expect(attribute('age_group')).toEqual(['adult']);
    });

    test('stock is a number only where somebody counts', async () => {
      const { variants } = await product('slim-raw-selvedge-jeans');
      expect(variants.map(({ size, sku, stock }) => [size, sku, stock])).toEqual([
        ['30', 'JN-30', 4],
        ['32', 'JN-32', 0],
        ['34', 'JN-34', null],
      ]);
      expect((await product('linen-shirt')).variants[0]!.stock).toBeNull();
    });

    test('pictures stand by their position and are linked as they are', async () => {
      const { images } = await product('slim-raw-selvedge-jeans');
      expect(images.map(({ url, alt }) => [url, alt])).toEqual([
        ['https://pictures.example/back.jpg', 'Back'],
        ['https://pictures.example/front.jpg', 'Front'],
        ['https://pictures.example/detail.jpg', 'Slim Raw Selvedge Jeans'],
      ]);
    });

    test('category by tag, by default; no sale without a higher price before', async () => {
      const shirt = await product('linen-shirt');
      expect(shirt.row).toMatchObject({
        category: 'Shirts',
        regular_paise: 149_950,
        discounted_paise: null,
        on_sale: 0,
        gender_key: 'women',
      });
      expect((await product('canvas-belt')).row.category).toBe('Accessories');
      expect((await product('canvas-belt')).variants.map(({ size, color }) => [size, color])).toEqual([[null, null]]);
    });

    test('unpublished and drafts are hidden', async () => {
      expect((await product('canvas-belt')).row.visible).toBe(0);
      expect((await product('draft-cap')).row.visible).toBe(0);
      expect((await product('linen-shirt')).row.visible).toBe(1);
    });
  });

  test('the newer header; a handle made from the title', async () => {
    await bench.run(NEWER);
    const { row, variants, images, attribute } = await product('cafe-check-shirt');
    expect(row).toMatchObject({
      category: 'Shirts',
      parent_category: 'Oxford',
      regular_paise: 119_900,
      discounted_paise: null,
    });
    expect(variants.map(({ size, color, stock, regular_paise }) => [size, color, stock, regular_paise])).toEqual([
      ['S', 'Blue', 3, 129_900],
      ['M', 'Blue', null, 129_900],
      ['M', 'Red', null, 119_900],
    ]);
    expect(attribute('size')).toEqual(['S', 'M']);
    expect(attribute('color')).toEqual(['Blue', 'Red']);
    expect(images.map(({ url }) => url)).toEqual([
      'https://pictures.example/check.jpg',
      'https://pictures.example/blue.jpg',
    ]);
  });

  test('prices that would be wrong as floats are exact', async () => {
    await bench.run(write('prices.csv', 'Title,Price\nOne,1.15\nTwo,0.29\nThree,100000000\nFour,4.1\n'));
    const { products } = await everything(bench.db);
    expect(products.map(({ regular_paise }) => regular_paise)).toEqual([115, 29, 10_000_000_000, 410]);
  });
});

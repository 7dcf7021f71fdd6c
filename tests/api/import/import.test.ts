import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { everything, type ImportBench, openBench } from './import-database.ts';
import { ImportError } from '#store-api/import/import-error.ts';

const FIXTURES = new URL('../../fixtures/import/', import.meta.url).pathname;
const OLDER = join(FIXTURES, 'older-dialect.csv');
const NEWER = join(FIXTURES, 'newer-dialect.csv');

describeEngines('import', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await openBench(engine);
  });
  afterEach(() => bench.close());

  function write(name: string, text: string): string {
    const file = join(bench.folder, name);
    writeFileSync(file, text);
    return file;
  }

  async function product(handle: string) {
    const row = await bench.db
      .selectFrom('products')
      .selectAll()
      .where('handle', '=', handle)
      .executeTakeFirstOrThrow();
    const variants = await bench.db
      .selectFrom('variants')
      .selectAll()
      .where('product_id', '=', row.id)
      .orderBy('position')
      .execute();
    const images = await bench.db
      .selectFrom('images')
      .select('picture')
      .where('product_id', '=', row.id)
      .orderBy('position')
      .execute();
    const attributes = JSON.parse(row.attributes) as { key: string; value: string[] }[];
    return {
      row,
      variants,
      images: images.map(({ picture }) => JSON.parse(picture) as { url: string; alt: string }),
      attribute: (key: string) => attributes.find((one) => one.key === key)?.value,
    };
  }

  async function problemsOf(file: string): Promise<string[]> {
    const error = await bench.run(file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    return (error as ImportError).message.split('\n');
  }

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

  describe('again', () => {
    test('the same file changes nothing', async () => {
      expect(await bench.run(OLDER)).toEqual({ created: 4, updated: 0, unchanged: 0 });
      const before = await everything(bench.db);
      expect(await bench.run(OLDER)).toEqual({ created: 0, updated: 0, unchanged: 4 });
      expect(await everything(bench.db)).toEqual(before);
    });

    test('a changed price changes that product alone, in place; gone variants and pictures go', async () => {
      await bench.run(OLDER);
      const before = await everything(bench.db);
      const text = readFileSync(OLDER, 'utf8')
        .replaceAll('2999.00', '2799.00')
        .split('\r\n')
        .filter((line) => !/JN-34|detail\.jpg/.test(line));
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await bench.run(write('changed.csv', text.join('\r\n')))).toEqual({
        created: 0,
        updated: 1,
        unchanged: 3,
      });
      const after = await everything(bench.db);
      expect(after.products.slice(1)).toEqual(before.products.slice(1));
      expect(after.products[0]).toMatchObject({
        id: before.products[0]!.id,
        created_at: before.products[0]!.created_at,
        position: 1,
        discounted_paise: 279_900,
      });
      expect(after.products[0]!.updated_at > before.products[0]!.updated_at).toBe(true);
      const { variants, images } = await product('slim-raw-selvedge-jeans');
      const kept = before.variants.filter(({ sku }) => sku === 'JN-30' || sku === 'JN-32').map(({ id }) => id);
      expect(variants.map(({ id }) => id)).toEqual(kept);
      expect(images).toHaveLength(2);
    });

    test('another file leaves the rest alone and stands after it', async () => {
      await bench.run(OLDER);
      expect(await bench.run(NEWER)).toEqual({ created: 1, updated: 0, unchanged: 0 });
      const { products } = await everything(bench.db);
      expect(products.map(({ handle, position }) => [handle, position]).at(-1)).toEqual(['cafe-check-shirt', 5]);
    });

    test('a dry run tells what would change and changes nothing', async () => {
      expect(await bench.run(OLDER, { dryRun: true })).toEqual({ created: 4, updated: 0, unchanged: 0 });
      expect((await everything(bench.db)).products).toEqual([]);
    });

    test('two at once give each product once', async () => {
      const reports = await Promise.all([bench.run(OLDER), bench.run(OLDER)]);
      expect(reports.map(({ created, unchanged }) => created + unchanged)).toEqual([4, 4]);
      expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(4);
    });
  });

  describe('a bad file', () => {
    test('tells every mistake by line and column, and changes nothing', async () => {
      await bench.run(OLDER);
      const before = await everything(bench.db);
      expect(await problemsOf(join(FIXTURES, 'bad.csv'))).toEqual([
        "line 3, Variant Price: must be an amount such as 1299 or 1299.50, not 'abc'",
        "line 3, Variant Compare At Price: must be an amount such as 1299 or 1299.50, not '-5'",
        "line 3, Variant Inventory Qty: must be a whole number, not '1.5'",
        "line 5, Variant Price: has more than two decimals: '12.345'",
        "line 5, Image Src: must be a file below the pictures' folder",
        'line 6, Option1 Value: is the same choice as on line 5',
        'line 6, Variant Price: must be more than 0',
        'line 6, Image Src: must be an https address or a file name',
        'line 7, Title: is missing',
        "line 7, Status: must be active, draft or archived, not 'someday'",
        'line 8, Handle: neither a handle nor a title tells which product this is',
        'line 9, Variant Price: is more than ten crore rupees',
        "line 9, Image Src: must be a file below the pictures' folder",
      ]);
      expect(await everything(bench.db)).toEqual(before);
    });

    test.each([
      ['nothing', '', 'line 1: the file is empty'],
      ['no catalogue', 'a,b\n1,2\n', 'line 1: the column Title is missing'],
      ['an open quote', 'Title,Price\nOne,1\n"Two,2\n', 'line 3: a quote that opens in this record never closes'],
      [
        'another encoding',
        'Title,Price\nCaf\xe9,1\n',
        'line 2, Title: the record has characters that are not UTF-8 text; save the file as UTF-8',
      ],
    ])('that is %s', async (name, text, problem) => {
      const file = write(`${name}.csv`, '');
      writeFileSync(file, Buffer.from(text, 'latin1'));
      expect((await problemsOf(file))[0]).toBe(problem);
    });

    test('that is not there', async () => {
      expect(await problemsOf(join(bench.folder, 'none.csv'))).toEqual(['line 1: there is no such file']);
    });

    test('prints fifty problems at most', async () => {
      const lines = Array.from({ length: 60 }, (_, index) => `Item ${index},abc`);
      const said = await problemsOf(write('many.csv', ['Title,Price', ...lines].join('\n')));
      expect(said).toHaveLength(51);
      expect(said.at(-1)).toBe('and 10 more');
    });
  });

  test('an option beside size and colour is told, and parts the sizes when it must', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Price';
    await bench.run(write('lengths.csv', `${header}\nchino,Chino,Size,32,Length,30,999\nchino,,,32,,34,999\n`));
    const { variants, attribute } = await product('chino');
    expect(variants.map(({ size }) => size)).toEqual(['32 / 30', '32 / 34']);
    expect(attribute('size')).toEqual(['32 / 30', '32 / 34']);
    expect(attribute('Length')).toEqual(['30', '34']);
  });

  test('prices that would be wrong as floats are exact', async () => {
    await bench.run(write('prices.csv', 'Title,Price\nOne,1.15\nTwo,0.29\nThree,100000000\nFour,4.1\n'));
    const { products } = await everything(bench.db);
    expect(products.map(({ regular_paise }) => Number(regular_paise))).toEqual([115, 29, 10_000_000_000, 410]);
  });
});

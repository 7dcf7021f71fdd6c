import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { type ImportBench, openBench, productOf } from './import-database.ts';
import type { ImportReport } from '#owner/import/import-report.ts';

const FIXTURES = new URL('../../fixtures/catalogues/', import.meta.url).pathname;
const WOOCOMMERCE = join(FIXTURES, 'woocommerce.csv');
const MAGENTO = join(FIXTURES, 'magento.csv');

describeEngines('exports of other systems', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await openBench(engine);
  });
  afterEach(() => bench.close());

  /** Each product as `category / parent`, shown or not, with its choices as `size colour: price before stock`. */
  async function catalogue(): Promise<Record<string, string[]>> {
    const products = await bench.db.selectFrom('products').selectAll().orderBy('position').execute();
    const variants = await bench.db.selectFrom('variants').selectAll().orderBy('position').execute();
    return Object.fromEntries(
      products.map((row) => [
        row.handle,
        [
          `${row.category} / ${row.parent_category ?? '-'}, ${row.visible === 1 ? 'shown' : 'hidden'}`,
          ...variants
            .filter(({ product_id }) => product_id === row.id)
            .map((one) =>
              [one.sku, one.size, one.color, one.discounted_paise ?? '', one.regular_paise, one.stock].join('|'),
            ),
        ],
      ]),
    );
  }
  async function product(handle: string) {
    const { row, images, attributes } = await productOf(bench.db, handle);
    return {
      row,
      pictures: images.map(({ url }) => url),
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
    };
  }
  const notesOf = ({ notes }: ImportReport) =>
    notes.map(({ column, what, lines }) => `${lines.join()} ${column}: ${what}`).sort();

  test('WooCommerce: variable products, sales, shared stock, drafts; the report says what is not kept', async () => {
    const report = await bench.report(WOOCOMMERCE);
    expect(await catalogue()).toEqual({
      'chore-jacket': ['Jackets / Clothing, shown', 'JK-1|||249900|299950|4'],
      'pocket-tee': [
        'Shirts / Clothing, shown',
        'TEE-B-S|S|Blue||49900|3',
        'TEE-B|M|Blue||54950|',
        'TEE-R-S|S|Red||49900|0',
      ],
      'sum-bag': ['Accessories / -, hidden', 'BAG||||89900|'],
      'wool-cap': ['Headwear / -, hidden', 'CAP-S|S|||39900|3', 'CAP-L|L|||39900|2'],
      'work-boot': ['Shirts / -, shown', 'BOOT-42|42|Tan||499900|1'],
      'chore-jacket-jk-2': ['Outlet / Jackets, hidden', 'JK-2||||199900|'],
    });
    expect(report).toMatchObject({
      created: 6,
      format: 'WooCommerce',
      categories: { categories: 4, tags: 1, none: 1 },
      missingPictures: [],
      notSent: [{ line: 15, handle: 'chore-jacket-jk-2' }],
    });
    expect(notesOf(report)).toEqual(
      [
        '13 Attribute 1 value(s): of more than three options the last are one: Width / Sole',
        '2 Images: http becomes https',
        '5 Attribute 1 value(s): stands for any Size: each is a choice of its own',
        '5 Regular price: a decimal comma becomes a point',
        '7 Parent: the variation is left out: its product is not in the file',
        "8 Type: products of the type 'grouped' are left out",
        '9 Sale price: is left out: its dates are not now',
        '9 Stock: is not counted in a new size: it is sold when there is none, too',
        '10 Stock: one number for several choices is divided among them',
      ].sort(),
    );
    const ignored = Object.fromEntries(report.ignoredColumns.map(({ name, values }) => [name, values]));
    expect(ignored).toMatchObject({ 'Tax status': 14, 'Grouped products': 1 });
    for (const name of ['SKU', 'Position']) expect(Object.keys(ignored)).not.toContain(name);
    expect(Object.keys(ignored)).not.toContain('Weight (kg)');
    expect(Object.keys(ignored)).not.toContain('Length (cm)');
  });

  test('WooCommerce: texts, pictures, attributes and tags of a product', async () => {
    await bench.run(WOOCOMMERCE);
    const jacket = await product('chore-jacket');
    expect(jacket.row).toMatchObject({
      title: 'Chore Jacket',
      description: 'Made to be worn in.\n\nThree pockets & a collar.\n\nSizes run large.',
      featured: 1,
    });
    expect(jacket.pictures).toEqual([
      'https://old.example/wp-content/uploads/chore.jpg',
      'https://old.example/wp-content/uploads/chore-back.jpg',
    ]);
    expect(jacket.attributes).toMatchObject({
      brand: ['Mill'],
      Material: ['Cotton', 'Wool, recycled'],
      gtin: ['8901000000017'],
      tags: ['featured', 'denim', 'work wear'],
    });
    const tee = await product('pocket-tee');
    expect(tee.row.description).toBe('Plain text\nin two lines');
    expect(tee.pictures).toEqual([
      'https://old.example/wp-content/uploads/tee.jpg',
      'https://old.example/wp-content/uploads/tee-blue.jpg',
    ]);
    expect(tee.attributes).toMatchObject({ size: ['S', 'M'], color: ['Blue', 'Red'], Fit: ['Regular'] });
    expect((await product('work-boot')).attributes).toMatchObject({ 'Width / Sole': ['Wide / Crepe'] });
    expect((await product('sum-bag')).row.title).toBe('=Sum Bag');
  });

  test('Magento: configurable products, sales, stock and switched-off products; pictures that are not there', async () => {
    const report = await bench.report(MAGENTO);
    expect(await catalogue()).toEqual({
      'field-shirt': ['Shirts / Men, shown', 'SH-S-Black|S|Black||149900|12', 'SH-M-Black|M|Black|129900|149900|0'],
      'web-belt': ['Belts / Gear, shown', 'BELT||||39950|7'],
      'wool-sock': ['Accessories / -, hidden', 'SOCK||||19900|9'],
    });
    expect(report).toMatchObject({ created: 3, format: 'Magento', categories: { categories: 2, none: 1 } });
    expect(report.missingPictures.map(({ line, source }) => [line, source])).toEqual([
      [2, 's/h/sh-black.jpg'],
      [4, 's/h/sh-back.jpg'],
      [4, 's/h/sh.jpg'],
    ]);
    expect(notesOf(report)).toEqual([
      '3 is_in_stock: is 0, so the quantity becomes 0',
      '3 visibility: is sold as a choice of its product alone, no more by itself',
      '4 configurable_variations: the choice SH-L-Black is left out: it is not in the file',
      '5 custom_options: what customers could choose besides is left out',
      '5 special_price: is left out: its dates are not now',
      "6 store_view_code: rows of the store view 'de' are left out",
      "8 product_type: products of the type 'bundle' are left out",
      '9 configurable_variations: a configurable product without choices is left out',
      '9 configurable_variations: the choice GONE-1 is left out: it is not in the file',
    ]);
    const shirt = await product('field-shirt');
    expect(shirt.row).toMatchObject({ description: 'A shirt.\n\nWoven, not printed.', gender_key: 'men' });
    expect(shirt.attributes).toMatchObject({ brand: ['Mill'], Activity: ['Gym', 'Hiking'], 'Eco collection': ['Yes'] });
    const belt = await product('web-belt');
    expect(belt.attributes).toEqual({ Material: ['Cotton, waxed'], Pattern: ['Solid'] });
    expect(belt.pictures).toEqual(['https://old.example/media/catalog/product/b/e/belt.jpg']);
  });

  test('Magento: its pictures, from a copy of its folder, come with the next import', async () => {
    await bench.run(MAGENTO);
    mkdirSync(join(bench.folder, 'product/s/h'), { recursive: true });
    for (const name of ['sh', 'sh-back', 'sh-black'])
      await sharp({ create: { width: 300, height: 400, channels: 3, background: '#335577' } })
        .jpeg()
        .toFile(join(bench.folder, `product/s/h/${name}.jpg`));
    const report = await bench.report(MAGENTO, { images: join(bench.folder, 'product') });
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 2, missingPictures: [] });
    expect((await product('field-shirt')).pictures).toHaveLength(3);
  });

  test('again, nothing changes', async () => {
    for (const file of [WOOCOMMERCE, MAGENTO]) {
      const { created } = await bench.run(file);
      expect(await bench.run(file)).toEqual({ created: 0, updated: 0, unchanged: created });
    }
  });
});

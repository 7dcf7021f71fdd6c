import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { HEADER, openPottery } from '../shop-folder/pottery.ts';

describeEngines('what the owner calls things', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    pottery = await openPottery(engine);
  });
  afterEach(() => pottery.close());
  const record = async () => (await pottery.shop.get('/storeInfo', { host: 'kiln.example' })).body;
  const written = (folder: string, file: string) => readFileSync(join(pottery.root, folder, file), 'utf8');

  /** Imports the file alone, as `import` does; gives the tags that caches hear of. */
  const imported = async (products: string) => {
    const seen = await lastChange();
    pottery.write('products.csv', products);
    const { shop, root, media } = pottery;
    await importCatalogue(shop.db, { storeId: 'pottery', file: join(root, 'shop/products.csv'), media });
    const rows = await shop.db.selectFrom('changes').select(['seq', 'tag']).where('seq', '>', seen).execute();
    return rows.map(({ tag }) => tag.replace(/:.*/, ''));
  };
  const lastChange = async () =>
    (
      await pottery.shop.db
        .selectFrom('changes')
        .select(({ fn }) => fn.max('seq').as('last'))
        .executeTakeFirstOrThrow()
    ).last;

  test('10.categories: Men and Women are headed by their names or by `heading`; export gives the same file', async () => {
    pottery.write('categories.yaml', '- name: Shirts\n- name: Men\n- name: Women\n  heading: "For her"\n');
    await pottery.apply();
    expect((await record()).categoryDetails).toEqual({ Men: { heading: 'Men' }, Women: { heading: 'For her' } });
    const folder = await pottery.exported();
    expect(written(folder, 'categories.yaml')).toContain(
      '- name: Shirts\n- name: Men\n- name: Women\n  heading: For her\n',
    );
    expect(await pottery.apply(folder)).toEqual([]);
  });

  test('11.benefits: `home.benefits` sets other claims, fewer or none; export gives the same file', async () => {
    const base = 'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\n';
    const homeOf = async (home: string) => {
      pottery.write('store.yaml', `${base}${home}`);
      await pottery.apply();
      const folder = await pottery.exported();
      expect(await pottery.apply(folder)).toEqual([]);
      return { benefits: (await record()).benefits as unknown, written: written(folder, 'store.yaml') };
    };
    expect((await homeOf('')).benefits).toBeUndefined();
    const own = await homeOf(
      'home:\n  benefits:\n    - title: Free repairs\n      text: For as long as you wear it.\n    - title: Perfect Fit\n',
    );
    expect(own.benefits).toEqual([
      { title: 'Free repairs', text: 'For as long as you wear it.' },
      { title: 'Perfect Fit' },
    ]);
    expect(own.written).toContain(
      'benefits:\n    - title: Free repairs\n      text: For as long as you wear it.\n    - title: Perfect Fit\n',
    );
    const none = await homeOf('home:\n  benefits: []\n');
    expect(none.benefits).toEqual([]);
    expect(none.written).toContain('benefits: []');
    const before = await homeOf('home:\n  benefits:\n    Perfect Fit: In eight sizes.\n');
    expect(before.benefits).toEqual([{ title: 'Perfect Fit', text: 'In eight sizes.' }]);
  });

  test('11.filled-listings: the record says whether something is featured and on sale, and changes when that flips', async () => {
    const files = {
      plain: `${HEADER},Variant Compare At Price,Featured\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,,\n`,
      dearer: `${HEADER},Variant Compare At Price,Featured\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1599,,\n`,
      featured: `${HEADER},Variant Compare At Price,Featured\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1599,,true\n`,
      onSale: `${HEADER},Variant Compare At Price,Featured\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1299,1599,true\n`,
    };
    pottery.write('stock.csv', 'SKU,quantity\n');
    const said = async () => {
      const { hasFeatured, hasSale } = await record();
      return { hasFeatured, hasSale };
    };
    pottery.write('products.csv', files.plain);
    await pottery.apply();
    expect(await said()).toEqual({ hasFeatured: false, hasSale: false });
    expect(await imported(files.dearer)).toEqual(['catalogue', 'product']);
    expect(await imported(files.featured)).toContain('info');
    expect(await said()).toEqual({ hasFeatured: true, hasSale: false });
    expect(await imported(files.onSale)).toContain('info');
    expect(await said()).toEqual({ hasFeatured: true, hasSale: true });
    expect(await imported(files.plain)).toContain('info');
    expect(await said()).toEqual({ hasFeatured: false, hasSale: false });
  });

  test('11.filled-categories: the record names the categories with a visible product, and changes when that does', async () => {
    pottery.write('categories.yaml', '- name: Shirts\n- name: Hats\n- name: Women\n');
    pottery.write('stock.csv', 'SKU,quantity\n');
    const files = {
      shirts: `${HEADER},Published\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,true\n`,
      both: `${HEADER},Published\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,true\nsun-hat,Sun Hat,Hats,Size,M,SH-M,499,true\n`,
      hidden: `${HEADER},Published\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,true\nsun-hat,Sun Hat,Hats,Size,M,SH-M,499,false\n`,
      forWomen: `${HEADER},Google Shopping / Gender\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1599,Women\n`,
    };
    pottery.write('products.csv', files.shirts);
    await pottery.apply();
    const filled = async () => (await record()).filledCategories as unknown;
    expect(await filled()).toEqual(['shirts']);
    expect(await imported(files.both)).toContain('info');
    expect(await filled()).toEqual(['hats', 'shirts']);
    expect(await imported(files.hidden)).toContain('info');
    expect(await filled()).toEqual(['shirts']);
    expect(await imported(files.hidden.replace('1499', '1599'))).not.toContain('info');
    await imported(files.forWomen);
    expect(await filled()).toEqual(['shirts', 'women']);
  });

  test('11.filled-collections: the record names the collections with a visible product, and changes when that does', async () => {
    pottery.write('collections.yaml', '- name: Été\n- name: Winter Sale\n  slug: winter\n');
    pottery.write('stock.csv', 'SKU,quantity\n');
    const shirt = (collection: string, published = 'true') =>
      `${HEADER},Collection,Published\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,${collection},${published}\n`;
    const filled = async () => (await record()).filledCollections as unknown;
    pottery.write('products.csv', shirt(''));
    await pottery.apply();
    expect(await filled()).toEqual([]);
    expect(await imported(shirt('ÉTÉ'))).toContain('info');
    expect(await filled()).toEqual(['ete']);
    expect(await imported(shirt('"Été, winter sale"'))).toContain('info');
    expect(await filled()).toEqual(['ete', 'winter']);
    await imported(shirt('"Été, winter sale"', 'false'));
    expect(await filled()).toEqual([]);
    pottery.write('collections.yaml', '[]\n');
    pottery.write('products.csv', shirt(''));
    await pottery.apply();
    expect(await filled()).toBeUndefined();
  });

  test('11.category-pictures: a shown category without a picture has that of its first product with one, and changes with it', async () => {
    pottery.write('categories.yaml', '- name: Shirts\n- name: Hats\n- name: Women\n- name: Socks\n- name: Ties\n');
    pottery.write('stock.csv', 'SKU,quantity\n');
    const rows = (shirt: string) =>
      [
        `${HEADER},Image Src,Google Shopping / Gender`,
        'bare-shirt,Bare Shirt,Shirts,Size,M,BS-M,1499,,',
        `linen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,${shirt},`,
        'other-shirt,Other Shirt,Shirts,Size,M,OS-M,1499,https://pictures.example/other.jpg,',
        'wool-socks,Wool Socks,Socks,Size,M,WS-M,499,https://pictures.example/socks.jpg,Women',
        'silk-tie,Silk Tie,Ties,Size,M,ST-M,999,https://pictures.example/tie.jpg,',
        '',
      ].join('\n');
    const pictures = async () => {
      const { categoryPictures = {} } = (await record()) as { categoryPictures?: Record<string, { url: string }> };
      return Object.entries(categoryPictures).map(([name, { url }]) => `${name} ${url}`);
    };
    pottery.write('products.csv', rows('https://pictures.example/linen.jpg'));
    await pottery.apply();
    const others = ['Women https://pictures.example/socks.jpg', 'Socks https://pictures.example/socks.jpg'];
    expect(await pictures()).toEqual(['Shirts https://pictures.example/linen.jpg', ...others]);
    expect(await imported(rows('https://pictures.example/new.jpg'))).toContain('info');
    expect(await pictures()).toEqual(['Shirts https://pictures.example/new.jpg', ...others]);
    expect(await imported(rows('https://pictures.example/new.jpg').replace('tie.jpg', 'bow.jpg'))).not.toContain(
      'info',
    );
    const folder = await pottery.exported();
    expect(written(folder, 'categories.yaml')).not.toContain('image');
    const { info } = await pottery.shop.db
      .selectFrom('stores')
      .select('info')
      .where('id', '=', 'pottery')
      .executeTakeFirstOrThrow();
    const own = { ...JSON.parse(info), categoryImages: { SHIRTS: 'https://pictures.example/own.jpg' } };
    await pottery.shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify(own) })
      .where('id', '=', 'pottery')
      .execute();
    await recordChanges(pottery.shop.db, 'pottery', ['info'], new Date().toISOString());
    await notifyChanges(pottery.shop.db);
    expect(await pictures()).toEqual(others);
  });

  test('11.own-language: `language` is that of the texts of the folder', async () => {
    const base = 'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\n';
    pottery.write('store.yaml', `${base}language: de\n`);
    await pottery.apply();
    expect((await record()).language).toBe('de');
    const folder = await pottery.exported();
    expect(written(folder, 'store.yaml')).toContain('language: de\n');
    expect(await pottery.apply(folder)).toEqual([]);
    pottery.write('store.yaml', `${base}language: german\n`);
    await expect(pottery.read()).rejects.toThrow('store.yaml:4: language must be the code of a language, such as de');
  });
});

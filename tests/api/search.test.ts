import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BELT, insertProducts, JEANS, KURTA, SHIRT } from './catalogue.ts';
import { describeEngines } from './engines.ts';
import { openShop, type Shop } from './fixture.ts';
import { openBench } from './import-database.ts';
import { openDatabase } from '#store-api/db/open-database.ts';
import { searchProducts } from '#store-api/db/product-search.ts';

const SLIP = '11111111-jeanslip';
const SCARF = '22222222-scarf';
const RANK = '33333333-tag';

describeEngines('search', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await insertProducts(shop.db, 'main', [
      { id: SLIP, title: 'Jeanslip 100% ÉTÉ', category: 'Shirts', parent: 'Straße', regular: 100, attributes: [{ key: 'fabric', value: ['Linen_blend'] }, { key: 'featured', value: ['true'] }] },
      { id: SCARF, title: 'सूती दुपट्टा', category: 'Accessories', regular: 100, attributes: [{ key: 'Color', value: ['ÍNDIGÓ', "Rosie's red"] }] },
      { id: RANK, title: 'Tag', category: 'Accessories', regular: 100, attributes: [{ key: 'tags', value: ['jeans', 'raw'] }] },
    ]);
    await shop.db.updateTable('products').set({ position: 0 }).where('id', '=', RANK).execute();
  });
  afterAll(() => shop.close());

  async function found(search: string, more = ''): Promise<string[]> {
    const { status, body } = await shop.get(`/products?search=${encodeURIComponent(search)}${more}`);
    expect(status).toBe(200);
    expect(body.count).toBe(body.data.length);
    return body.data.map(({ id }: { id: string }) => id);
  }

  test.each([
    ['a word of the title', 'belt', [BELT]],
    ['in any case', 'KHAKI', [SHIRT]],
    ['a part of a word', 'khak', [SHIRT]],
    ['a category', 'shirts', [SLIP, SHIRT]],
    ['a parent category', 'denim', [JEANS]],
    ['an attribute', 'indigo', [JEANS]],
    ['the end of a word', 'blend', [SLIP]],
    ['every word, wherever it stands', 'black slim denim', [JEANS]],
    ['not one word of two', 'black belt', []],
    ['punctuation parts words', '  slim-raw,jeans! ', [JEANS]],
    ['nothing that is nowhere', 'hovercraft', []],
    ['no hidden product', 'hidden', []],
    ['no description', 'about', []],
    ['nothing that steers the shop', 'true', []],
    ['capitals beyond ASCII', 'été', [SLIP]],
    ['capitals beyond ASCII, typed', 'índigó', [SCARF]],
    ['sharp s', 'STRAßE', [SLIP]],
    ['composed and decomposed alike', 'e\u0301te\u0301', [SLIP]],
    ['other scripts', 'दुपट्टा', [SCARF]],
    ['an apostrophe', "rosie's", [SCARF]],
  ])('finds %s', async (_, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('a word of the title, then a part of one, then elsewhere, then the position', async () => {
    expect(await found('jeans')).toEqual([JEANS, SLIP, RANK]);
    expect(await found('raw jeans')).toEqual([JEANS, RANK]);
    expect(await found('accessories')).toEqual([RANK, BELT, SCARF]);
  });

  test('narrows with the other filters, and pages are of what was found', async () => {
    expect(await found('jeans', '&category=accessories')).toEqual([RANK]);
    expect(await found('jeans', '&sale=true')).toEqual([JEANS]);
    const { body } = await shop.get('/products?search=jeans&limit=1&page=2');
    expect(body).toMatchObject({ data: [{ id: SLIP }], count: 3, pagination: { page: 2, limit: 1, total: 3 } });
  });

  test.each(['', '   ', '\t\n'])('%j asks for nothing', async (search) => {
    expect(await found(search)).toHaveLength(7);
  });

  test.each(['%', '_', '%%', '\\', '*', '"', "' or 1=1 --", "'); drop table products; --", '😀', '\ufffd', '$9', '?'])('%s is no wildcard and no SQL', async (search) => {
    expect(await found(search)).toEqual([]);
    expect(await found('')).toHaveLength(7);
  });

  test('wildcards stand for themselves', async () => {
    expect(await found('100%')).toEqual([SLIP]);
    expect(await found('linen_blend')).toEqual([SLIP]);
    const engineFinds = (word: string) => shop.db.selectFrom('products').select('id').where(searchProducts([word]).matches).execute();
    for (const word of ['lin_n', 'l%n', '%', '_', '\\']) expect(await engineFinds(word), word).toEqual([]);
    expect(await engineFinds('linen')).toEqual([{ id: SLIP }]);
  });

  test('of many words the first 8 count, of repeated ones each once', async () => {
    expect(await found('slim raw jeans denim indigo black l nowhere')).toEqual([]);
    expect(await found('slim raw jeans denim indigo black l m nowhere')).toEqual([JEANS]);
    expect(await found('belt belt belt belt belt belt belt belt belt woven')).toEqual([BELT]);
  });

  test('100 characters, blanks around them not counted, and not one more', async () => {
    expect(await found(` ${'a'.repeat(100)} `)).toEqual([]);
    const { status, body } = await shop.get(`/products?search=${'a'.repeat(101)}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'Search for at most 100 characters.', code: 'invalid', fields: { search: 'Search for at most 100 characters.' } },
    });
  });

  test('one store finds nothing of another', async () => {
    await shop.db.insertInto('stores').values({ id: 'other', is_default: 0, info: '{}', created_at: '' }).execute();
    await insertProducts(shop.db, 'other', [{ id: '44444444-zebra', title: 'Zebra Coat', category: 'Coats', regular: 100 }]);
    expect(await found('zebra')).toEqual([]);
    expect(await found('kurta')).toEqual([KURTA]);
  });
});

describeEngines('what a search looks into', (engine) => {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  test('is written by an import, and again when the product changes', async () => {
    const bench = await openBench(engine);
    open.push(bench);
    const fixture = new URL('../fixtures/import/older-dialect.csv', import.meta.url).pathname;
    await bench.run(fixture);
    const rows = await bench.db.selectFrom('products').select(['title', 'search_title', 'search_text']).execute();
    const jeans = rows.find(({ title }) => title === 'Slim Raw Selvedge Jeans')!;
    expect(jeans.search_title).toBe(' slim raw selvedge jeans ');
    expect(jeans.search_text).toMatch(/^ slim raw selvedge jeans jeans slim fit .* $/);
    await bench.db.updateTable('products').set({ search_text: '', source_hash: 'older' }).execute();
    await bench.run(fixture);
    expect(await bench.db.selectFrom('products').select(['title', 'search_title', 'search_text']).execute()).toEqual(expect.arrayContaining(rows));
  });

  test('is filled by the migration for the products that are there', async () => {
    const shop = await openShop(engine);
    open.push(shop);
    const before = await shop.db.selectFrom('products').selectAll().orderBy('id').execute();
    for (const name of ['search_title', 'search_text']) await shop.db.schema.alterTable('products').dropColumn(name).execute();
    // @ts-expect-error the list of migrations is no table of the shop
    await shop.db.deleteFrom('migrations').where('name', '=', '0003-search').execute();
    const again = await openDatabase(shop.url);
    expect(await again.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(before);
    expect(before.map(({ search_title }) => search_title)).toContain(' woven belt ');
    await again.destroy();
  });
});

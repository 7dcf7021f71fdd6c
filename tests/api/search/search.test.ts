import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, insertProducts, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { writeStoreSynonyms } from '#store-api/shop/search/synonym-rows.ts';

const SLIP = '11111111-jeanslip';
const SCARF = '22222222-scarf';
const RANK = '33333333-tag';

describeEveryEngine('search', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await insertProducts(shop.db, 'main', [
      {
        id: SLIP,
        title: 'Jeanslip 100% ÉTÉ',
        category: 'Shirts',
        parent: 'Straße',
        regular: 100,
        attributes: [
          { key: 'fabric', value: ['Linen_blend'] },
          { key: 'featured', value: ['true'] },
        ],
      },
      {
        id: SCARF,
        title: 'सूती दुपट्टा',
        category: 'Accessories',
        regular: 100,
        attributes: [{ key: 'Color', value: ['ÍNDIGÓ', "Rosie's red"] }],
      },
      {
        id: RANK,
        title: 'Tag',
        category: 'Accessories',
        regular: 100,
        attributes: [{ key: 'tags', value: ['jeans', 'raw'] }],
      },
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
    ['the beginning of a word', 'khak', [SHIRT]],
    ['a category', 'shirts', [SHIRT, SLIP]],
    ['a parent category', 'denim', [JEANS]],
    ['an attribute', 'black', [JEANS]],
    ['the end of a word', 'blend', [SLIP]],
    ['every word, wherever it stands', 'black slim denim', [JEANS]],
    ['punctuation parts words', '  slim-raw,jeans! ', [JEANS]],
    ['nothing that is nowhere', 'hovercraft', []],
    ['no hidden product', 'hidden', []],
    ['a description', 'about belt', [BELT]],
    ['nothing that steers the shop', 'true', []],
    ['capitals beyond ASCII', 'été', [SLIP]],
    ['letters with and without accents', 'indigo', [JEANS, SCARF]],
    ['capitals beyond ASCII, typed', 'índigó', [JEANS, SCARF]],
    ['sharp s', 'STRAßE', [SLIP]],
    ['composed and decomposed alike', 'e\u0301te\u0301', [SLIP]],
    ['other scripts', 'दुपट्टा', [SCARF]],
    ['an apostrophe', "rosie's", [SCARF]],
  ])('finds %s', async (_, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('the title, then the category, then attributes, then descriptions; what is sold out after its equals', async () => {
    expect(await found('jeans')).toEqual([JEANS, SLIP, RANK]);
    expect(await found('raw jeans')).toEqual([JEANS, RANK]);
  });

  test('misspelled: what is spelled nearly so, and the answer says how it was understood', async () => {
    for (const [typed, corrected, first] of [
      ['jaens', 'jeans', JEANS],
      ['kahki shirt', 'khaki shirt', SHIRT],
      ['wovne bellt', 'woven belt', BELT],
    ] as const) {
      const { body } = await shop.get(`/products?search=${encodeURIComponent(typed)}`);
      expect({ typed, corrected: body.corrected, first: body.data[0]?.id }).toEqual({ typed, corrected, first });
    }
    expect((await shop.get('/products?search=jeans')).body).not.toHaveProperty('corrected');
  });

  test('what has half of the words, when nothing has all of them, and the answer says which', async () => {
    const { body } = await shop.get('/products?search=woven%20hovercraft');
    expect(body).toMatchObject({ corrected: 'woven', data: [{ id: BELT }], count: 1 });
    expect(await found('woven hovercraft zeppelin')).toEqual([]);
  });

  test("other words for the same, the owner's among them, from the moment they are written", async () => {
    expect(await found('neel')).toEqual([JEANS, SCARF]);
    expect(await found('patta')).toEqual([BELT]);
    expect(await found('girdle')).toEqual([]);
    await writeStoreSynonyms(shop.db, 'main', '# ours\ngirdle, sash > belt\n');
    expect(await found('girdle')).toEqual([BELT]);
    expect(await found('patta')).toEqual([BELT]);
    await writeStoreSynonyms(shop.db, 'main', '');
    expect(await found('girdle')).toEqual([]);
  });

  test('combines with the other filters, and pages are of what was found', async () => {
    expect(await found('jeans', '&category=accessories')).toEqual([RANK]);
    expect(await found('jeans', '&sale=true')).toEqual([JEANS]);
    const { body } = await shop.get('/products?search=jeans&limit=1&page=2');
    expect(body).toMatchObject({ data: [{ id: SLIP }], count: 3, pagination: { page: 2, limit: 1, total: 3 } });
  });

  test.each(['', '   ', '\t\n'])('%j asks for nothing', async (search) => {
    expect(await found(search)).toHaveLength(7);
  });

  test.each(['%', '_', '%%', '\\', '*', '"', "' or 1=1 --", "'); drop table products; --", '😀', '\ufffd', '$9', '?'])(
    '%s is no wildcard and no SQL',
    async (search) => {
      expect(await found(search)).toEqual([]);
      expect(await found('')).toHaveLength(7);
    },
  );

  test('wildcards stand for themselves', async () => {
    expect(await found('100%')).toEqual([SLIP]);
    expect(await found('linen_blend')).toEqual([SLIP]);
  });

  test('of many words the first 8 count, of repeated ones each once', async () => {
    const corrected = async (search: string) =>
      (await shop.get(`/products?search=${encodeURIComponent(search)}`)).body.corrected;
    expect(await corrected('slim raw jeans denim indigo black l nowhere')).toBe('slim raw jeans denim indigo black l');
    expect(await corrected('slim raw jeans denim indigo black l m nowhere')).toBeUndefined();
    expect(await found('belt belt belt belt belt belt belt belt belt woven')).toEqual([BELT]);
  });

  test('100 characters, blanks around them not counted, and not one more', async () => {
    expect(await found(` ${'a'.repeat(100)} `)).toEqual([]);
    const { status, body } = await shop.get(`/products?search=${'a'.repeat(101)}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        error: 'Search for at most 100 characters.',
        code: 'invalid',
        fields: { search: 'Search for at most 100 characters.' },
      },
    });
  });

  test('one store finds nothing of another', async () => {
    await shop.db.insertInto('stores').values({ id: 'other', is_default: 0, info: '{}', created_at: '' }).execute();
    await insertProducts(shop.db, 'other', [
      { id: '44444444-zebra', title: 'Zebra Coat', category: 'Coats', regular: 100 },
    ]);
    expect(await found('zebra')).toEqual([]);
    expect(await found('kurta')).toEqual([KURTA]);
  });
});

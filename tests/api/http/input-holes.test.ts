import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { BELT, HIDDEN, insertProducts } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

/** Those of "Holes that real shops had" (docs/reliability.md) that queries and answers open; see holes.test.ts. */
describeEveryEngine('holes of queries and answers that real shops had', (engine) => {
  let shop: TestShop;
  let owner: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    await insertProducts(shop.db, 'other', [
      { id: 'only-there', title: 'Only there', category: 'Jeans', regular: 100 },
    ]);
    owner = await shop.signUp('owner@example.com');
  });
  afterAll(() => shop.close());

  test('H13 hole: SQL from an unexpected query parameter', async () => {
    const all = (await shop.get('/products')).body.count;
    for (const word of [
      "'",
      "' or 1=1 --",
      '"; drop table products; --',
      '\\',
      '%',
      '_',
      '1) union select password_hash from users --',
      '\u02bc or 1=1',
      "${'x'}",
      '*',
      'a* OR b*',
      'NEAR(a b)',
      '"a" AND',
      '-a',
      '^a',
      '{a b}: c',
    ])
      for (const name of [
        'search',
        'category',
        'parentCategory',
        'gender',
        'filter',
        'size',
        'color',
        'minPrice',
        'maxPrice',
        'sort',
        'page',
        'limit',
        'facets',
        'languageCode',
        'order',
        'where',
        'id',
        'sort[0]',
        '__proto__',
        "a'b",
      ]) {
        const { status, body, text } = await shop.get(
          `/products?${encodeURIComponent(name)}=${encodeURIComponent(word)}`,
        );
        expect([200, 400], `${name}=${word}`).toContain(status);
        expect(text).not.toMatch(/argon2|syntax|SQLITE|near "/i);
        if (status === 200) expect(body.count).toBeLessThanOrEqual(all);
      }
    expect(
      (await shop.get(`/orders/${encodeURIComponent("x' or '1'='1")}?contactInfo=${encodeURIComponent("' or '1'='1")}`))
        .status,
    ).toBe(404);
    expect((await shop.get('/products')).body.count).toBe(all);
  });

  test('O4 hole: filters that widen what is visible', async () => {
    const hidden = /Hidden Shorts|Only there/;
    for (const query of [
      'visible=0',
      'visible=false',
      'hidden=true',
      'status=draft',
      'store=other',
      'store_id=other',
      'storeId=other',
      'channel=other',
      'limit=1000000',
      'page=0',
      'search=hidden',
      'search=only',
      'search=shorts there',
      'featured=true',
      'featured=false',
      'sale=false',
      'filter=null',
      'filter=hidden',
      'category=all',
      'category=',
      'category=jeans&category=all',
      'parentCategory=denim',
      'gender=men&featured=true',
      'inStock=false',
      'facets=all',
      'sort=relevance',
      'ids=only-there',
      `id=${HIDDEN}`,
      '$or[0][visible]=0',
      'visible[ne]=1',
    ])
      for (const path of [
        `/products?${query}`,
        `/suggestions?q=hidden&${query}`,
        `/products/${BELT}/related?${query}`,
        `/products/${HIDDEN}?${query}`,
        `/products/only-there?${query}`,
      ])
        expect((await shop.get(path)).text, path).not.toMatch(hidden);
    for (const productId of [HIDDEN, 'only-there']) {
      const { status, text } = await shop.post('/orders', orderOf([{ productId, quantity: 1 }]), { token: owner });
      expect(status).toBe(422);
      expect(text).not.toMatch(hidden);
    }
  });

  test('X2 hole: an answer that a browser would take for a page', async () => {
    const markup = '<script>alert(1)</script>';
    const answers = [
      await shop.get(`/products?search=${encodeURIComponent(markup)}`),
      await shop.get(`/products/${encodeURIComponent(markup)}`),
      await shop.get(`/${encodeURIComponent(markup)}`),
      await shop.post('/users/authorize', { [markup]: markup }),
      await shop.call('POST', '/users/authorize', { text: markup }),
    ];
    for (const { headers, body } of answers) {
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(body.error ?? '').not.toContain('<');
    }
  });
});

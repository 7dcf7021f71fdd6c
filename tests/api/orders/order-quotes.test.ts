import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, HIDDEN, insertProducts, JEANS, SHIRT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, stockOf, type TestShop } from '../fixture.ts';

const CAP = '5c5c5c5c-canvas-cap';

/** An order that comes to something else than the shopper was shown: refused, with what it would come to now. */
describeEngines('quotes', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    await insertProducts(shop.db, 'main', [
      {
        id: CAP,
        title: 'Canvas Cap',
        category: 'Accessories',
        regular: 49900,
        variants: [
          { id: 'cap-khaki', size: 'One Size', color: 'Khaki', stock: 4 },
          { id: 'cap-black', size: 'One Size', color: 'Black', stock: 9, regular: 59900 },
        ],
      },
    ]);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());
  const place = (body: unknown, more: object = {}) => shop.post('/orders', body, { token, ...more });
  const count = async () =>
    (
      await shop.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  test('O12 another total than the one expected: 409 with the new quote, nothing ordered, the key free', async () => {
    const before = await count();
    const body = orderOf([
      { productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' },
      { productId: BELT, quantity: 2 },
    ]);
    const { status, body: answer } = await place({ ...body, expectedTotal: 100 }, { key: 'shown' });
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'price-changed' });
    expect(answer.quote).toEqual({
      subtotal: 2599 + 2 * 999.5,
      parts: [],
      total: 2599 + 2 * 999.5,
      lines: [
        { productId: JEANS, quantity: 1, size: 'L', color: 'Indigo', price: 2599 },
        { productId: BELT, quantity: 2, price: 999.5 },
      ],
    });
    expect([await count(), await stockOf(shop.db, 'jeans-l-indigo')]).toEqual([before, 1]);
    expect((await place({ ...body, expectedTotal: answer.quote.total }, { key: 'shown' })).status).toBe(201);
  });

  test('O12 the same total passes, to the paisa; without one nothing is compared', async () => {
    const belts = orderOf([{ productId: BELT, quantity: 3 }]);
    expect((await place({ ...belts, expectedTotal: 2998.5 })).status).toBe(201);
    expect((await place({ ...belts, expectedTotal: 2998.51 })).status).toBe(409);
    expect((await place(belts)).status).toBe(201);
  });

  test.each([-1, '100', null, [], {}, true])('O2 the expected total %j is refused by name', async (expectedTotal) => {
    expect(await place({ ...orderOf([{ productId: BELT, quantity: 1 }]), expectedTotal })).toMatchObject({
      status: 400,
      body: { fields: { expectedTotal: expect.any(String) } },
    });
  });

  test('B3 what is gone, sold out or not made is marked line by line, and the rest has its price', async () => {
    await shop.db.updateTable('variants').set({ stock: 2 }).where('id', '=', 'jeans-m-indigo').execute();
    const lines = [
      { productId: HIDDEN, quantity: 1 },
      { productId: JEANS, quantity: 5, size: 'M', color: 'Indigo' },
      { productId: SHIRT, quantity: 1, size: 'XXL' },
      { productId: BELT, quantity: 1 },
    ];
    const { status, body } = await place(orderOf(lines));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'unknown-product' });
    expect(body.quote).toEqual({
      subtotal: 999.5,
      parts: [],
      total: 999.5,
      lines: [
        { productId: HIDDEN, quantity: 1, problem: 'gone' },
        { productId: JEANS, quantity: 5, size: 'M', color: 'Indigo', problem: 'sold-out', left: 2 },
        { productId: SHIRT, quantity: 1, size: 'XXL', problem: 'choice', choices: { size: ['XS', 'S'] } },
        { productId: BELT, quantity: 1, price: 999.5 },
      ],
    });
    expect(await place(orderOf(lines.slice(1, 2)))).toMatchObject({
      status: 409,
      body: { code: 'out-of-stock', quote: { total: 0, lines: [{ problem: 'sold-out', left: 2 }] } },
    });
  });

  test('D27: of a line without a colour the choices are named, by POST /quotes and by the refused order; nothing is filled in', async () => {
    const asked = [
      { productId: CAP, quantity: 1, size: 'One Size' },
      { productId: CAP, quantity: 1 },
    ];
    const lines = [
      { ...asked[0], problem: 'choice', choices: { color: ['Khaki', 'Black'] } },
      { ...asked[1], problem: 'choice', choices: { size: ['One Size'], color: ['Khaki', 'Black'] } },
    ];
    expect((await shop.post('/quotes', { items: asked })).body).toEqual({ subtotal: 0, parts: [], total: 0, lines });
    const before = await count();
    const { status, body } = await place(orderOf(asked));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'invalid-choice', error: 'Please select a color for Canvas Cap', quote: { total: 0, lines } },
    });
    expect([await count(), await stockOf(shop.db, 'cap-khaki')]).toEqual([before, 4]);
    expect((await shop.post('/quotes', { items: [{ ...asked[0], color: 'black' }] })).body).toEqual({
      subtotal: 599,
      parts: [],
      total: 599,
      lines: [{ ...asked[0], color: 'black', price: 599 }],
    });
  });

  test('D18: the map alone takes the cheapest in stock at the shown price and its stock, says so, and is refused with a quote when none is left', async () => {
    const map = (quantity: number) => ({ products: { [CAP]: quantity }, shippingAddress: SHIPPING });
    const { status, body } = await place(map(2));
    expect(status).toBe(201);
    const bought = await shop.db
      .selectFrom('order_items')
      .select(['variant_id', 'size', 'color', 'quantity', 'price_paise'])
      .where('order_id', '=', body.id)
      .execute();
    expect(bought).toEqual([
      {
        variant_id: 'cap-khaki',
        size: 'One Size',
        color: 'Khaki (color not given by the shopper)',
        quantity: 2,
        price_paise: 49900,
      },
    ]);
    expect(await stockOf(shop.db, 'cap-khaki')).toBe(2);
    expect(await place(map(3))).toMatchObject({
      status: 409,
      body: {
        code: 'out-of-stock',
        error: 'Only 2 of Canvas Cap left',
        quote: { total: 0, lines: [{ productId: CAP, quantity: 3, problem: 'sold-out', left: 2 }] },
      },
    });
    expect((await place(map(2))).status).toBe(201);
    expect(await place(map(1))).toMatchObject({
      status: 409,
      body: {
        error: 'Canvas Cap is sold out',
        quote: { lines: [{ productId: CAP, quantity: 1, problem: 'sold-out' }] },
      },
    });
    expect(
      [await stockOf(shop.db, 'cap-khaki'), await stockOf(shop.db, 'cap-black')],
      'the dearer one is not what was shown',
    ).toEqual([0, 9]);
  });

  test('B3 POST /quotes tells anyone what lines come to, and reserves nothing', async () => {
    const lines = [
      { productId: JEANS, quantity: 2, size: 'm', color: 'indigo' },
      { productId: 'gone', quantity: 1 },
    ];
    const { status, body } = await shop.post('/quotes', { items: lines });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        subtotal: 3998,
        parts: [],
        total: 3998,
        lines: [
          { productId: JEANS, quantity: 2, size: 'm', color: 'indigo', price: 1999 },
          { productId: 'gone', quantity: 1, problem: 'gone' },
        ],
      },
    });
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(2);
    expect((await shop.post('/quotes', { items: [] })).status).toBe(400);
    expect((await shop.post('/quotes', { items: [{ productId: BELT, quantity: 100 }] })).status).toBe(400);
  });
});

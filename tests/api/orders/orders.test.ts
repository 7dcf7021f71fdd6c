import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#store-api/db/transact.ts';
import { moveOrder } from '#store-api/orders/set-order-status.ts';
import { BELT, HIDDEN, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, stockOf, type TestShop } from '../fixture.ts';

describeEngines('orders', (engine) => {
  let shop: TestShop;
  let token: string;
  let other: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
    other = await shop.signUp('other@example.com');
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
  const belt = orderOf([{ productId: BELT, quantity: 1 }]);

  test('an order is placed, pending, and listed newest first with what was bought', async () => {
    const first = await place(belt);
    expect(first.status).toBe(201);
    expect(first.body.id).toMatch(/^ord_[0-9a-hjkmnp-tv-z]{20}$/);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await place(
      orderOf([
        { productId: JEANS, quantity: 2, size: 's', color: 'INDIGO' },
        { productId: BELT, quantity: 1 },
      ]),
    );
    const { body, headers } = await shop.get('/orders', { token });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.map((order: { id: string }) => order.id)).toEqual([second.body.id, first.body.id]);
    expect(body[0]).toEqual({
      id: second.body.id,
      status: 0,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      total: 4997.5,
      items: [
        {
          id: JEANS,
          productTitle: 'Slim Raw Jeans',
          quantity: 2,
          price: 1999,
          size: 'S',
          color: 'Indigo',
          image: `/media/${JEANS}.jpg`,
        },
        {
          id: BELT,
          productTitle: 'Woven Belt',
          quantity: 1,
          price: 999.5,
          size: null,
          color: null,
          image: `/media/${BELT}.jpg`,
        },
      ],
      shippingAddress: SHIPPING,
    });
    expect(await shop.get('/orders', { token: other })).toMatchObject({ status: 200, body: [] });
    const events = await shop.db
      .selectFrom('order_events')
      .select(['position', 'status', 'cause'])
      .where('order_id', '=', second.body.id)
      .execute();
    expect(events).toEqual([expect.objectContaining({ position: 0, status: 0, cause: 'placed' })]);
  });

  test('O1 price, total, status and userId of the client are ignored', async () => {
    const body = {
      ...orderOf([{ productId: BELT, quantity: 3 }]),
      total: 1,
      price: 0,
      status: 3,
      userId: 'usr_x',
      currency: 'USD',
    };
    Object.assign(body.items[0]!, { price: 0.01, price_paise: 1, title: 'Free' });
    const {
      body: { id },
    } = await place(body);
    const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ status: 0, total_paise: 3 * 99950, currency: 'INR', email: 'asha@example.com' });
  });

  test("O1 a variant's own price counts", async () => {
    const {
      body: { id },
    } = await place(orderOf([{ productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' }]));
    expect(
      await shop.db.selectFrom('orders').select('total_paise').where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({ total_paise: 259900 });
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(0);
  });

  describe('O2 quantities', () => {
    test.each([-1, 0, 1.5, '2', 1e9, 2 ** 53, null, [], {}, true, 100])(
      '%j is refused by name, in the map and in items',
      async (quantity) => {
        const before = await count();
        const map = await place({ products: { [BELT]: quantity }, shippingAddress: SHIPPING });
        expect(map.status).toBe(400);
        expect(Object.keys(map.body.fields)).toEqual([`products.${BELT}`]);
        const items = await place({
          products: { [BELT]: 1 },
          shippingAddress: SHIPPING,
          items: [{ productId: BELT, quantity }],
        });
        expect(items.status).toBe(400);
        expect(Object.keys(items.body.fields)).toContain('items.0.quantity');
        expect(await count()).toBe(before);
      },
    );

    test('99 of a line and 100 lines are the most', async () => {
      expect((await place(orderOf([{ productId: BELT, quantity: 99 }]))).status).toBe(201);
      const line = { productId: BELT, quantity: 1 };
      expect((await place(orderOf(Array.from({ length: 100 }, () => line)))).status).toBe(201);
      expect((await place(orderOf(Array.from({ length: 101 }, () => line)))).status).toBe(400);
      const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, 1]));
      expect((await place({ products: many, shippingAddress: SHIPPING })).status).toBe(400);
    });
  });

  test.each(['__proto__', 'constructor', 'prototype', '', 'x'.repeat(4096), 'a\u0000b'])(
    'O3 the product id %j is refused',
    async (id) => {
      const key = JSON.stringify(id);
      const { status } = await place(undefined, {
        text: `{"products":{${key}:1},"shippingAddress":${JSON.stringify(SHIPPING)}}`,
      });
      expect(status).toBe(400);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  test('O3 SQL in an id is only an unknown id', async () => {
    const id = "x'; drop table orders; --";
    expect(await place(orderOf([{ productId: id, quantity: 1 }]))).toMatchObject({
      status: 422,
      body: { fields: { [`products.${id}`]: 'This product is not available' } },
    });
  });

  test('O4 unknown and hidden products are named and nothing is ordered', async () => {
    const before = await count();
    const { status, body } = await place(
      orderOf([
        { productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' },
        { productId: HIDDEN, quantity: 1 },
        { productId: 'gone', quantity: 1 },
      ]),
    );
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'unknown-product' });
    expect(Object.keys(body.fields)).toEqual([`products.${HIDDEN}`, 'products.gone']);
    expect([await count(), await stockOf(shop.db, 'jeans-m-indigo')]).toEqual([before, 3]);
  });

  test('O5 one product in two sizes keeps both', async () => {
    const {
      body: { id },
    } = await place(
      orderOf([
        { productId: SHIRT, quantity: 1, size: 'XS' },
        { productId: SHIRT, quantity: 2, size: 'S' },
      ]),
    );
    const [order] = (await shop.get('/orders', { token })).body.filter((found: { id: string }) => found.id === id);
    expect(order.items.map(({ size, quantity }: { size: string; quantity: number }) => [size, quantity])).toEqual([
      ['XS', 1],
      ['S', 2],
    ]);
  });

  test.each([
    ['no size', { productId: SHIRT, quantity: 1 }, 'Please select a size for Khaki Shirt'],
    ['an empty size', { productId: KURTA, quantity: 1, size: ' ' }, 'Please select a size for Cotton Kurta'],
    ['an unknown size', { productId: SHIRT, quantity: 1, size: 'XXL' }, 'Khaki Shirt does not come in size XXL'],
    [
      'an unknown colour',
      { productId: JEANS, quantity: 1, size: 'S', color: 'Pink' },
      'Slim Raw Jeans does not come in Pink',
    ],
    [
      'a pair that is not made',
      { productId: JEANS, quantity: 1, size: 'S', color: 'Black' },
      'Slim Raw Jeans does not come in S, Black',
    ],
  ])('D18: %s is refused, naming the line', async (_, line, text) => {
    expect(await place(orderOf([{ productId: BELT, quantity: 1 }, line]))).toMatchObject({
      status: 422,
      body: { error: text, code: 'invalid-choice', fields: { 'items.1': text } },
    });
  });

  test('D18: the map alone is accepted; of a product without variants the order says that the size was not given', async () => {
    const { status, body } = await place({ products: { [SHIRT]: 2, [BELT]: 1 }, shippingAddress: SHIPPING });
    expect(status).toBe(201);
    const items = await shop.db
      .selectFrom('order_items')
      .select(['title', 'size', 'quantity'])
      .where('order_id', '=', body.id)
      .orderBy('position')
      .execute();
    expect(items.map(({ title, size, quantity }) => [title, size, quantity])).toEqual([
      ['Khaki Shirt', 'not given', 2],
      ['Woven Belt', null, 1],
    ]);
  });

  test.each([
    [{ [BELT]: 2 }, [{ productId: BELT, quantity: 1 }]],
    [{ [BELT]: 1, [KURTA]: 1 }, [{ productId: BELT, quantity: 1 }]],
    [
      { [BELT]: 1 },
      [
        { productId: BELT, quantity: 1 },
        { productId: KURTA, quantity: 1, size: 'One Size' },
      ],
    ],
    [{}, [{ productId: BELT, quantity: 1 }]],
  ])('D3: items must agree with products %j', async (products, items) => {
    expect((await place({ products, items, shippingAddress: SHIPPING })).status).toBe(400);
  });

  test.each([
    [{ fullName: '  ' }, 'shippingAddress.fullName'],
    [{ phone: undefined }, 'shippingAddress.phone'],
    [{ postalCode: 411001 }, 'shippingAddress.postalCode'],
    [{ city: 'x'.repeat(101) }, 'shippingAddress.city'],
  ])('an address with %j is refused by field', async (change, field) => {
    const { status, body } = await place({ ...belt, shippingAddress: { ...SHIPPING, ...change } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test.each([{}, { products: {} }, { products: [] }, { products: null }, [], null, 'text', 5])(
    'the body %j is no order',
    async (body) => {
      const whole =
        body && typeof body === 'object' && !Array.isArray(body) ? { shippingAddress: SHIPPING, ...body } : body;
      expect((await place(whole)).status).toBe(400);
    },
  );

  test('O8 50 parallel posts with one Idempotency-Key give one order', async () => {
    const before = await count();
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(belt, { key: 'double-click' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await place(belt, { key: 'double-click' })).body.id).toBe(replies[0]!.body.id);
  });

  test('O9 the same key: another body is refused, another user is separate', async () => {
    const mine = await place(belt, { key: 'shared' });
    expect(await place(orderOf([{ productId: BELT, quantity: 2 }]), { key: 'shared' })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
    const theirs = await shop.post('/orders', belt, { token: other, key: 'shared' });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  test('a refused order frees its key', async () => {
    expect((await place(orderOf([{ productId: 'gone', quantity: 1 }]), { key: 'again' })).status).toBe(422);
    expect((await place(belt, { key: 'again' })).status).toBe(201);
    expect((await place(belt, { key: 'x'.repeat(256) })).status).toBe(400);
  });

  test('a cancelled order gives its stock back, once', async () => {
    const {
      body: { id },
    } = await place(orderOf([{ productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' }]));
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(1);
    const cancel = () =>
      transact(shop.db, (trx) =>
        moveOrder(trx, { storeId: 'main', orderId: id, to: 4, cause: 'asked', at: '2026-11-21T10:00:00.000Z' }),
      );
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
  });

  test('stock: two lines of one variant together, and the refusal leaves all of it', async () => {
    const lines = [
      { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
      { productId: JEANS, quantity: 2, size: 'm', color: 'indigo' },
    ];
    expect(await place(orderOf(lines))).toMatchObject({
      status: 409,
      body: { code: 'out-of-stock', error: 'Slim Raw Jeans, M, Indigo is sold out' },
    });
    expect(await place(orderOf([{ productId: JEANS, quantity: 4, size: 'M', color: 'Indigo' }]))).toMatchObject({
      status: 409,
      body: { error: 'Only 3 of Slim Raw Jeans, M, Indigo left' },
    });
    expect(await place(orderOf([{ productId: JEANS, quantity: 1, size: 'M', color: 'Black' }]))).toMatchObject({
      status: 409,
      body: { fields: { 'items.0': 'Slim Raw Jeans, M, Black is sold out' } },
    });
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
  });
});

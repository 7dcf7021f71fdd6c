import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, SHIPPING, stockOf, type TestShop } from '../fixture.ts';

describeEveryEngine('orders', (engine) => {
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
      number: expect.stringMatching(/^[2-9B-Z]{3}-[2-9B-Z]{3}-[2-9B-Z]{3}$/),
      status: 0,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      heldUntil: expect.stringMatching(/^\d{4}-.*Z$/),
      subtotal: 4997.5,
      parts: [],
      total: 4997.5,
      currency: 'INR',
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
      parcels: [],
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

  test('10.own-numbers: a line has the SKU of its choice, as it was when it was ordered', async () => {
    const ofJeans = (sku: string | null) =>
      shop.db.updateTable('variants').set({ sku }).where('product_id', '=', JEANS).execute();
    await ofJeans('0815');
    const { body: placed } = await place(orderOf([{ productId: JEANS, quantity: 1, size: 'S', color: 'Indigo' }]));
    await ofJeans(null);
    const { body: orders } = await shop.get('/orders', { token });
    expect(orders.find(({ id }: { id: string }) => id === placed.id).items).toMatchObject([{ id: JEANS, sku: '0815' }]);
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
});

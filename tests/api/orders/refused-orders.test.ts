import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BELT, HIDDEN, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, stockOf, type TestShop } from '../fixture.ts';

describeEngines('orders that are refused', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(engine);
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
  const belt = orderOf([{ productId: BELT, quantity: 1 }]);

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
});

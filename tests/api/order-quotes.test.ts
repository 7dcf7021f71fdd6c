import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, HIDDEN, JEANS, SHIRT } from './catalogue.ts';
import { describeEngines } from './engines.ts';
import { openShop, orderOf, stockOf, type Shop } from './fixture.ts';

/** An order that comes to something else than the shopper was shown: refused, with what it would come to now. */
describeEngines('quotes', (engine) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());
  const place = (body: unknown, more: object = {}) => shop.post('/orders', body, { token, ...more });
  const count = async () => (await shop.db.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

  test('O12 another total than the one expected: 409 with the new quote, nothing ordered, the key free', async () => {
    const before = await count();
    const body = orderOf([{ productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' }, { productId: BELT, quantity: 2 }]);
    const { status, body: answer } = await place({ ...body, expectedTotal: 100 }, { key: 'shown' });
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'price-changed' });
    expect(answer.quote).toEqual({
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
    expect(await place({ ...orderOf([{ productId: BELT, quantity: 1 }]), expectedTotal })).toMatchObject({ status: 400, body: { fields: { expectedTotal: expect.any(String) } } });
  });

  test('B3 what is gone, sold out or not made is marked line by line, and the rest has its price', async () => {
    await shop.db.updateTable('variants').set({ stock: 2 }).where('id', '=', 'jeans-m-indigo').execute();
    const lines = [{ productId: HIDDEN, quantity: 1 }, { productId: JEANS, quantity: 5, size: 'M', color: 'Indigo' }, { productId: SHIRT, quantity: 1, size: 'XXL' }, { productId: BELT, quantity: 1 }];
    const { status, body } = await place(orderOf(lines));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'unknown-product' });
    expect(body.quote).toEqual({
      total: 999.5,
      lines: [
        { productId: HIDDEN, quantity: 1, problem: 'gone' },
        { productId: JEANS, quantity: 5, size: 'M', color: 'Indigo', problem: 'sold-out', left: 2 },
        { productId: SHIRT, quantity: 1, size: 'XXL', problem: 'choice' },
        { productId: BELT, quantity: 1, price: 999.5 },
      ],
    });
    expect(await place(orderOf(lines.slice(1, 2)))).toMatchObject({ status: 409, body: { code: 'out-of-stock', quote: { total: 0, lines: [{ problem: 'sold-out', left: 2 }] } } });
  });

  test('B3 POST /quotes tells anyone what lines come to, and reserves nothing', async () => {
    const lines = [{ productId: JEANS, quantity: 2, size: 'm', color: 'indigo' }, { productId: 'gone', quantity: 1 }];
    const { status, body } = await shop.post('/quotes', { items: lines });
    expect({ status, body }).toEqual({ status: 200, body: { total: 3998, lines: [{ productId: JEANS, quantity: 2, size: 'm', color: 'indigo', price: 1999 }, { productId: 'gone', quantity: 1, problem: 'gone' }] } });
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(2);
    expect((await shop.post('/quotes', { items: [] })).status).toBe(400);
    expect((await shop.post('/quotes', { items: [{ productId: BELT, quantity: 100 }] })).status).toBe(400);
  });
});

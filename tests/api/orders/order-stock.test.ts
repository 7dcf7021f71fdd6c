import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '#store-api/base/db/transact.ts';
import { moveOrder } from '#store-api/shop/orders/set-order-status.ts';
import { JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, stockOf, type TestShop } from '../fixture.ts';

describeEveryEngine('stock of orders', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());
  const place = (body: unknown, more: object = {}) => shop.post('/orders', body, { token, ...more });

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

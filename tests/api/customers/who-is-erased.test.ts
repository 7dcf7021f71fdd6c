import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMAIL, openShopOfAsha } from './asha.ts';
import { describeEngines } from '../engines.ts';
import { numberOf, type TestShop } from '../fixture.ts';
import { ownerAct } from '../orders/owner-acts.ts';
import { owe } from '../refunds/owe.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { buyerOfOwner } from '#store-api/shop/customers/unproven-buyers.ts';

describeEngines('who is erased', (engine) => {
  let shop: TestShop;
  let orderId: string;
  beforeEach(async () => void ({ shop, orderId } = await openShopOfAsha(engine)));
  afterEach(() => shop.close());
  const erase = (email = EMAIL) =>
    eraseCustomer(shop.db, { storeId: 'main', email, now: () => new Date(), outboxFolder: shop.dataFolder });

  test('nobody is forgotten to whom money is to be returned, until that is settled', async () => {
    await ownerAct(shop.db, 'cancel', { orderId });
    await owe(shop.db, orderId);
    const number = await numberOf(shop.db, orderId);
    await expect(erase()).rejects.toThrow(
      `${EMAIL} has money to get back, of ${number}. Return it first: orders refunds; then orders refunded ID.`,
    );
    // What a gateway has taken on comes back by itself.
    await shop.db.updateTable('refunds').set({ state: 'pending' }).execute();
    expect(await erase()).toMatchObject({ orders: 1 });
  });

  test('who ordered by telephone has no account that would be closed', async () => {
    await shop.db.updateTable('orders').set({ status: 3 }).execute();
    await shop.db.transaction().execute(async (trx) => {
      const at = '2026-11-21T00:00:00.000Z';
      const { id } = await buyerOfOwner(trx, { storeId: 'main', email: 'gil@example.com', fullName: 'Gil', at });
      await trx.updateTable('orders').set({ user_id: id, email: 'gil@example.com' }).execute();
    });
    expect(await erase('gil@example.com')).toMatchObject({ account: false, orders: 1 });
  });
});

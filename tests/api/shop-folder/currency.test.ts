import { afterEach, beforeEach, expect, test } from 'vitest';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';
import { owe } from '../refunds/owe.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { CANCELLED, DELIVERED, PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';
import { describeEngines } from '../engines.ts';
import { openPottery } from './pottery.ts';

const STORE = 'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\ncompany:\n  email: post@kiln.example\n';

const INTO_RUPEES = { change: 'update', what: 'currency', details: [{ field: '', from: '"USD"', to: '"INR"' }] };

/** An amount is what it is in the currency of its order (docs/decisions D325). */
describeEngines('the currency of a store', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    pottery = await openPottery(engine);
    pottery.write('store.yaml', `${STORE}currency: USD\n`);
    await pottery.apply();
  });
  afterEach(() => pottery.close());
  const inRupees = () => pottery.write('store.yaml', `${STORE}currency: INR\n`);
  const currency = async () => (await pottery.shop.get('/storeInfo', { host: 'kiln.example' })).body.currency as string;
  const setStatus = (status: number) => pottery.shop.db.updateTable('orders').set({ status }).execute();
  const diff = async () =>
    (await planFolder(pottery.shop.db, await pottery.read(), { media: pottery.media, dryRun: true })).changes;

  test('P15 it stays while orders are open: apply, diff and the program say how many, and change nothing', async () => {
    for (let order = 0; order < 2; order += 1) expect((await pottery.buy(1)).status).toBe(201);
    inRupees();
    for (const status of [PENDING, PROCESSING, SHIPPED]) {
      await setStatus(status);
      const refusal = /^Nothing was changed: pottery cannot sell in INR while 2 orders in another currency are open: /;
      await expect(pottery.apply()).rejects.toThrow(refusal);
      await expect(diff()).rejects.toThrow(refusal);
      await expect(
        createStore(pottery.shop.db, {
          id: 'pottery',
          isDefault: false,
          hosts: ['kiln.example'],
          info: { storeName: 'Kiln' },
        }),
      ).rejects.toThrow(refusal);
      expect(await currency()).toBe('USD');
    }
    for (const status of [DELIVERED, CANCELLED]) {
      await setStatus(status);
      expect(await diff()).toContainEqual(INTO_RUPEES);
    }
    const { id } = await pottery.shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await owe(pottery.shop.db, id, { storeId: 'pottery' });
    await expect(pottery.apply()).rejects.toThrow('while 1 order in another currency is open: ');
    await settleRefund(pottery.shop.db, { storeId: 'pottery', orderId: id, number: 1, now: () => new Date() });
    expect(await pottery.apply()).toContain('update currency');
    expect(await currency()).toBe('INR');
  });

  test('P15 an order that is placed between the comparison and the write is counted too', async () => {
    inRupees();
    const plan = await planFolder(pottery.shop.db, await pottery.read(), { media: pottery.media, dryRun: true });
    expect(plan.changes).toContainEqual(INTO_RUPEES);
    pottery.write('stock.csv', 'SKU,quantity\nLS-M,10\n');
    const { applyFolder } = await import('#owner/shop-folder/apply-folder.ts');
    // Handles that go are asked about after the comparison and before the write.
    pottery.write(
      'products.csv',
      'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499\ncap,Cap,Shirts,Size,M,CAP,10\n',
    );
    pottery.write('store.yaml', `${STORE}currency: USD\n`);
    await pottery.apply();
    pottery.write(
      'products.csv',
      'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price\nlinen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499\n',
    );
    inRupees();
    const applying = applyFolder(pottery.shop.db, await pottery.read(), {
      media: pottery.media,
      failOnDelete: false,
      onDelete: async () => expect((await pottery.buy(1)).status).toBe(201),
    });
    await expect(applying).rejects.toThrow('cannot sell in INR while 1 order in another currency is');
    expect(await currency()).toBe('USD');
  });

  test('P15 an order whose store has changed its currency a moment ago is refused with what it comes to', async () => {
    // As by a process that has not heard of it yet.
    const row = await pottery.shop.db
      .selectFrom('stores')
      .select('info')
      .where('id', '=', 'pottery')
      .executeTakeFirstOrThrow();
    expect(await currency()).toBe('USD');
    const info = { ...(JSON.parse(row.info) as object), currency: 'EUR' };
    await pottery.shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify(info) })
      .where('id', '=', 'pottery')
      .execute();
    expect(await pottery.buy(1)).toMatchObject({
      status: 409,
      body: { code: 'price-changed', quote: { total: 1499 } },
    });
    expect(await pottery.shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { addReceiver } from './add.ts';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { openShopOfReturns } from '../orders/returns/shop-of-returns.ts';
import { openOnDelivery } from '../payments/on-delivery/on-delivery-shop.ts';
import { owe } from '../refunds/owe.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { refuse } from '#backends/serving/answer.ts';
import { announceMessage } from '#store-api/shop/webhooks/announce-message.ts';
import { WireOrder } from '#contract/order.ts';

/** Nobody listens there, and nobody is asked: what is announced stays in the database. */
const NOWHERE = 'http://127.0.0.1:9/hook';

async function announced(db: Db, id?: string) {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .orderBy('webhook_id')
    .orderBy('sequence')
    .execute();
  return rows
    .filter(({ webhook_id }) => id === undefined || webhook_id === id)
    .map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }));
}
const names = async (db: Db) => (await announced(db)).map(({ event }) => event);

describeEveryEngine('webhooks: what is announced', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
  });
  afterEach(() => shop.close());
  const order = (quantity = 1) => shop.post('/orders', orderOf([{ productId: BELT, quantity }]), { token });

  test('what is rolled back is not announced, and takes no number; nor is anything without a receiver', async () => {
    await order();
    expect(await announced(shop.db)).toEqual([]);
    const { id } = await addReceiver(shop.db, { url: NOWHERE });
    const [body, at] = [
      { name: 'A', email: 'a@example.com', subject: 'Hi', message: 'Ho' },
      '2030-01-01T00:00:00.000Z',
    ];
    await transact(shop.db, async (trx) => {
      announceMessage(trx, { storeId: 'main', ticket: 'T-1', at }, body);
      return refuse(409, 'no', 'No.');
    });
    await expect(
      transact(shop.db, async (trx) => {
        announceMessage(trx, { storeId: 'main', ticket: 'T-2', at }, body);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await order(0)).status).toBe(400);
    await order();
    expect((await announced(shop.db)).map(({ sequence, event }) => [sequence, event])).toEqual([[1, 'order.placed']]);
    const row = await shop.db.selectFrom('webhooks').select('last_sequence').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ last_sequence: 1 });
  });

  test('many at once to several receivers: numbers without gaps, and what each asked for', async () => {
    const all = await addReceiver(shop.db, { url: NOWHERE });
    const some = await addReceiver(shop.db, { url: NOWHERE, events: 'message.received' });
    const message = { name: 'Asha', email: 'asha@example.com', subject: 'Fit', message: 'Is it true to size?' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 3 ? order() : shop.post('/contact', message))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const numbers = async (id: string) => (await announced(shop.db, id)).map(({ sequence }) => sequence);
    expect(await numbers(all.id)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    expect(await numbers(some.id)).toEqual([1, 2, 3, 4]);
    const [told] = await announced(shop.db, some.id);
    expect(told).toMatchObject({ event: 'message.received', email: 'asha@example.com', order_id: null });
    expect(told!.payload.data.message).toMatchObject({ subject: 'Fit', text: 'Is it true to size?', name: 'Asha' });
    const ids = (await announced(shop.db)).map(({ payload }) => payload.id);
    expect(new Set(ids).size).toBe(16);
  });

  test('little is left of a variant: once, by what was sold, and once more when it is gone', async () => {
    await addReceiver(shop.db, { url: NOWHERE, events: 'stock.low' });
    await shop.db.updateTable('variants').set({ stock: 5 }).where('id', '=', 'jeans-m-indigo').execute();
    const jeans = (quantity: number) => ({ productId: JEANS, quantity, size: 'M', color: 'Indigo' });
    for (const quantity of [1, 1, 1, 2])
      expect((await shop.post('/orders', orderOf([jeans(quantity)]), { token })).status).toBe(201);
    const variant = { id: JEANS, productTitle: 'Slim Raw Jeans', sku: null, size: 'M', color: 'Indigo' };
    expect((await announced(shop.db)).map(({ payload }) => payload.data)).toEqual([
      { variant: { ...variant, left: 3 } },
      { variant: { ...variant, left: 0 } },
    ]);
  });

  test('of how few pieces a receiver is told, the store says; with 0 only when none is left', async () => {
    await addReceiver(shop.db, { url: NOWHERE, events: 'stock.low' });
    const jeans = (quantity: number) => ({ productId: JEANS, quantity, size: 'M', color: 'Indigo' });
    for (const [lowStock, told] of [
      [10, [9, 0]],
      [0, [0]],
    ] as const) {
      await shop.db
        .updateTable('stores')
        .set({ settings: JSON.stringify({ lowStock }) })
        .execute();
      await shop.db.updateTable('variants').set({ stock: 12 }).where('id', '=', 'jeans-m-indigo').execute();
      await shop.db.deleteFrom('webhook_deliveries').execute();
      for (const quantity of [3, 7, 2])
        expect((await shop.post('/orders', orderOf([jeans(quantity)]), { token })).status).toBe(201);
      expect((await announced(shop.db)).map(({ payload }) => payload.data.variant.left)).toEqual(told);
    }
  });
});

describeEveryEngine('webhooks: the life of an order', (engine) => {
  test('paid, sent in parts, arrived, asked back, refunded: each once, as the order is by then', async () => {
    const shop = await openShopOfReturns(engine, { returns: { online: true } });
    await addReceiver(shop.db, { url: NOWHERE });
    const id = await shop.paid(2);
    await shop.run('ship', id, '--line', '1', '--tracking', 'AB127');
    await shop.run('cancel', id, '--line', '2', '--yes');
    await shop.run('deliver', id);
    expect((await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'size-small' }] })).status).toBe(200);
    await owe(shop.db, id);
    const { position } = await shop.db
      .selectFrom('refunds')
      .select('position')
      .where('reason', '=', 'paid-twice')
      .executeTakeFirstOrThrow();
    await shop.run('refunded', id, String(position), '--yes');
    const all = await announced(shop.db);
    const about = all.map(({ event, payload: { data } }) => [event, data.order.statusName]);
    expect(about).toEqual([
      ['order.placed', 'pending'],
      ['order.accepted', 'processing'],
      ['order.paid', 'processing'],
      ['order.sent', 'processing'],
      ['order.cancelled', 'shipped'],
      ['order.delivered', 'delivered'],
      ['return.asked', 'delivered'],
      ['order.refunded', 'delivered'],
    ]);
    const dataOf = (event: string) => all.find((one) => one.event === event)!.payload.data;
    expect(dataOf('order.paid').payment).toMatchObject({ provider: 'owner', amount: 4997.5, currency: 'INR' });
    expect(dataOf('order.sent')).toMatchObject({ parcel: 1, lines: [{ line: 0, quantity: 2 }] });
    expect(dataOf('order.sent').order.parcels).toMatchObject([{ trackingNumber: 'AB127' }]);
    expect(dataOf('order.cancelled')).toMatchObject({ lines: [{ line: 1, quantity: 1 }] });
    expect(dataOf('return.asked').return).toMatchObject({
      number: 1,
      kind: 'return',
      items: [{ reason: 'size-small' }],
    });
    expect(dataOf('order.refunded').refund).toMatchObject({ number: position, amount: 999.5, byHand: true });
    expect(all.filter(({ order_id }) => order_id === id)).toHaveLength(8);
    // In the words of the contract.
    const own = WireOrder.parse((await shop.get(`/orders/${id}`, { token: shop.token })).body);
    const told = WireOrder.parse(dataOf('order.refunded').order);
    // What it may change is its buyer's, and so are links; pictures are nobody's here.
    const shown = { changes: undefined, returns: undefined, documents: undefined, refunded: undefined };
    const items = own.items?.map((item) => ({ ...item, image: undefined }));
    expect({ ...told, ...shown }).toEqual({ ...own, ...shown, items });
    await shop.close();
  });

  test('cancelled as a whole: once; on delivery: accepted, and paid when its money is there', async () => {
    const shop = await openOnDelivery(engine);
    await addReceiver(shop.db, { url: NOWHERE });
    const unpaid = await shop.order();
    await shop.run('cancel', unpaid, '--yes');
    const id = await shop.chosen();
    await shop.run('ship', id);
    await shop.run('paid', id);
    const paid = await shop.chosen();
    await shop.run('cancel', paid, '--yes');
    expect(await names(shop.db)).toEqual([
      ...['order.placed', 'order.cancelled'],
      ...['order.placed', 'order.accepted', 'order.sent', 'order.paid'],
      ...['order.placed', 'order.accepted', 'order.cancelled'],
    ]);
    const [, , , accepted] = await announced(shop.db);
    expect(accepted!.payload.data.order).toMatchObject({ toPayOnDelivery: 1048.5, email: 'asha@example.com' });
    await shop.close();
  });
});

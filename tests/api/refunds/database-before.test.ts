import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoPieces } from '../db/before-pieces.ts';
import { describeEveryEngine } from '../engines.ts';
import { listRefunds } from '#owner/orders/list-refunds.ts';
import { readAllOrders } from '#owner/orders/records/read-orders.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import { writeOrders } from './orders-before.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { openGateways } from '#store-api/shop/payments/gateways-of-store.ts';
import { sandboxBank } from '#store-api/shop/payments/sandbox/sandbox-bank.ts';
import { beginRefund } from '#store-api/shop/refunds/begin-refund.ts';
import { readEnvironment } from '#environment.ts';

describeEveryEngine('24.11 a database from before pieces had states and refunds a table', (engine) => {
  let made: Awaited<ReturnType<typeof engine.makeDatabase>>;
  let db: Db;
  beforeAll(async () => {
    made = await engine.makeEmptyDatabase();
    const before = await openDatabase(made.url);
    await writeOrders(before);
    await before.schema.dropTable('refunds').execute();
    for (const column of ['came_paise', 'came_currency'])
      await before.schema.alterTable('payments').dropColumn(column).execute();
    await undoPieces(before, ['0030-refunds', '0039-settled-notes']);
    await before.destroy();
    db = await openDatabase(made.url);
  });
  afterAll(async () => {
    await db.destroy();
    await made.drop();
  });
  const now = () => new Date('2026-11-26T10:00:00.000Z');

  test('lists what is open, by the numbers that its histories name', async () => {
    const lines = (await listRefunds(db, 'main')).slice(0, -2);
    const numbers = await db.selectFrom('orders').select(['id', 'number']).execute();
    const idOf = (number: string) => numbers.find((order) => order.number === number)?.id ?? number;
    expect(lines.map((line) => line.slice(18).replace(/^\S+/, idOf)).sort()).toEqual([
      'cancelled  ₹20  asha@example.com  sandbox pay_d  number 3  refund due: cancelled after it was paid',
      'odd  $12.50  asha@example.com  sandbox pay_h  number 1  check for a refund: pay_h brought 12.50 USD where 20.00 INR was due',
      'twice  ₹20  asha@example.com  sandbox pay_f  number 2  refund due: paid by pay_f too',
    ]);
  });

  test('knows of each order what came and what went back', async () => {
    const orders = await readAllOrders(db, { storeId: 'main' });
    const known = orders.map(({ id, money: { state, paid, refunded }, payment }): [string, unknown[]] => [
      id,
      [state, paid, refunded, payment?.gateway],
    ]);
    expect(Object.fromEntries(known)).toEqual({
      pending: ['due', 0, 0, undefined],
      paid: ['paid', 2000, 0, 'sandbox'],
      confirmed: ['paid', 2000, 0, 'owner'],
      upi: ['paid', 2000, 0, 'upi'],
      'to-collect': ['to collect', 0, 0, undefined],
      collected: ['paid', 2000, 0, 'on-delivery'],
      refused: ['none', 0, 0, undefined],
      'never-paid': ['none', 0, 0, undefined],
      cancelled: ['paid', 2000, 0, 'sandbox'],
      returned: ['refunded', 2000, 2000, 'owner'],
      twice: ['paid', 4000, 0, 'sandbox'],
      seen: ['paid', 2000, 0, 'sandbox'],
      odd: ['due', 0, 0, undefined],
    });
    expect(orders.find(({ id }) => id === 'returned')!.refunds).toEqual([
      'refunded: cancelled after it was paid; refund settled by the owner (3): by bank',
    ]);
  });

  test('its orders are cancelled, and their money goes back: by the gateway, by piece, by hand', async () => {
    const gatewaysOf = openGateways('secret', readEnvironment({}), () => [sandboxBank('secret')]);
    const outbox = { trigger: () => undefined, close: async () => undefined };
    const app = { db, now, outbox, gatewaysOf, paymentTimeoutMs: 1000, mailFrom: undefined };
    const begin = (orderId: string, wish = {}) => beginRefund(app, { storeId: 'main', orderId, ...wish });
    expect(await begin('cancelled')).toMatchObject([{ number: 3, amountPaise: 2000, outcome: 'succeeded' }]);
    expect(await begin('paid', { lines: [{ line: 1, count: 1 }], note: 'too small' })).toMatchObject([
      { amountPaise: 1000, outcome: 'succeeded' },
    ]);
    await changeOrder(db, { storeId: 'main', orderId: 'paid', action: 'cancel', now, mailFrom: undefined });
    expect(await begin('paid')).toMatchObject([{ number: 2, amountPaise: 1000, outcome: 'succeeded' }]);
    await changeOrder(db, { storeId: 'main', orderId: 'confirmed', action: 'cancel', now, mailFrom: undefined });
    expect(await begin('confirmed')).toMatchObject([{ number: 1, amountPaise: 2000, outcome: 'by-hand' }]);
    await settleRefund(db, { storeId: 'main', orderId: 'confirmed', number: 1, now });
    expect(await begin('collected', { amountPaise: 500, note: 'stain' })).toMatchObject([{ outcome: 'by-hand' }]);
    const orders = await readAllOrders(db, { storeId: 'main' });
    const stateOf = (id: string) => orders.find((one) => one.id === id)!.money;
    expect(stateOf('paid')).toMatchObject({ state: 'refunded', refunded: 2000 });
    expect(stateOf('confirmed')).toMatchObject({ state: 'refunded', refunded: 2000 });
    expect(stateOf('collected')).toMatchObject({ state: 'paid', refunded: 0, open: 500 });
  });
});

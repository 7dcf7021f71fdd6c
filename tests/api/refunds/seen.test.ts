import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { ordersCommand } from '../orders/commands/orders-command.ts';
import { owe } from './owe.ts';
import { paySandbox, settlingOf } from './pay-sandbox.ts';
import { settleAnswer } from '#store-api/shop/refunds/settle-answer.ts';

/** Of two belts. */
const TOTAL = 1999;

describeEngines('what of an order went back, as its buyer reads it', (engine) => {
  let shop: TestShop;
  let token: string;
  let orders: ReturnType<typeof ordersCommand>;
  beforeEach(async () => {
    shop = await openShop(engine);
    orders = ordersCommand(shop);
    token = await shop.signUp('asha@example.com');
  });
  afterEach(() => shop.close());
  const place = async () =>
    (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { token })).body.id as string;
  const paid = async () => {
    const id = await place();
    await paySandbox(shop.db, id);
    return id;
  };
  const run = async (command: string, ...args: string[]) => {
    const { status, wrong } = await orders(command, ...args);
    expect({ status, wrong }, command).toEqual({ status: 0, wrong: '' });
  };
  /** In the list, and to its buyer and to whoever tracks it: the same. */
  const seen = async (id: string) => {
    const list = (await shop.get('/orders', { token })).body as { id: string }[];
    const own = await shop.get(`/orders/${id}`, { token });
    const tracked = await shop.get(`/orders/${id}?contactInfo=asha%40example.com`);
    const all = [list.find((one) => one.id === id), own.body, tracked.body].map((body) =>
      Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name.startsWith('refund'))),
    );
    expect(all).toEqual([all[0], all[0], all[0]]);
    return all[0];
  };

  test('P23 a part by a gateway, first on its way, then back; of the other orders nothing', async () => {
    const [id, other, unpaid] = [await paid(), await paid(), await place()];
    expect(await seen(id)).toEqual({});
    await run('refund', id, '--amount', '89.42', '--reason', 'a stain', '--yes');
    expect(await seen(id)).toEqual({ refundPending: 89.42 });
    const refund = await shop.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
    const answer = { state: 'succeeded', reference: 'r1' } as const;
    await settleAnswer(settlingOf(shop.db), refund, answer, { isQuery: true });
    expect(await seen(id)).toEqual({ refunded: 89.42 });
    await run('refund', id, '--amount', '10', '--reason', 'another', '--yes');
    await run('refund', id, '--amount', '1.42', '--reason', 'another', '--yes');
    expect(await seen(id)).toEqual({ refunded: 99.42, refundPending: 1.42 });
    expect([await seen(other), await seen(unpaid)]).toEqual([{}, {}]);
  });

  test('P23 by hand: not what is due, only what the owner has returned', async () => {
    const id = await place();
    await run('confirm', id);
    await run('refund', id, '--amount', '500', '--reason', 'a stain', '--yes');
    expect(await seen(id)).toEqual({});
    await run('refunded', id, '--yes');
    expect(await seen(id)).toEqual({ refunded: 500 });
    await run('refund', id, '--amount', '200', '--reason', 'a voucher', '--yes');
    await run('refunded', id, '--as', 'nothing', '--yes');
    expect(await seen(id)).toEqual({ refunded: 500 });
  });

  test('P23 cancelled and refunded, all of it; what a gateway refused is not on its way', async () => {
    const [id, refused] = [await paid(), await paid()];
    await run('refund', refused, '--amount', '1.41', '--reason', 'a stain', '--yes');
    expect(await seen(refused)).toEqual({});
    await run('cancel', id, '--refund', '--yes');
    expect(await seen(id)).toEqual({ refunded: TOTAL });
  });

  test('P23 what came too much, and went back, is no refund of the order', async () => {
    const id = await paid();
    const [first] = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
    await shop.db
      .insertInto('payments')
      .values({ ...first!, id: 'pay_second', updated_at: '2999-01-01' })
      .execute();
    await owe(shop.db, id, { paymentId: 'pay_second', amountPaise: TOTAL * 100 });
    await run('refund', id, '--yes');
    expect(await seen(id)).toEqual({});
    await run('refund', id, '--amount', '89', '--reason', 'a stain', '--yes');
    expect(await seen(id)).toEqual({ refunded: 89 });
  });
});

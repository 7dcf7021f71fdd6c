import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveOrder } from '#store-api/shop/orders/set-order-status.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { listOrders, ordersJson } from '#owner/orders/list-orders.ts';
import { listRefunds } from '#owner/orders/list-refunds.ts';
import { showOrder } from '#owner/orders/show-order.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, openShop, orderOf, stockOf, type TestShop } from '../fixture.ts';
import { ownerAct, type OwnerAct } from './owner-acts.ts';
import { soon } from '../../fixtures/soon.ts';
import { PROCESSING } from '#contract/order-status.ts';

describeEveryEngine("the owner's desk", (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  beforeEach(async () => {
    shop = await openShop(engine, { outboxEveryMs: 20 });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' },
    });
    token = await shop.signUp('asha@example.com');
    orderId = (
      await shop.post(
        '/orders',
        orderOf([
          { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
          { productId: BELT, quantity: 1 },
        ]),
        { token },
      )
    ).body.id;
  });
  afterEach(() => shop.close());
  const act = (name: OwnerAct, note?: string) => ownerAct(shop.db, name, { orderId, note });
  const mails = (count: number) =>
    soon(() => {
      const all = readOutbox(join(shop.dataFolder, 'outbox'));
      expect(all).toHaveLength(count);
      return all;
    });

  test('confirm, ship and deliver: each once, in this order, told by mail where it matters', async () => {
    await expect(act('ship')).rejects.toThrow(`Order ${orderId} is pending: it cannot become shipped.`);
    await act('confirm');
    await expect(act('confirm')).rejects.toThrow(`Order ${orderId} is processing already.`);
    await act('ship', 'Bluedart 7781');
    await act('deliver');
    await expect(act('cancel')).rejects.toThrow(`Order ${orderId} is delivered: it cannot become cancelled.`);
    const events = await shop.db
      .selectFrom('order_events')
      .select(['status', 'cause'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    expect(events.map(({ status, cause }) => `${status} ${cause}`)).toEqual([
      '0 placed',
      '1 payment confirmed by the owner',
      '2 shipped: Bluedart 7781',
      '3 delivered',
    ]);
    const all = await mails(5);
    const number = await numberOf(shop.db, orderId);
    expect(all.map(({ headers: { to, subject } }) => `${to} ${subject}`).sort()).toEqual([
      `asha@example.com We have your payment for ${number} at Selvedge & Sons`,
      `asha@example.com Your order ${number} from Selvedge & Sons has arrived`,
      `asha@example.com Your order ${number} from Selvedge & Sons is on its way`,
      `asha@example.com Your order at Selvedge & Sons (${number})`,
      `hello@shop.example Order ${number} is paid: ₹4,997.50`,
    ]);
    const byWord = (word: string) => all.find(({ headers }) => headers.subject!.includes(word))!.text;
    const placed = byWord('Your order at');
    expect(placed).toContain(
      '2 x Slim Raw Jeans, M, Indigo: ₹3,998\n1 x Woven Belt: ₹999.50\nTotal: ₹4,997.50, shipping free\n\nHere you see your order and what you can do with it, without signing in.',
    );
    expect(placed).toMatch(/\n\nhttps:\/\/shop\.example\/orders\/open\/[\w-]{43}\n\n/);
    expect(byWord('on its way')).toContain('Bluedart 7781');
    expect(byWord('is paid')).toContain('Asha Rao\n12 Lake Road\nPune, Maharashtra 411001\n+91 98765 43210');
  });

  test("nothing the shopper typed stands in a mail to the shopper's address", async () => {
    const typed = {
      fullName: 'Buy at evil.example',
      address: 'http://evil.example',
      city: 'evil.example',
      state: 'x',
      postalCode: '1',
      phone: '+919876543210',
    };
    await shop.post('/orders', { ...orderOf([{ productId: BELT, quantity: 1 }]), shippingAddress: typed }, { token });
    for (const { text } of await mails(2)) expect(text).not.toContain('evil.example');
  });

  test('cancelling gives the stock back once, and a paid order is noted as a refund due', async () => {
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(1);
    await act('confirm');
    await act('cancel', 'torn');
    await expect(act('cancel')).rejects.toThrow(`Order ${orderId} is cancelled already.`);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
    expect((await listRefunds(shop.db, 'main'))[0]).toMatch(
      new RegExp(`${await numberOf(shop.db, orderId)} .*  number \\d  refund due: cancelled after it was paid$`),
    );
    expect((await mails(4)).find(({ headers }) => headers.subject!.endsWith('is cancelled'))!.text).toContain('torn');
  });

  test('P5 a cancel that races a payment notes the refund, whichever of them is first', async () => {
    let cancelled: Promise<unknown> = Promise.resolve();
    await shop.db.transaction().execute(async (trx) => {
      await moveOrder(trx, {
        storeId: 'main',
        orderId,
        to: PROCESSING,
        cause: 'paid by pay_1',
        at: new Date().toISOString(),
      });
      cancelled = act('cancel');
      // Long enough for the cancel to have read what it reads before it waits for the row.
      await sleep(200);
    });
    await cancelled;
    expect((await listRefunds(shop.db, 'main'))[0]).toMatch(
      new RegExp(`${await numberOf(shop.db, orderId)} .*  number \\d  refund due: cancelled after it was paid$`),
    );
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
  });

  test('O11 cancelling gives back exactly what was taken, whatever the owner has counted since', async () => {
    const uncounted = orderOf([{ productId: JEANS, quantity: 2, size: 'S', color: 'Indigo' }]);
    orderId = (await shop.post('/orders', uncounted, { token })).body.id;
    await shop.db.updateTable('variants').set({ stock: 5 }).where('id', '=', 'jeans-s-indigo').execute();
    await act('cancel');
    expect(await stockOf(shop.db, 'jeans-s-indigo')).toBe(5);
  });

  test('O11 an order from before 0010, of which nobody wrote down what it took, gives back its quantity where there is a figure', async () => {
    await shop.db.updateTable('order_items').set({ taken: null }).where('order_id', '=', orderId).execute();
    await act('cancel');
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
  });

  test('O11 one product in two lines gives back both', async () => {
    await shop.db.updateTable('variants').set({ stock: 9 }).where('id', '=', 'jeans-m-indigo').execute();
    const line = { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' };
    orderId = (await shop.post('/orders', orderOf([line, { ...line, quantity: 3 }]), { token })).body.id;
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(4);
    await act('cancel');
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(9);
  });

  test('lists and shows, without what steers a terminal; wrong words are told', async () => {
    await shop.db
      .updateTable('orders')
      .set({ email: 'a\u001b[2J\u202eb@example.com' })
      .where('id', '=', orderId)
      .execute();
    const number = await numberOf(shop.db, orderId);
    const [line] = await listOrders(shop.db, { storeId: 'main', status: 'pending' });
    expect(line).toMatch(
      new RegExp(
        `^20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d  ${number}  pending +₹4,997.50  a  \\[2J b@example.com  not paid$`.replace(
          '  \\[2J b',
          ' \\[2J b',
        ),
      ),
    );
    expect(await listOrders(shop.db, { storeId: 'main', status: 'shipped' })).toEqual(['There are no orders.']);
    await expect(listOrders(shop.db, { storeId: 'main', status: 'lost' })).rejects.toThrow(
      'There is no status lost: pending, processing, shipped, delivered, cancelled.',
    );
    expect(JSON.parse(await ordersJson(shop.db, { storeId: 'main' }))[0]).toMatchObject({
      id: orderId,
      number,
      status: 'pending',
      total: 4997.5,
    });
    expect((await showOrder(shop.db, 'main', orderId)).join('\n')).toMatch(
      new RegExp(`^${number}  pending.*\n  ${orderId}\n  line 1: 2 x Slim Raw`),
    );
    expect((await showOrder(shop.db, 'main', orderId)).join('\n')).toMatch(
      /2 x Slim Raw Jeans, M, Indigo {2}₹3,998[^]*12 Lake Road[^]*placed/,
    );
    await expect(showOrder(shop.db, 'main', 'ord_none')).rejects.toThrow('There is no order ord_none.');
    await expect(showOrder(shop.db, 'other', orderId)).rejects.toThrow('There is no order');
  });
});

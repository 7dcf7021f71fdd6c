import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROCESSING } from '#contract/order-status.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { numberOf, openShop, orderOf, SHIPPING, type TestShop } from '../../fixture.ts';
import { owe } from '../../refunds/owe.ts';
import { ordersCommand } from './orders-command.ts';

describeEngines('orders export', (engine) => {
  let shop: TestShop;
  let orderId: string;
  let clock = '';
  beforeEach(async () => {
    clock = '2026-11-20T18:29:00.000Z';
    shop = await openShop(engine, { now: () => new Date(clock) });
    const token = await shop.signUp('asha@example.com');
    const typed = { ...SHIPPING, fullName: '@SUM(A1:A9)', address: '-2+3', city: '\tPune' };
    const body = orderOf([
      { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
      { productId: BELT, quantity: 1 },
    ]);
    orderId = (await shop.post('/orders', { ...body, shippingAddress: typed }, { token })).body.id;
    clock = '2026-11-21T10:00:00.000Z';
    const belt = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body.id;
    await owe(shop.db, belt, { reason: 'cancelled' });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: [],
      info: { storeName: 'Selvedge & Sons', terms: { taxIncluded: true } },
    });
    await shop.db.updateTable('variants').set({ sku: '=JN' }).where('id', '=', 'jeans-m-indigo').execute();
    const paidBy = (id: string, status: string, at: string) => ({
      store_id: 'main',
      id,
      order_id: orderId,
      provider: 'stripe',
      method: 'card',
      status,
      amount_paise: 499750,
      reference: `cs_${id}`,
      transaction_id: status === 'succeeded' ? `pi_${id}` : null,
      answer: '',
      created_at: clock,
      updated_at: at,
    });
    await shop.db
      .insertInto('payments')
      .values([
        paidBy('failed', 'failed', '2026-11-21T09:00:00.000Z'),
        paidBy('first', 'succeeded', '2026-11-21T09:01:00.000Z'),
        paidBy('again', 'succeeded', '2026-11-21T09:02:00.000Z'),
      ])
      .execute();
    await shop.db.updateTable('orders').set({ status: PROCESSING }).where('id', '=', orderId).execute();
  });
  afterEach(() => shop.close());
  const rowsOf = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true });

  test('a row for each line, oldest order first, with what paid it; no cell is a formula', async () => {
    const rows = rowsOf((await ordersCommand(shop)('export')).said);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({
      Order: orderId,
      Date: '2026-11-20 23:59',
      Status: 'processing',
      'E-mail': 'asha@example.com',
      Name: "'@SUM(A1:A9)",
      Phone: "'+91 98765 43210",
      Address: "'-2+3",
      City: 'Pune',
      State: 'Maharashtra',
      'Postal code': '411001',
      SKU: "'=JN",
      Title: 'Slim Raw Jeans',
      Size: 'M',
      Colour: 'Indigo',
      Quantity: '2',
      'Unit price': '1999.00',
      'Line total': '3998.00',
      'Order total': '4997.50',
      Currency: 'INR',
      Taxes: 'included',
      Gateway: 'stripe',
      'Payment method': 'card',
      'Payment reference': 'pi_first',
      Paid: '2026-11-21 14:31',
      Refunds: '',
      'Subtotal and parts': '',
      Tracking: '',
      Delivery: '',
      'Arrives by': '',
      'To collect': '',
      Kind: 'goods',
      Discount: '',
      Amount: '3998.00',
      'Before tax': '',
      'Tax rate': '',
      Tax: '',
      'Tax by name': '',
      Number: await numberOf(shop.db, orderId),
      Money: 'paid',
      Refunded: '',
      Cancelled: '',
      Returned: '',
    });
    expect(Object.keys(rows[0]!).slice(0, 2)).toEqual(['Number', 'Order']);
    // What is new stands at the end.
    expect(Object.keys(rows[0]!).slice(-4)).toEqual(['Money', 'Refunded', 'Cancelled', 'Returned']);
    expect(rows[1]).toMatchObject({ Order: orderId, Title: 'Woven Belt', SKU: '', 'Unit price': '999.50' });
    expect(rows[2]).toMatchObject({
      Date: '2026-11-21 15:30',
      Gateway: '',
      'Payment reference': '',
      Paid: '',
      Refunds: 'refund due: cancelled after it was paid',
    });
  });

  test('what the owner confirmed is paid, by the word of the owner; plain UPI stays UPI, money that comes later is none', async () => {
    const orders = ordersCommand(shop);
    const token = await shop.signUp('zoe@example.com');
    const placed = async () =>
      (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body.id as string;
    const attempt = async (id: string, provider: string) => {
      const row = { store_id: 'main', id: `pay_${provider}`, order_id: id, provider, method: provider, answer: '' };
      const rest = { status: 'started', amount_paise: 99_950, reference: null, transaction_id: null };
      await shop.db
        .insertInto('payments')
        .values({ ...row, ...rest, created_at: clock, updated_at: clock })
        .execute();
    };
    const [cash, upi, late] = [await placed(), await placed(), await placed()];
    await attempt(upi, 'upi');
    for (const id of [cash, upi, late]) expect((await orders('confirm', id)).status).toBe(0);
    await attempt(late, 'stripe');
    const at = new Date(Date.now() + 60_000).toISOString();
    await shop.db
      .updateTable('payments')
      .set({ status: 'succeeded', updated_at: at })
      .where('id', '=', 'pay_stripe')
      .execute();
    const rows = rowsOf((await orders('export')).said);
    const paid = (id: string) => {
      const {
        Gateway,
        'Payment method': method,
        'Payment reference': reference,
        Paid,
      } = rows.find(({ Order }) => Order === id)!;
      expect(Paid).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d$/);
      return [Gateway, method, reference];
    };
    expect(paid(cash)).toEqual(['owner', '', '']);
    expect(paid(upi)).toEqual(['upi', 'upi', 'pay_upi']);
    expect(paid(late)).toEqual(['owner', '', '']);
    const listed = rowsOf((await orders('list', '--csv')).said).find(({ Order }) => Order === cash);
    expect(listed).toMatchObject({ Gateway: 'owner', Paid: expect.stringMatching(/^20/) });
  });

  test('a line has the SKU that was ordered, whatever the variant is called later; before that one was noted, today’s', async () => {
    const token = await shop.signUp('zoe@example.com');
    const line = { productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' };
    const { id } = (await shop.post('/orders', orderOf([line]), { token })).body;
    await shop.db.updateTable('variants').set({ sku: 'NEW' }).where('id', '=', 'jeans-m-indigo').execute();
    const skuOf = async (order: string) =>
      rowsOf((await ordersCommand(shop)('export')).said).find(
        (row) => row.Order === order && row.Title === 'Slim Raw Jeans',
      )?.SKU;
    expect(await skuOf(id)).toBe("'=JN");
    expect(await skuOf(orderId)).toBe('NEW');
    await shop.db.deleteFrom('products').where('id', '=', JEANS).execute();
    expect(await skuOf(id)).toBe("'=JN");
  });

  test('days and --out: a new file that only its owner reads', async () => {
    const orders = ordersCommand(shop);
    const file = join(shop.dataFolder, 'november.csv');
    expect(await orders('export', '--since', '2026-11-21', '--out', file)).toMatchObject({ status: 0, said: '' });
    expect(rowsOf(readFileSync(file, 'utf8'))).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await orders('export', '--out', file)).toMatchObject({
      status: 1,
      wrong: `${file} is there already: name another file, or move it away.`,
    });
    expect(await orders('export', '--until', 'soon')).toMatchObject({ status: 2 });
    expect(rowsOf((await orders('export', '--status', 'shipped')).said)).toEqual([]);
  });
});

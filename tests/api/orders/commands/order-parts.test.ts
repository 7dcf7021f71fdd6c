import { parse } from 'csv-parse/sync';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { openShop, orderOf, type TestShop } from '../../fixture.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import { ordersCommand } from './orders-command.ts';
import { ordersToPrint } from '#owner/orders/printing/orders-to-print.ts';
import { packingSlips } from '#owner/orders/printing/packing-slips.ts';
import { printedShop } from '#owner/orders/printing/printed-shop.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { toStored } from '#store-api/shop/pricing/stored-totals.ts';

const LINES = [
  { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
  { productId: BELT, quantity: 1 },
];
const PARTS = [
  { kind: 'discount', label: 'Summer sale', amount: -50_05 },
  { kind: 'shipping', label: 'Delivery', amount: 99_00 },
  { kind: 'tax', label: 'GST 12%', amount: 535_45, included: true },
] as const;
const ON_THE_WIRE = {
  subtotal: 4997.5,
  parts: [
    { kind: 'discount', label: 'Summer sale', amount: -50.05 },
    { kind: 'shipping', label: 'Delivery', amount: 99 },
    { kind: 'tax', label: 'GST 12%', amount: 535.45, included: true },
  ],
  total: 5046.45,
};

describeEngines('10.parts an order with parts', (engine) => {
  let shop: TestShop;
  let orderId: string;
  let token: string;
  beforeEach(async () => {
    shop = await openShop(engine);
    await shop.db.updateTable('variants').set({ stock: 9 }).where('id', '=', 'jeans-m-indigo').execute();
    token = await shop.signUp('asha@example.com');
    orderId = (await shop.post('/orders', orderOf(LINES), { token })).body.id;
    const stored = toStored({ subtotal: 4997_50, parts: PARTS, total: 5046_45 });
    await shop.db.updateTable('orders').set(stored).where('id', '=', orderId).execute();
  });
  afterEach(() => shop.close());

  test('is answered with them, in the list and when it is tracked', async () => {
    expect((await shop.get('/orders', { token })).body).toMatchObject([ON_THE_WIRE]);
    expect((await shop.get(`/orders/${orderId}?contactInfo=asha@example.com`)).body).toMatchObject(ON_THE_WIRE);
  });

  test('a mail has a row for each, and does not say that shipping is free', async () => {
    const act = { storeId: 'main', orderId, now: () => new Date(), mailFrom: undefined };
    await changeOrder(shop.db, { ...act, action: 'confirm' });
    const text = await vi.waitFor(() => {
      const mail = readOutbox(join(shop.dataFolder, 'outbox')).find(({ headers }) =>
        headers.subject?.startsWith('We have your payment'),
      );
      return mail!.text;
    }, 5_000);
    expect(text).toContain(
      [
        '1 x Woven Belt: ₹999.50',
        'Subtotal: ₹4,997.50',
        'Summer sale: -₹50.05',
        'Delivery: ₹99',
        'Includes GST 12%: ₹535.45',
        'Total: ₹5,046.45\n\n',
      ].join('\n'),
    );
    expect(text).not.toMatch(/free/i);
  });

  test('a packing slip, the commands and the files print them', async () => {
    const slip = packingSlips(await printedShop(shop.db, 'main'), await ordersToPrint(shop.db, 'main', [orderId]), {
      prices: true,
    });
    expect(slip.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
      '3 pieces Subtotal ₹4,997.50 Summer sale -₹50.05 Delivery ₹99 Includes GST 12% ₹535.45 Total ₹5,046.45',
    );
    const orders = ordersCommand(shop);
    expect((await orders('show', orderId)).said).toContain(
      '\n  Subtotal  ₹4,997.50\n  Summer sale  -₹50.05\n  Delivery  ₹99\n  Includes GST 12%  ₹535.45\n  Total  ₹5,046.45\n',
    );
    expect((await orders('list')).said).toContain('₹5,046.45');
    expect(JSON.parse((await orders('show', orderId, '--json')).said)).toMatchObject(ON_THE_WIRE);
    expect(JSON.parse((await orders('list', '--json')).said)).toMatchObject([ON_THE_WIRE]);
    const [row] = parse<Record<string, string>>((await orders('export')).said, { bom: true, columns: true });
    expect(row).toMatchObject({
      'Order total': '5046.45',
      'Subtotal and parts': 'Subtotal 4997.50; Summer sale -50.05; Delivery 99.00; Includes GST 12% 535.45',
    });
  });

  test('O13 one that was stored before parts were reads as it was', async () => {
    await shop.db.updateTable('orders').set({ total_paise: 4997_50, parts: null }).where('id', '=', orderId).execute();
    expect((await shop.get('/orders', { token })).body).toMatchObject([{ subtotal: 4997.5, parts: [], total: 4997.5 }]);
  });
});

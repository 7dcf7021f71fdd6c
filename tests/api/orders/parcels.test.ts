import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { soon } from '../../fixtures/soon.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { describeEveryEngine } from '../engines.ts';
import { openPottery } from '../shop-folder/pottery.ts';
import { ordersCommand } from './orders-command.ts';

const STORE = 'id: pottery\nname: Kiln\nhosts: [kiln.example]\ncompany:\n  email: post@kiln.example\n';
const CARRIERS = `carriers:
  - name: Dart Post
    link: https://track.example/?number={number}
  - name: Rider
`;
const HOST = 'kiln.example';

describeEveryEngine('parcels', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  let orderId: string;
  beforeEach(async () => {
    pottery = await openPottery(engine, { outboxEveryMs: 20 });
    pottery.write('store.yaml', STORE + CARRIERS);
    await pottery.apply();
    orderId = (await pottery.buy(1)).body.id as string;
    await changeOrder(pottery.shop.db, {
      ...{ storeId: 'pottery', orderId, action: 'confirm', force: true },
      ...{ now: () => new Date(), mailFrom: undefined },
    });
  });
  afterEach(() => pottery.close());
  const orders = (...args: string[]) => ordersCommand(pottery.shop)(...args, '--store', 'pottery');
  const tracked = async () =>
    (await pottery.shop.get(`/orders/${orderId}?contactInfo=${encodeURIComponent('+919876543210')}`, { host: HOST }))
      .body;
  const record = () =>
    pottery.shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

  test('10.parcels: the number given at `ship` is in the order, with the link of its carrier, and in its mail', async () => {
    expect((await tracked()).parcels).toEqual([]);
    const { said } = await orders('ship', orderId, '--tracking', ' AB 12/7 ');
    expect(said).toContain(`${orderId}: shipped`);
    const link = 'https://track.example/?number=AB%2012%2F7';
    expect((await tracked()).parcels).toEqual([
      { carrier: 'Dart Post', trackingNumber: 'AB 12/7', trackingUrl: link, sentAt: expect.stringMatching(/^20.*Z$/) },
    ]);
    const mail = await soon(() => {
      const found = readOutbox(join(pottery.shop.dataFolder, 'outbox')).find(({ headers }) =>
        headers.subject!.endsWith('is on its way'),
      );
      expect(found).toBeDefined();
      return found!;
    });
    expect(mail.text).toContain(`Tracking: Dart Post AB 12/7\n${link}`);
    expect((await orders('show', orderId)).said).toContain(`  Dart Post AB 12/7  ${link}`);
    expect(JSON.parse((await orders('show', orderId, '--json')).said).parcels).toMatchObject([
      { trackingNumber: 'AB 12/7' },
    ]);
    for (const csv of [await orders('list', '--csv'), await orders('export')])
      expect(csv.said).toContain('Dart Post AB 12/7');
  });

  test('10.parcels: another carrier by its name, one that the folder has not, and a parcel without a number', async () => {
    const unknown = await orders('ship', orderId, '--tracking', '7', '--carrier', 'Dort Post');
    expect(unknown.wrong).toContain('There is no carrier Dort Post in store.yaml: Dart Post, Rider.');
    expect((await record()).status).toBe(1);
    await orders('ship', orderId, '--carrier', 'rider');
    expect((await tracked()).parcels).toEqual([{ carrier: 'Rider', sentAt: expect.any(String) }]);
  });

  test('10.parcels: export has the carriers; a link without {number} is a mistake', async () => {
    const folder = await pottery.exported();
    expect(readFileSync(join(pottery.root, folder, 'store.yaml'), 'utf8')).toContain(CARRIERS);
    expect(await pottery.apply(folder)).toEqual([]);
    pottery.write('store.yaml', `${STORE}carriers:\n  - name: Rider\n    link: https://rider.example/\n`);
    await expect(pottery.read()).rejects.toThrow(
      'store.yaml:8: carriers, entry 1: link must be an https address with {number} in it',
    );
  });

  test('what is erased of a customer leaves no number to follow', async () => {
    await orders('ship', orderId, '--tracking', 'AB127');
    await orders('deliver', orderId);
    await eraseCustomer(pottery.shop.db, {
      ...{ storeId: 'pottery', email: (await record()).email, now: () => new Date() },
      outboxFolder: join(pottery.shop.dataFolder, 'outbox'),
    });
    expect(JSON.stringify(await pottery.shop.db.selectFrom('parcels').selectAll().execute())).not.toContain('AB127');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { soon } from '../../../fixtures/soon.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import { describeEveryEngine } from '../../engines.ts';
import { openPottery } from '../../shop-folder/pottery.ts';
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

  const mailed = (subject: RegExp) =>
    soon(() => {
      const found = readOutbox(join(pottery.shop.dataFolder, 'outbox')).find(({ headers }) =>
        subject.test(headers.subject!),
      );
      expect(found).toBeDefined();
      return found!;
    });

  test('10.parcels: the number given at `ship` is in the order, with the link of its carrier, and in its mail', async () => {
    expect((await tracked()).parcels).toEqual([]);
    const { said } = await orders('ship', orderId, '--tracking', ' AB 12/7 ');
    expect(said).toContain(`${orderId}: shipped`);
    const link = 'https://track.example/?number=AB%2012%2F7';
    expect((await tracked()).parcels).toEqual([
      { carrier: 'Dart Post', trackingNumber: 'AB 12/7', trackingUrl: link, sentAt: expect.stringMatching(/^20.*Z$/) },
    ]);
    const mail = await mailed(/is on its way$/);
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
    expect((await mailed(/is on its way$/)).text).toContain('\n\nSent with Rider\n\n');
  });

  test('10.parcels: a wrong number is corrected: in the order, by a mail, and in its history', async () => {
    const early = await orders('tracking', orderId, 'AB128');
    expect(early).toEqual({
      status: 1,
      said: '',
      wrong: `Order ${orderId} is processing: its number is given when it leaves, by orders ship. Nothing was changed.`,
    });
    await orders('ship', orderId, '--tracking', 'AB127', '--carrier', 'rider');
    const sentAt = (await tracked()).parcels[0].sentAt as string;
    const { said } = await orders(
      'tracking',
      orderId,
      ' AB128 ',
      '--carrier',
      'Dart Post',
      '--note',
      'A slip of mine.',
    );
    expect(said).toBe(`${orderId}: Dart Post AB128 (was Rider AB127); the shopper is told`);
    const link = 'https://track.example/?number=AB128';
    expect((await tracked()).parcels).toEqual([
      { carrier: 'Dart Post', trackingNumber: 'AB128', trackingUrl: link, sentAt },
    ]);
    const mail = await mailed(/has another tracking number$/);
    expect(mail.text).toContain(`A slip of mine.\n\nTracking: Dart Post AB128\n${link}`);
    expect(mail.text).not.toContain('AB127');
    const history = (await orders('show', orderId)).said;
    expect(history).toContain('tracking number corrected by the owner: A slip of mine.');
    // Its carrier stays unless another one is named.
    expect((await orders('tracking', orderId, 'AB129')).said).toContain('Dart Post AB129 (was Dart Post AB128)');
    expect((await orders('tracking', orderId, 'AB129')).said).toBe(`${orderId}: Dart Post AB129, as before`);
    await orders('deliver', orderId);
    // Nobody follows it any more.
    expect((await orders('tracking', orderId, 'AB130')).said).toBe(`${orderId}: Dart Post AB130 (was Dart Post AB129)`);
    const mails = readOutbox(join(pottery.shop.dataFolder, 'outbox')).filter(({ text }) => text.includes('AB130'));
    expect(mails).toEqual([]);
  });

  test('10.parcels: a number that was forgotten at `ship` is given afterwards', async () => {
    await orders('ship', orderId);
    expect((await orders('tracking', orderId, 'AB127')).said).toBe(`${orderId}: Dart Post AB127; the shopper is told`);
    expect((await orders('tracking', orderId, ' ')).wrong).toContain('The tracking number is missing.');
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
    await orders('ship', orderId, '--tracking', 'AB126');
    await orders('tracking', orderId, 'AB127', '--note', 'AB126 was wrong');
    await orders('deliver', orderId);
    await eraseCustomer(pottery.shop.db, {
      ...{ storeId: 'pottery', email: (await record()).email, now: () => new Date() },
      outboxFolder: join(pottery.shop.dataFolder, 'outbox'),
    });
    for (const table of ['parcels', 'order_events'] as const)
      expect(JSON.stringify(await pottery.shop.db.selectFrom(table).selectAll().execute())).not.toMatch(/AB12[67]/);
  });
});

import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { EMAIL, openShopOfAsha } from './asha.ts';
import { describeEngines } from '../engines.ts';
import { orderOf, type TestShop } from '../fixture.ts';
import { DELIVERED } from '#contract/order-status.ts';
import { closeAccount } from '#store-api/shop/customers/close-account.ts';
import { eraseClosedAccounts } from '#store-api/shop/retention/erase-closed.ts';
import { eraseCustomer, unsubscribe } from '#store-api/shop/customers/erase-customer.ts';
import { showCustomer } from '#owner/customers/show-customer.ts';
import { prune } from '#store-api/shop/retention/prune.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { monthsBefore } from '#store-api/shop/stores/retention.ts';

const DAY = 24 * 60 * 60_000;

describeEngines('what is stored of customers without orders', (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  beforeEach(async () => {
    ({ shop, token, orderId } = await openShopOfAsha(engine));
  });
  afterEach(() => shop.close());

  test('the newsletter can be signed off', async () => {
    expect(await unsubscribe(shop.db, { storeId: 'main', email: ' ASHA@example.com' })).toBe(true);
    expect(await unsubscribe(shop.db, { storeId: 'main', email: EMAIL })).toBe(false);
    expect(await shop.db.selectFrom('messages').select('kind').execute()).toEqual([{ kind: 'contact' }]);
  });

  const outbox = () => join(shop.dataFolder, 'outbox');
  const info = (retention: object) => ({ storeName: 'Selvedge & Sons', retention });
  const createMain = (retention: object) =>
    createStore(shop.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info: info(retention) });
  const left = async () => [
    (await shop.db.selectFrom('messages').select('kind').orderBy('kind').execute()).map(({ kind }) => kind).join(),
    (await shop.db.selectFrom('stock_requests').select('email').execute()).length,
  ];

  test('24.14: mails that are files go after 30 days like those of the database; others of the folder stay', async () => {
    await expect
      .poll(
        async () => (await shop.db.selectFrom('outbox').select('id').where('next_at', 'is not', null).execute()).length,
      )
      .toBe(0);
    const [written = ''] = readdirSync(outbox());
    // A process that was killed while it wrote a mail.
    copyFileSync(join(outbox(), written), join(outbox(), `.4711-${written}`));
    writeFileSync(join(outbox(), 'to-keep.eml'), 'To: <hello@shop.example>\r\n\r\nPut here by hand');
    const before = readdirSync(outbox()).sort();
    await prune(shop.db, new Date(Date.now() + 29 * DAY), outbox());
    expect(readdirSync(outbox()).sort()).toEqual(before);
    await prune(shop.db, new Date(Date.now() + 31 * DAY), outbox());
    expect(readdirSync(outbox())).toEqual(['to-keep.eml']);
    expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    // A shop with a mail server has no such folder.
    await prune(shop.db, new Date(), join(shop.dataFolder, 'none'));
  });

  test('messages and requests go after 24 months, or after those the store states; the newsletter stays', async () => {
    await prune(shop.db, new Date(Date.now() + 729 * DAY), outbox());
    expect(await left()).toEqual(['contact,newsletter', 1]);
    await createMain({ messages: 36 });
    await prune(shop.db, new Date(Date.now() + 735 * DAY), outbox());
    expect(await left()).toEqual(['contact,newsletter', 1]);
    await createMain({ messages: 2 });
    await prune(shop.db, new Date(Date.now() + 58 * DAY), outbox());
    expect(await left()).toEqual(['contact,newsletter', 1]);
    await prune(shop.db, new Date(Date.now() + 63 * DAY), outbox());
    expect(await left()).toEqual(['newsletter', 0]);
  });

  test('each store has its own time', async () => {
    await createMain({ messages: 2 });
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    const body = { name: 'A', email: EMAIL, subject: 'Where', message: 'Where is my order?' };
    expect((await shop.post('/contact', body, { host: 'other.example' })).status).toBe(201);
    await prune(shop.db, new Date(Date.now() + 63 * DAY), outbox());
    const stores = await shop.db.selectFrom('messages').select(['store_id', 'kind']).orderBy('store_id').execute();
    expect(stores).toEqual([
      { store_id: 'main', kind: 'newsletter' },
      { store_id: 'other', kind: 'contact' },
    ]);
  });

  test('what the public record and so the privacy page states is what the job does', async () => {
    const stated = async () => (await shop.get('/storeInfo')).body.retention;
    expect(await stated()).toEqual({ messages: 24, closedAccounts: 1 });
    await createMain({ messages: 6 });
    await expect.poll(stated).toEqual({ messages: 6, closedAccounts: 1 });
  });

  describe('a closed account', () => {
    const close = () => closeAccount(shop.db, { storeId: 'main', email: ' ASHA@example.com', now: () => new Date() });
    const eraseIn = (days: number) =>
      eraseClosedAccounts(shop.db, {
        now: () => new Date(Date.now() + days * DAY),
        outboxFolder: join(shop.dataFolder, 'outbox'),
      });
    const order = () => shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();

    test('lets nobody in, and its address is free at once; the person is forgotten a month later', async () => {
      await shop.db.updateTable('orders').set({ status: DELIVERED }).execute();
      await close();
      expect((await shop.get('/orders', { token })).status).toBe(401);
      expect((await shop.post('/users/authorize', { email: EMAIL, password: 'correct horse' })).status).toBe(401);
      await expect(close()).rejects.toThrow(`${EMAIL} has no account that is open.`);
      const shown = await showCustomer(shop.db, { storeId: 'main', email: EMAIL, outboxFolder: outbox() });
      expect(shown.join('\n')).toMatch(/account +Asha Rao[^]*closed +the account[^]*order +[2-9B-Z]{3}-/);
      await eraseIn(27);
      expect((await order()).email).toBe(EMAIL);
      await eraseIn(32);
      expect(await order()).toMatchObject({ id: orderId, email: '', phone: '' });
      expect(await left()).toEqual(['', 0]);
      expect(await shop.db.selectFrom('closed_accounts').selectAll().execute()).toEqual([]);
      await expect(showCustomer(shop.db, { storeId: 'main', email: EMAIL, outboxFolder: outbox() })).rejects.toThrow(
        'knows nobody by',
      );
    });

    test('waits for an order that is on its way, and for the months that the store states', async () => {
      await createMain({ closedAccounts: 6 });
      await close();
      await eraseIn(400);
      expect((await order()).email).toBe(EMAIL);
      await shop.db.updateTable('orders').set({ status: DELIVERED }).execute();
      await eraseIn(150);
      expect((await order()).email).toBe(EMAIL);
      await eraseIn(190);
      expect((await order()).email).toBe('');
    });

    test('of somebody who came back keeps what came with the new account', async () => {
      await shop.db.updateTable('orders').set({ status: DELIVERED }).execute();
      await close();
      const again = await shop.signUp(EMAIL);
      await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token: again, key: 'two' });
      await eraseIn(32);
      const emails = await shop.db.selectFrom('orders').select('email').orderBy('created_at').execute();
      expect(emails).toEqual([{ email: '' }, { email: EMAIL }]);
      expect((await shop.get('/orders', { token: again })).body).toHaveLength(1);
      expect(await left()).toEqual(['contact,newsletter', 1]);
    });

    test('can be erased before its time', async () => {
      await shop.db.updateTable('orders').set({ status: DELIVERED }).execute();
      await close();
      const outboxFolder = join(shop.dataFolder, 'outbox');
      const erased = await eraseCustomer(shop.db, {
        storeId: 'main',
        email: EMAIL,
        outboxFolder,
        now: () => new Date(),
      });
      expect(erased).toMatchObject({ account: true, orders: 1 });
      expect(await shop.db.selectFrom('closed_accounts').selectAll().execute()).toEqual([]);
    });
  });
});

test('months before a day: the same day, or the last of a shorter month', () => {
  expect(monthsBefore(new Date('2026-11-23T10:00:00Z'), 24).toISOString()).toBe('2024-11-23T10:00:00.000Z');
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
});

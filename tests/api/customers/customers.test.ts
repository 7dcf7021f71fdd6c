import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JEANS } from '../catalogue.ts';
import { askBack, EMAIL, openShopOfAsha } from './asha.ts';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, HOST, SHIPPING, type TestShop } from '../fixture.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { showCustomer } from '#owner/customers/show-customer.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { ownerAct, type OwnerAct } from '../orders/owner-acts.ts';
import { owe } from '../refunds/owe.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';

describeEveryEngine('customers', (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  beforeEach(async () => {
    ({ shop, token, orderId } = await openShopOfAsha(engine));
  });
  afterEach(() => shop.close());
  const act = (name: OwnerAct, note?: string) => ownerAct(shop.db, name, { orderId, note, force: true });
  const addRefund = () => owe(shop.db, orderId);
  const allSent = () =>
    expect.poll(() => shop.db.selectFrom('outbox').select('id').where('next_at', 'is not', null).execute()).toEqual([]);
  const erase = (email = EMAIL) =>
    eraseCustomer(shop.db, {
      storeId: 'main',
      email,
      now: () => new Date(),
      outboxFolder: join(shop.dataFolder, 'outbox'),
    });

  const show = (asked: { email?: string; json?: boolean } = {}) =>
    showCustomer(shop.db, { storeId: 'main', email: EMAIL, outboxFolder: join(shop.dataFolder, 'outbox'), ...asked });

  /** Every row of every table, and every file below the data folder, as text. */
  async function everythingStored(): Promise<string> {
    const tables = await shop.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(async ({ name }) =>
        JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(shop.db)).rows),
      ),
    );
    const files = readdirSync(shop.dataFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(tables.length).toBeGreaterThan(20);
    return [...rows, ...files].join('\n');
  }

  test('what is shown has the days of the store', async () => {
    const at = '2026-03-01T19:00:00.000Z';
    await shop.db.updateTable('users').set({ created_at: at }).where('email', '=', EMAIL).execute();
    expect((await show()).find((line) => line.startsWith('account'))).toMatch(/ {2}2026-03-02$/);
  });

  test('erasing waits for an order that is on its way', async () => {
    await act('confirm');
    const number = await numberOf(shop.db, orderId);
    await expect(erase()).rejects.toThrow(
      `${EMAIL} has orders that are not finished: ${number}. Deliver or cancel them first.`,
    );
    expect((await shop.get('/orders', { token })).status).toBe(200);
  });

  test('nothing names the person afterwards; the order stays with what was bought, when, for how much and in which state', async () => {
    await act('confirm');
    await act('ship', 'left with Mrs Rao, 12 Lake Road');
    await act('deliver');
    await askBack(shop.db, orderId);
    await shop.db.updateTable('order_pieces').set({ state: 'return-accepted' }).execute();
    await expect(erase()).rejects.toThrow('has returns that are not finished, of ');
    await shop.db.updateTable('order_pieces').set({ state: 'refunded' }).execute();
    await addRefund();
    await settleRefund(shop.db, {
      storeId: 'main',
      orderId,
      number: 1,
      note: 'sent to Asha by hand',
      now: () => new Date(),
    });
    await allSent();
    const other = await shop.signUp('ravi@example.com');
    await shop.db
      .updateTable('users')
      .set({ first_name: 'Ravi', last_name: 'Iyer' })
      .where('email', '=', 'ravi@example.com')
      .execute();
    mkdirSync(join(shop.dataFolder, 'outbox'), { recursive: true });
    writeFileSync(
      join(shop.dataFolder, 'outbox', 'other.eml'),
      'From: <a@b.example>\r\nTo: <ravi@example.com>\r\n\r\nOf another',
    );
    // A text that is not plain ASCII is encoded, and names the order all the same.
    writeFileSync(
      join(shop.dataFolder, 'outbox', 'to-store.eml'),
      `To: shop@example.com\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`₹999 of order ${orderId}`).toString('base64')}`,
    );
    // So do a mail of this program's, by the number, and one that still waits.
    const number = await numberOf(shop.db, orderId);
    writeFileSync(
      join(shop.dataFolder, 'outbox', 'to-store-by-number.eml'),
      `To: shop@example.com\r\n\r\nnpm run store -- orders ship ${number}`,
    );
    const later = '2999-01-01T00:00:00.000Z';
    await shop.db
      .insertInto('outbox')
      .values({
        ...{ store_id: 'main', id: 'mail_waiting', sender: 's', recipient: 'shop@example.com', reply_to: null },
        ...{ created_at: '2026-11-21T00:00:00.000Z', expires_at: later, next_at: later, attempts: 0 },
        ...{ subject: `Order ${number} is paid`, text: 'To:\nAsha Rao', sent_at: null, last_error: null },
      })
      .execute();
    expect(await erase(' ASHA@example.com ')).toEqual({
      account: true,
      orders: 1,
      messages: 2,
      stockRequests: 1,
      mails: expect.any(Number),
    });
    expect(await everythingStored()).not.toMatch(/asha|Asha|Rao|Lake Road|98765|true to size/);
    const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ id: orderId, total_paise: 99_950, email: '', phone: '' });
    expect(JSON.parse(order.shipping)).toEqual({
      fullName: '',
      address: '',
      city: '',
      state: 'Maharashtra',
      postalCode: '411001',
      phone: '',
    });
    expect(readdirSync(join(shop.dataFolder, 'outbox'))).toEqual(['other.eml']);
    expect((await shop.get('/orders', { token })).status).toBe(401);
    expect((await shop.get('/orders', { token: other })).status).toBe(200);
    expect((await shop.post('/users/authorize', { email: EMAIL, password: 'correct horse' })).status).toBe(401);
    expect((await shop.get(`/orders/${orderId}?contactInfo=`)).status).not.toBe(200);
    // The address is free again, and what was its owner's is nobody's.
    const again = await shop.signUp(EMAIL);
    expect((await shop.get('/orders', { token: again })).body).toEqual([]);
    await erase();
    await expect(erase()).rejects.toThrow('The store knows nobody by asha@example.com.');
  });

  test('a mail that is being written while the person is erased goes too', async () => {
    await act('cancel');
    const outbox = join(shop.dataFolder, 'outbox');
    mkdirSync(outbox, { recursive: true });
    writeFileSync(join(outbox, '.1-late.eml'), `To: <${EMAIL}>\r\n\r\nHello`);
    const written = sleep(150).then(() => renameSync(join(outbox, '.1-late.eml'), join(outbox, 'late.eml')));
    await Promise.all([erase(), written]);
    expect(readdirSync(outbox)).not.toContain('late.eml');
  });

  test('a person who only wrote, or only waits, is forgotten too; another store keeps its own', async () => {
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    for (const host of [HOST, 'other.example'])
      await shop.post('/newsletter', { email: 'meera@example.com' }, { host });
    expect(await erase('meera@example.com')).toMatchObject({ account: false, orders: 0, messages: 1 });
    expect(
      await shop.db.selectFrom('messages').select('store_id').where('email', '=', 'meera@example.com').execute(),
    ).toEqual([{ store_id: 'other' }]);
  });

  test('what the store holds of a person is shown, without what steers a terminal', async () => {
    await shop.db.updateTable('users').set({ first_name: 'A\u001b[2J' }).where('email', '=', EMAIL).execute();
    const lines = await show();
    expect(lines.join('\n')).toMatch(
      new RegExp(
        `account +A \\[2J Rao[^]*order +${await numberOf(shop.db, orderId)}[^]*message[^]*newsletter[^]*waits for +Slim Raw Jeans, M, Black`,
      ),
    );
    const json = JSON.parse((await show({ json: true })).join('\n'));
    expect(json).toMatchObject({
      email: EMAIL,
      accounts: [{ firstName: 'A\u001b[2J' }],
      orders: [{ id: orderId, shipping: SHIPPING }],
      messages: [{ kind: 'contact' }, { kind: 'newsletter' }],
      stockRequests: [{ productId: JEANS }],
    });
    await expect(show({ email: 'none@example.com' })).rejects.toThrow('The store knows nobody by none@example.com.');
  });
});

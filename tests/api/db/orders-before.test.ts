import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { BY_OWNER, BY_SHOPPER, MIGRATED } from './states-of-orders-before.ts';
import { readAllOrders } from '#owner/orders/records/read-orders.ts';
import { hashToken } from '#store-api/base/auth/token.ts';
import { engineOf } from '#store-api/base/db/engine.ts';
import { migrate } from '#store-api/base/db/migrate.ts';
import { connectDatabase, type Db } from '#store-api/base/db/open-database.ts';

const ROWS = readFileSync('tests/api/db/orders-before.sql', 'utf8');
const LATER = [
  ...['0028-order-numbers', '0029-order-pieces', '0030-refunds', '0031-documents', '0033-returns'],
  '0039-settled-notes',
];
const TOKEN = 'token-of-asha';

/** The database of that program: its tables are made where later migrations count as done, and its rows are read. */
async function writeBefore(url: string): Promise<void> {
  const db = connectDatabase(url);
  await sql`create table migrations (name text primary key, at text not null)`.execute(db);
  for (const name of LATER) await sql`insert into migrations values (${name}, '')`.execute(db);
  await migrate(db, engineOf(db));
  for (const name of LATER) await sql`delete from migrations where name = ${name}`.execute(db);
  for (const statement of ROWS.split(';\n')) if (statement.trim()) await sql.raw(statement).execute(db);
  await switchOn(db);
  await db.destroy();
}

/** Its owner takes things back, and gives out documents, from now on; asha is signed in. */
async function switchOn(db: Db): Promise<void> {
  const store = await db.selectFrom('stores').select('settings').executeTakeFirstOrThrow();
  const before = JSON.parse(store.settings!);
  const returns = { online: true, exchange: true, fee: 79 };
  const settings = JSON.stringify({ ...before, returns, tax: { ...before.tax, documents: true } });
  await db.updateTable('stores').set({ settings }).execute();
  const token = { store_id: 'before', hash: hashToken(TOKEN), user_id: 'usr_asha' };
  await db
    .insertInto('tokens')
    .values({ ...token, created_at: '', expires_at: '2100-01-01' })
    .execute();
}

describeEveryEngine('24.11 orders in every state, of before pieces, refunds and documents', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    const made = await engine.makeEmptyDatabase();
    await writeBefore(made.url);
    const opened = { ...engine, makeDatabase: () => Promise.resolve(made) };
    const now = () => new Date('2026-11-14T06:30:00Z');
    shop = await openShop(opened, { now, environment: { UNPAID_ORDER_HOURS: '0' } });
  });
  afterAll(() => shop.close());

  const asked = { host: 'before.example', token: TOKEN };
  const run = async (...words: string[]) => {
    const settings = { DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url };
    const { status, said, wrong } = await ownerCommand(settings, [...words, '--store', 'before']);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${wrong}`);
    return said;
  };
  const orders = async (...acts: string[]) => {
    for (const words of acts) await run('orders', ...words.split(' '));
  };
  /** Of each order its status, its money (paid, given back, open), its pieces, and what documents say. */
  const standing = async (): Promise<Record<string, string>> => {
    const pieces = await shop.db.selectFrom('order_pieces').select(['order_id', 'state', 'parcel']).execute();
    const documents = await shop.db.selectFrom('documents').select(['order_id', 'kind', 'snapshot']).execute();
    const all = await readAllOrders(shop.db, { storeId: 'before' });
    return Object.fromEntries(
      all.map(({ id, status, money: { state, ...money } }) => {
        const states = pieces
          .filter((piece) => piece.order_id === id)
          .map((piece) => (piece.parcel === null ? piece.state : `${piece.state} in ${piece.parcel + 1}`));
        const counted = [...Map.groupBy(states, (one) => one)].map(([one, same]) => `${same.length} ${one}`);
        const given = documents
          .filter((document) => document.order_id === id)
          .map(({ kind, snapshot }) => `${kind} ${JSON.parse(snapshot).total / 100}`);
        const sums = [money.paid, money.refunded, money.open].map((paise) => paise / 100).join(' ');
        return [id.slice('ord_'.length), [status, `${state} ${sums}`, ...counted.sort(), ...given.sort()].join(', ')];
      }),
    );
  };

  test('are what they were, and shown', async () => {
    expect(await standing()).toEqual(MIGRATED);
    const { body } = await shop.get('/orders', asked);
    expect(body).toHaveLength(23);
    for (const id of Object.keys(MIGRATED))
      expect(await run('orders', 'show', `ord_${id}`)).not.toMatch(/undefined|NaN/);
    const [sent] = await shop.db.selectFrom('orders').select('number').where('id', '=', 'ord_bare_sent').execute();
    const { host } = asked;
    expect((await shop.get(`/orders/${sent!.number}?contactInfo=asha@example.com`, { host })).body).toMatchObject({
      ...{ status: 2, parcels: [{ carrier: 'By hand', trackingNumber: 'IN123' }] },
    });
  });

  test('are cancelled, sent, lost, picked up and paid, and their money goes back', async () => {
    await orders(
      ...['cancel ord_unpaid --yes', 'cancel ord_paid --yes', 'refund ord_paid --yes'],
      ...['cancel ord_to_collect --yes', 'cancel ord_another_amount --yes', 'refund ord_cancelled_paid --yes'],
      ...['refund ord_paid_when_cancelled --yes', 'refund ord_paid_twice --yes', 'refund ord_erased_cancelled --yes'],
      ...['refunded ord_bare_cancelled_confirmed --yes', 'confirm ord_to_be_confirmed', 'paid ord_confirmed_by_link'],
      ...['ship ord_counted --line 1x1', 'ship ord_counted', 'deliver ord_counted', 'ship ord_confirmed'],
      ...['lost ord_bare_sent --yes', 'refund ord_bare_sent --yes', 'refused ord_to_collect_sent --yes'],
      ...['ready ord_pick_up_paid', 'deliver ord_pick_up_paid', 'deliver ord_pick_up_sent'],
      'deliver ord_sent_and_corrected',
    );
    expect(await standing()).toEqual({ ...MIGRATED, ...BY_OWNER });
  });

  test('are cancelled by the piece, sent back and exchanged by their shopper', async () => {
    const ask = async (id: string, what: string, line: object, body: object = {}) => {
      const given = { ...body, lines: [{ reason: 'size-small', line: 0, ...line }] };
      expect((await shop.post(`/orders/ord_${id}/${what}`, given, asked)).text).toContain('"status"');
    };
    await ask('bare_paid', 'cancellations', { quantity: 1 });
    await orders('refund ord_bare_paid --yes');
    await ask('delivered', 'returns', { quantity: 1 }, { kind: 'return' });
    await ask('bare_delivered', 'returns', { quantity: 2 }, { kind: 'return' });
    await ask('no_longer_sold', 'returns', { quantity: 2 }, { kind: 'return' });
    await ask('discounted_and_delivered', 'returns', { line: 1, quantity: 1, size: 'S' }, { kind: 'exchange' });
    for (const id of ['delivered', 'bare_delivered', 'no_longer_sold', 'discounted_and_delivered'])
      await orders(`accept ord_${id}`, `receive ord_${id} --yes`);
    for (const id of ['delivered', 'bare_delivered', 'no_longer_sold']) await orders(`refund ord_${id} --yes`);
    await orders('ship ord_discounted_and_delivered');
    expect(await standing()).toEqual({ ...MIGRATED, ...BY_OWNER, ...BY_SHOPPER });
    const rows = (await run('ledger', 'export')).split('\n').slice(1);
    const sums = (await readAllOrders(shop.db, { storeId: 'before' })).map(({ money }) => money.paid - money.refunded);
    const exported = rows.map((row) => Math.round(Number(/,(-?[\d.]+),INR,/.exec(row)![1]) * 100));
    const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
    expect(sumOf(exported)).toBe(sumOf(sums));
  });
});

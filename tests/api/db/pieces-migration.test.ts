import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { undoPieces } from './before-pieces.ts';
import { ownerAct } from '../orders/owner-acts.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { refuseParcel } from '#store-api/shop/order-changes/parcels/refuse-parcel.ts';

const AT = '2026-11-21T10:00:00.000Z';

describeEveryEngine('a database from before the pieces of an order', (engine) => {
  let made: Awaited<ReturnType<typeof engine.makeDatabase>>;
  beforeAll(async () => void (made = await engine.makeEmptyDatabase()));
  afterAll(() => made.drop());

  test('goes on, with orders in every state', async () => {
    const before = await openDatabase(made.url);
    await createStore(before, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Shop' } });
    await before
      .insertInto('users')
      .values({
        ...{ store_id: 'main', id: 'u', email: 'a@example.com', password_hash: '', first_name: '', last_name: '' },
        created_at: AT,
      })
      .execute();
    await insert(before, 'pending', [0]);
    await insert(before, 'unpaid', [0, 4]);
    await insert(before, 'paid', [0, 1]);
    await insert(before, 'cancelled', [0, 1, 4]);
    await insert(before, 'sent', [0, 1, 2], { parcel: true });
    await insert(before, 'old', [0, 1, 2]);
    await insert(before, 'delivered', [0, 1, 2, 3], { parcel: true });
    await insert(before, 'refused', [0, 1, 2, 4], { parcel: true, collect: 'refused' });
    await undoPieces(before);
    await before.destroy();

    const db = await openDatabase(made.url);
    const rows = await db.selectFrom('order_pieces').selectAll().orderBy('line').orderBy('piece').execute();
    const piecesOf = (id: string) =>
      rows
        .filter(({ order_id }) => order_id === id)
        .map(({ line, piece, state, parcel, taken }) => [line, piece, state, parcel, taken].join(' '));
    const of = (state: string, parcel = '') =>
      [0, 1, 2].map((n) => `${Math.floor(n / 2)} ${n % 2} ${state} ${parcel} ${['1', '0', ''][n]}`);
    expect(piecesOf('pending')).toEqual([]);
    expect(piecesOf('unpaid')).toEqual([]);
    expect(piecesOf('paid')).toEqual(of('ordered'));
    expect(piecesOf('cancelled')).toEqual(of('cancelled'));
    for (const id of ['sent', 'old']) expect(piecesOf(id)).toEqual(of('sent', '0'));
    expect(piecesOf('delivered')).toEqual(of('delivered', '0'));
    expect(piecesOf('refused')).toEqual(of('refused', '0'));
    const parcels = await db
      .selectFrom('parcels')
      .select(['order_id', 'outcome', 'outcome_at'])
      .orderBy('order_id')
      .execute();
    expect(parcels).toEqual([
      { order_id: 'delivered', outcome: 'delivered', outcome_at: AT },
      { order_id: 'old', outcome: null, outcome_at: null },
      { order_id: 'refused', outcome: 'refused', outcome_at: AT },
      { order_id: 'sent', outcome: null, outcome_at: null },
    ]);

    await ownerAct(db, 'confirm', { orderId: 'pending' });
    await ownerAct(db, 'cancel', { orderId: 'paid' });
    await ownerAct(db, 'deliver', { orderId: 'sent' });
    await refuseParcel(db, { storeId: 'main', orderId: 'old', now: () => new Date(), mailFrom: undefined });
    const stands = await db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute();
    expect(Object.fromEntries(stands.map(({ id, status }) => [id, status]))).toMatchObject({
      ...{ pending: 1, paid: 4, sent: 3, old: 4 },
    });
    await db.destroy();
  });
});

/** Of a line of two pieces, of which one took stock, and one of a piece of which nobody knows. */
async function insert(
  db: Db,
  id: string,
  way: number[],
  { parcel = false, collect = null }: { parcel?: boolean; collect?: string | null } = {},
): Promise<void> {
  const inStore = { store_id: 'main' };
  await db
    .insertInto('orders')
    .values({
      ...{ ...inStore, id, user_id: 'u', status: way.at(-1)!, total_paise: 300, currency: 'INR', collect },
      ...{ link_version: 0 },
      ...{ email: 'a@example.com', phone: '', shipping: '{}', origin: null, created_at: AT, updated_at: AT },
    })
    .execute();
  const item = { ...inStore, order_id: id, product_id: 'p', title: 'Cap', price_paise: 100 };
  await db
    .insertInto('order_items')
    .values([
      { ...item, position: 0, quantity: 2, taken: 1 },
      { ...item, position: 1, quantity: 1, taken: null },
    ])
    .execute();
  for (const [position, status] of way.entries())
    await db
      .insertInto('order_events')
      .values({ ...inStore, order_id: id, position, status, cause: 'it went so', at: AT })
      .execute();
  // Nothing of its outcome was known then.
  if (parcel)
    await db
      .insertInto('parcels')
      .columns(['store_id', 'order_id', 'position', 'sent_at'])
      .values({ ...inStore, order_id: id, position: 0, sent_at: AT })
      .execute();
}

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { numberOrders } from '#store-api/base/db/number-orders.ts';

const NUMBER = /^[2-9B-Z]{3}-[2-9B-Z]{3}-[2-9B-Z]{3}$/;

describeEveryEngine('10.order-numbers', (engine) => {
  let shop: TestShop;
  let token: string;
  /** The numbers that are drawn next; random ones when it is empty. */
  let drawn: string[] = [];
  beforeAll(async () => {
    let count = 0;
    const drawNumber = () => drawn.shift() ?? `ZZZ-ZZ${count % 10}-${String((count += 1)).padStart(3, '0')}`;
    shop = await openShop(engine, { drawNumber });
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());
  const place = async () => {
    const { status, body } = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 201, keys: ['id'] });
    return body.id as string;
  };
  const numbers = async () => {
    const rows = await shop.db.selectFrom('orders').select(['id', 'number']).execute();
    return new Map(rows.map(({ id, number }) => [id, number]));
  };

  test('an order gets the number that is drawn; one that the store has is drawn again', async () => {
    drawn = ['7KQ-M2X-D4T'];
    const first = await place();
    drawn = ['7KQ-M2X-D4T', '7KQ-M2X-D4T', '234-567-89B'];
    const second = await place();
    expect(drawn).toEqual([]);
    const all = await numbers();
    expect([all.get(first), all.get(second)]).toEqual(['7KQ-M2X-D4T', '234-567-89B']);
    const lines = await shop.db.selectFrom('order_items').select('order_id').where('order_id', '=', second).execute();
    expect(lines).toHaveLength(1);
  });

  test('orders that are placed at once with one number each get one of their own', async () => {
    const count = 6;
    drawn = Array.from({ length: count }, () => 'BBB-BBB-BBB');
    const ids = await Promise.all(Array.from({ length: count }, place));
    const all = await numbers();
    expect(new Set(ids.map((id) => all.get(id))).size).toBe(count);
    expect([...all.values()].filter((number) => number === 'BBB-BBB-BBB')).toHaveLength(1);
  });

  test('a database of before: every order gets one, whatever is drawn twice; what an older program writes later does too', async () => {
    const { db } = shop;
    const before = await db.selectFrom('orders').selectAll().orderBy('id').execute();
    await sql`drop index orders_by_number`.execute(db);
    await db.schema.alterTable('orders').dropColumn('number').execute();
    await db
      .deleteFrom('migrations' as 'meta')
      .where('name' as 'key', '=', '0028-order-numbers')
      .execute();
    await (await openDatabase(shop.url)).destroy();
    const after = await db.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(after).toEqual(before.map((order) => ({ ...order, number: expect.stringMatching(NUMBER) })));
    expect(new Set(after.map(({ number }) => number)).size).toBe(after.length);

    const [kept, ...others] = after;
    const late = others.map(({ id }) => id);
    await db.updateTable('orders').set({ number: null }).where('id', 'in', late).execute();
    const shown = (await shop.get('/orders', { token })).body as { id: string; number?: string }[];
    expect(
      shown
        .filter(({ number }) => number === undefined)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(late.toSorted());
    let draws = 0;
    await numberOrders(db, () => ((draws += 1) === 1 ? kept!.number! : `CCC-CCC-${100 + draws}`));
    const all = await numbers();
    expect(all.get(kept!.id)).toBe(kept!.number);
    expect(late.map((id) => all.get(id))).toEqual(late.map(() => expect.stringMatching(/^CCC-CCC-1/)));
    expect(new Set(all.values()).size).toBe(all.size);
  });

  test('the same number in two stores is two orders; twice in one is refused by the database', async () => {
    const rows = await shop.db.selectFrom('orders').selectAll().limit(2).execute();
    const same = { number: rows[0]!.number };
    await expect(shop.db.updateTable('orders').set(same).where('id', '=', rows[1]!.id).execute()).rejects.toThrow();
    await shop.db.insertInto('stores').values({ id: 'other', is_default: 0, info: '{}', created_at: '' }).execute();
    const user = await shop.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    await shop.db
      .insertInto('users')
      .values({ ...user, store_id: 'other' })
      .execute();
    await shop.db
      .insertInto('orders')
      .values({ ...rows[0]!, store_id: 'other' })
      .execute();
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#environment.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { prune } from '#store-api/shop/retention/prune.ts';
import { describeEveryEngine } from '../engines.ts';

describeEveryEngine('the database', (engine) => {
  let made: Awaited<ReturnType<typeof engine.makeDatabase>>;
  beforeAll(async () => void (made = await engine.makeEmptyDatabase()));
  afterAll(() => made.drop());
  const store = (id: string) => ({ id, is_default: 0, info: '{}', created_at: '' });

  test('two processes may open a new one together', async () => {
    const opened = await Promise.all([openDatabase(made.url), openDatabase(made.url), openDatabase(made.url)]);
    const tables = await Promise.all(opened.map((db) => db.introspection.getTables()));
    for (const found of tables) expect(found.map(({ name }) => name)).toContain('order_events');
    await Promise.all(opened.map((db) => db.destroy()));
  });

  test('a read outside a transaction sees nothing of it; transactions do not mix', async () => {
    const db = await openDatabase(made.url);
    const seenFromOutside = () => db.selectFrom('stores').select('id').where('id', '=', 'never').execute();
    const rolledBack = db.transaction().execute(async (trx) => {
      await trx.insertInto('stores').values(store('never')).execute();
      expect(await seenFromOutside()).toEqual([]);
      throw new Error('changed my mind');
    });
    const kept = db.transaction().execute((trx) => trx.insertInto('stores').values(store('kept')).execute());
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await kept;
    expect((await db.selectFrom('stores').select('id').execute()).map(({ id }) => id)).toEqual(['kept']);
    await db.deleteFrom('stores').execute();
    await db.destroy();
  });

  test('foreign keys hold, large numbers come back as numbers', async () => {
    const db = await openDatabase(made.url);
    await expect(db.insertInto('store_hosts').values({ store_id: 'nobody', host: 'x' }).execute()).rejects.toThrow();
    await db.insertInto('stores').values(store('s')).execute();
    const row = {
      store_id: 's',
      id: 'p',
      handle: 'p',
      title: '',
      description: '',
      category: '',
      category_key: '',
      parent_category: null,
      parent_key: null,
      gender_key: null,
      discounted_paise: null,
      featured: 0,
      on_sale: 0,
      visible: 1,
      attributes: '[]',
      position: 0,
      page: null,
      source_hash: '',
      created_at: '',
      updated_at: '',
    };
    await db
      .insertInto('products')
      .values({ ...row, regular_paise: 9_000_000_000_000 })
      .execute();
    expect((await db.selectFrom('products').select('regular_paise').executeTakeFirstOrThrow()).regular_paise).toBe(
      9_000_000_000_000,
    );
    await db.deleteFrom('stores').execute();
    expect(await db.selectFrom('products').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  test('expired tokens and old idempotency keys are forgotten, the others are not', async () => {
    const db = await openDatabase(made.url);
    await db.insertInto('stores').values(store('s')).execute();
    await db
      .insertInto('users')
      .values({
        store_id: 's',
        id: 'u',
        email: 'a@b.co',
        password_hash: '',
        first_name: '',
        last_name: '',
        created_at: '',
      })
      .execute();
    const token = (hash: string, expires_at: string) => ({
      store_id: 's',
      hash,
      user_id: 'u',
      created_at: '',
      expires_at,
    });
    await db
      .insertInto('tokens')
      .values([token('old', '2026-11-21T09:59:59.000Z'), token('new', '2026-11-21T10:00:01.000Z')])
      .execute();
    const key = (name: string, created_at: string) => ({
      store_id: 's',
      user_id: 'u',
      call: 'createOrder',
      key: name,
      body_hash: '',
      status: 201,
      answer: '{}',
      created_at,
    });
    await db
      .insertInto('idempotency')
      .values([key('old', '2026-11-20T09:00:00.000Z'), key('new', '2026-11-20T11:00:00.000Z')])
      .execute();
    // More than one statement deletes.
    for (let batch = 0; batch < 3; batch += 1)
      await db
        .insertInto('idempotency')
        .values(Array.from({ length: 2_000 }, (_, row) => key(`old-${batch}-${row}`, '2026-11-20T09:00:00.000Z')))
        .execute();
    await prune(db, new Date('2026-11-21T10:00:00Z'), 'none');
    expect((await db.selectFrom('tokens').select('hash').execute()).map(({ hash }) => hash)).toEqual(['new']);
    expect((await db.selectFrom('idempotency').select('key').execute()).map((row) => row.key)).toEqual(['new']);
    await db.deleteFrom('stores').execute();
    await db.destroy();
  });

  test('F5 a newer database is refused in one line and left alone', async () => {
    const db = await openDatabase(made.url);
    // @ts-expect-error the list of migrations is no table of the shop
    await db.insertInto('migrations').values({ name: '9999-later', at: '' }).execute();
    await db.insertInto('stores').values(store('left-alone')).execute();
    const error = await refusal(made.url);
    expect(error).toContain('was made by a newer Selvedge (it has 9999-later)');
    expect(await db.selectFrom('stores').select('id').execute()).toHaveLength(1);
    await db.destroy();
  });
});

async function refusal(url: string): Promise<string> {
  const error = await openDatabase(url).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).not.toContain('\n');
  return message;
}

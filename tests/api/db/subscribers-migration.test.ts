import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { prune } from '#store-api/shop/retention/prune.ts';
import { listMessages } from '#store-api/shop/stores/message-rows.ts';

describeEveryEngine('a database from before subscribers confirmed', (engine) => {
  let made: Awaited<ReturnType<typeof engine.makeDatabase>>;
  beforeAll(async () => void (made = await engine.makeEmptyDatabase()));
  afterAll(() => made.drop());

  test('10.newsletter.confirm who was on the list is on it, and stays', async () => {
    const before = await openDatabase(made.url);
    await createStore(before, { id: 'shop', isDefault: true, hosts: [], info: { storeName: 'Shop' } });
    await before.schema.dropIndex('messages_to_confirm').execute();
    for (const column of ['confirm_by', 'confirmed_at'])
      await before.schema.alterTable('messages').dropColumn(column).execute();
    const email = 'asha@example.com';
    await before
      .insertInto('messages')
      .values({
        ...{ store_id: 'shop', ticket: '4KQ7-XT2M', kind: 'newsletter', email, subscriber: email },
        ...({ created_at: '2026-01-01T00:00:00.000Z' } as { created_at: string; confirm_by: null; confirmed_at: null }),
        ...{ name: null, subject: null, message: null, answered_at: null, answered_by: null },
      })
      .execute();
    await before
      .deleteFrom('migrations' as 'meta')
      .where('name' as 'key', '=', '0038-confirmed-subscribers')
      .execute();
    await before.destroy();

    const db = await openDatabase(made.url);
    await prune(db, new Date('2030-01-01T00:00:00Z'), 'no-such-folder');
    expect(await listMessages(db, { storeId: 'shop', kind: 'newsletter' })).toMatchObject([
      { email, confirm_by: null, confirmed_at: null },
    ]);
    await db.destroy();
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { GOODS_COLUMNS } from '#store-api/base/db/rows/goods-columns.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

describeEveryEngine('a database from before weights and HSN codes', (engine) => {
  let made: Awaited<ReturnType<typeof engine.makeDatabase>>;
  beforeAll(async () => void (made = await engine.makeEmptyDatabase()));
  afterAll(() => made.drop());

  test('opens with what it has, and nothing is said of its goods', async () => {
    const before = await openDatabase(made.url);
    await createStore(before, { id: 'shop', isDefault: true, hosts: [], info: { storeName: 'Shop' } });
    const product = { store_id: 'shop', handle: 'cap', title: 'Cap', description: '', category: 'Caps' };
    await before
      .insertInto('products')
      .values({
        ...product,
        ...{
          id: 'cap',
          category_key: 'caps',
          regular_paise: 900,
          featured: 0,
          on_sale: 0,
          visible: 1,
          attributes: '[]',
        },
        ...{ position: 1, source_hash: '', created_at: '', updated_at: '' },
      })
      .execute();
    await before
      .insertInto('variants')
      .values({ store_id: 'shop', id: 'cap-1', product_id: 'cap', position: 0, regular_paise: 900, stock: 3 })
      .execute();
    for (const table of ['products', 'variants'])
      for (const column of GOODS_COLUMNS) await before.schema.alterTable(table).dropColumn(column).execute();
    await before
      .deleteFrom('migrations' as 'meta')
      .where('name' as 'key', '=', '0022-goods')
      .execute();
    await before.destroy();

    const db = await openDatabase(made.url);
    const none = { weight_grams: null, hsn: null, tax_class: null, origin_country: null };
    expect(await db.selectFrom('products').selectAll().execute()).toMatchObject([{ title: 'Cap', ...none }]);
    expect(await db.selectFrom('variants').selectAll().execute()).toMatchObject([{ stock: 3, ...none }]);
    await db.updateTable('variants').set({ weight_grams: 1_000_000 }).execute();
    expect(await db.selectFrom('variants').select('weight_grams').execute()).toEqual([{ weight_grams: 1_000_000 }]);
    await db.destroy();
  });
});

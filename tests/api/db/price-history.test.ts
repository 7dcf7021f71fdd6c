import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, insertProducts, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { SALE_COLUMNS } from '#store-api/base/db/rows/sale-columns.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { prune } from '#store-api/shop/retention/prune.ts';

const INFO = { storeName: 'Shop', terms: { country: 'DE' } };

describeEveryEngine('10.prior-price: the history of prices', (engine) => {
  let made: Awaited<ReturnType<typeof engine.makeDatabase>>;
  let db: Db;
  beforeAll(async () => void (made = await engine.makeEmptyDatabase()));
  afterAll(async () => {
    await db.destroy();
    await made.drop();
  });

  test('a database from before opens with what it shows, and has had its prices since its products were written', async () => {
    const before = await openDatabase(made.url);
    await createStore(before, { id: 'shop', isDefault: true, hosts: [], info: INFO });
    await insertProducts(before, 'shop');
    await before.schema.dropTable('price_changes').execute();
    for (const column of SALE_COLUMNS) await before.schema.alterTable('variants').dropColumn(column).execute();
    await before.schema.alterTable('stores').dropColumn('sale_rule').execute();
    await before
      .deleteFrom('migrations' as 'meta')
      .where('name' as 'key', '=', '0026-price-history')
      .execute();
    await before.destroy();

    db = await openDatabase(made.url);
    const written = '2026-11-01T00:00:00.000Z';
    const same = { store_id: 'shop', product_id: JEANS, regular_paise: 249900, discounted_paise: 199900, at: written };
    expect(await db.selectFrom('price_changes').selectAll().orderBy('variant_id').execute()).toEqual([
      { ...same, variant_id: 'jeans-l-indigo', regular_paise: 259900, discounted_paise: null },
      ...['jeans-m-black', 'jeans-m-indigo', 'jeans-s-indigo'].map((id) => ({ ...same, variant_id: id })),
    ]);
    expect(await db.selectFrom('stores').select('sale_rule').execute()).toEqual([{ sale_rule: 'stated' }]);
    const none = { compare_paise: null, prior_paise: null, reference_paise: null };
    expect(await db.selectFrom('variants').selectAll().execute()).toMatchObject([none, none, none, none]);
  });

  test('its discounts that apply by themselves have been there since before anybody can tell; they go like prices', async () => {
    const automatic = { id: 'shirts', label: 'Shirts', percent: 20 };
    const discounts = [{ id: 'code', label: 'Code', code: 'TEN', percent: 10 }, automatic];
    await db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ discounts }) })
      .execute();
    await db.schema.dropTable('discount_changes').execute();
    await db
      .deleteFrom('migrations' as 'meta')
      .where('name' as 'key', '=', '0027-discount-history')
      .execute();
    await db.destroy();
    db = await openDatabase(made.url);
    const kept = () => db.selectFrom('discount_changes').selectAll().orderBy('at').execute();
    const first = { store_id: 'shop', at: '1970-01-01T00:00:00.000Z', discounts: JSON.stringify([automatic]) };
    expect(await kept()).toEqual([first]);

    const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
    const later = [2, 59, 61].map((day) => ({ ...first, at: at(day) }));
    await db.insertInto('discount_changes').values(later).execute();
    await prune(db, new Date(Date.UTC(2026, 0, 120)), 'none');
    expect(await kept()).toEqual(later.slice(1));
  });

  test('prices go after 60 days, but for the one that was in force then, as long as the choice is there', async () => {
    await db.deleteFrom('price_changes').execute();
    const price = { store_id: 'shop', product_id: BELT, regular_paise: 100, discounted_paise: null };
    const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
    const changes = {
      'jeans-m-black': [1, 2, 60, 99],
      'jeans-m-indigo': [3],
      'jeans-s-indigo': [40],
      gone: [1, 30, 98],
    };
    for (const [id, days] of Object.entries(changes))
      for (const day of days)
        await db
          .insertInto('price_changes')
          .values({ ...price, variant_id: id, at: at(day) })
          .execute();
    const left = async () => {
      const rows = await db.selectFrom('price_changes').select(['variant_id', 'at']).orderBy('at').execute();
      return rows.map((one) => `${one.variant_id} ${new Date(one.at).getTime() / 86_400_000 - 20_453}`);
    };
    const kept = ['jeans-m-indigo 3', 'jeans-s-indigo 40', 'jeans-m-black 60', 'gone 98', 'jeans-m-black 99'];
    for (let times = 0; times < 2; times++) {
      await prune(db, new Date(Date.UTC(2026, 0, 120)), 'none');
      expect(await left()).toEqual(kept);
    }
  });
});

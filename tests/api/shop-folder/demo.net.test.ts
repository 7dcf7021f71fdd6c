import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { prepare } from '#owner/cli/prepare.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { createStore } from '#owner/stores/create-store.ts';

/** One for all tests, whose pictures are read by the first of them alone: reading 183 of them takes seconds. */
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'selvedge-demo-'))));
afterAll(() => rmSync(folder, { recursive: true }));

describeEngines('the demo shop', (engine) => {
  let db: Db;
  let url = '';
  let drop = async () => {};
  beforeEach(async () => {
    const database = await engine.makeDatabase();
    ({ drop, url } = database);
    db = await openDatabase(url);
  });
  afterEach(async () => {
    await db.destroy();
    await drop();
  });

  const said: string[] = [];
  const fill = (EMPTY = false) =>
    prepare(db, { DATA_DIR: folder, DATABASE_URL: url, EMPTY }, (line) => said.push(line));
  const stores = () => db.selectFrom('stores').select(['id', 'is_default']).execute();

  test('fills an empty database once, with its stock and its order', async () => {
    await fill();
    expect(await stores()).toEqual([{ id: 'neelkora', is_default: 1 }]);
    const products = await db.selectFrom('products').select(['id', 'position']).orderBy('position').execute();
    expect(products.length).toBeGreaterThanOrEqual(52);
    expect(products[0]).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8}-slim-raw-selvedge-jeans$/), position: 1 });
    const stock = await db.selectFrom('variants').select('stock').where('sku', 'like', 'NK-JE-001-%').execute();
    expect(stock.map((row) => row.stock)).toContain(12);
    const before = said.length;
    await fill();
    expect(said.length).toBe(before);
  });

  test('stays out with EMPTY, and where there is a store', async () => {
    await fill(true);
    expect(await stores()).toEqual([]);
    await createStore(db, { id: 'mine', isDefault: true, hosts: [], info: { storeName: 'Mine' } });
    await fill();
    expect(await stores()).toEqual([{ id: 'mine', is_default: 1 }]);
  });

  test('is filled again after a fill that was cut off', async () => {
    await createStore(db, { id: 'neelkora', isDefault: true, hosts: [], info: { storeName: 'Neelkora' } });
    await db.insertInto('meta').values({ key: 'demo', value: 'filling' }).execute();
    await fill();
    expect((await db.selectFrom('products').select('id').execute()).length).toBeGreaterThanOrEqual(52);
    const before = said.length;
    await fill();
    expect(said.length).toBe(before);
  });
});

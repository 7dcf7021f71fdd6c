import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMANDS } from '#owner/cli/commands.ts';
import { runCommand } from '#owner/cli/program.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { hasPostgres, postgres } from '../engines.ts';
import { orderOf } from '../fixture.ts';
import { HEADER, openPottery } from '../shop-folder/pottery.ts';
import { openSwitchingPooler, type SwitchingPooler } from './switching-pooler.ts';
import { type Hands, HOST, PERSON, type Pottery } from './hands.ts';
import { OTHERS, shirts, WRITING } from './writing-commands.ts';

/** What `prepare` fills an empty database with: the demo shop has a hundred pictures to make. */
const demo = vi.hoisted(() => ({ demoFolder: '' }));
vi.mock('#demo/demo.ts', () => demo);

/** All with TEST_ALL; else a third of them, which is another in each run. */
const third = Math.floor(Math.random() * 3);
const TRIED = Object.entries(WRITING).filter((_, index) => Boolean(process.env.TEST_ALL) || index % 3 === third);

test('F12 every command that writes to the database is tried through a pooler', () => {
  const writing = COMMANDS.filter(({ writes }) => writes === 'database').map(({ name }) => name);
  expect([...Object.keys(WRITING), ...OTHERS].sort()).toEqual(writing.sort());
});

describe.skipIf(!hasPostgres)('F12 through a pooler that changes the session with each statement', () => {
  let pottery: Pottery;
  let pooler: SwitchingPooler;
  let said: string[];
  beforeEach(async () => {
    pottery = await openPottery(postgres);
    await pottery.apply();
    pooler = await openSwitchingPooler(pottery.shop.url);
    vi.stubEnv('DATABASE_URL', pooler.url);
    vi.stubEnv('DATA_DIR', pottery.shop.dataFolder);
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    pooler.close();
    await pottery.close();
  });

  const owner = async (...args: string[]) => {
    const before = said.length;
    await runCommand(COMMANDS, args);
    return said.slice(before).join('\n');
  };
  const prices = async () => {
    const rows = await pottery.shop.db
      .selectFrom('variants')
      .select(['sku', 'regular_paise'])
      .where('store_id', '=', 'pottery')
      .execute();
    return Object.fromEntries(rows.map(({ sku, regular_paise }) => [sku ?? '', regular_paise / 100]));
  };
  const hands = (): Hands => ({
    ...pottery,
    owner,
    ofShop: (...args) => owner(...args, '--store', 'pottery'),
    prices,
    async order(status = 0) {
      const { shop } = pottery;
      const token = await shop.signUp(PERSON, HOST.host);
      const [{ id: productId }] = (await shop.get('/products', HOST)).body.data;
      const placed = await shop.post('/orders', orderOf([{ productId, quantity: 2, size: 'M' }]), { ...HOST, token });
      expect(placed.status).toBe(201);
      await shop.db.updateTable('orders').set({ status }).execute();
      return placed.body.id as string;
    },
    async pieces() {
      const rows = pottery.shop.db.selectFrom('order_pieces').select('state').orderBy('line').orderBy('piece');
      return (await rows.execute()).map(({ state }) => state);
    },
    async statusOf(orderId) {
      const { db } = pottery.shop;
      return (await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst())?.status;
    },
    async causesOf(orderId) {
      const { db } = pottery.shop;
      const events = db.selectFrom('order_events').select('cause').where('order_id', '=', orderId);
      return (await events.orderBy('position').execute()).map(({ cause }) => cause);
    },
  });
  /** What the folder would change, compared past the pooler. */
  const differences = async (db: Db, folder: string) =>
    (await planFolder(db, await readShopFolder(folder), { media: pottery.media, dryRun: true })).changes;

  test.each(TRIED)('%s', async (_, act) => {
    await act(hands());
    expect(pooler.switches()).toBeGreaterThan(0);
    expect(await leftIn(pottery.shop.db)).toEqual(NOTHING_LEFT);
    const exported = join(pottery.root, 'afterwards');
    await exportFolder(pottery.shop.db, 'pottery', exported, pottery.media);
    expect(await differences(pottery.shop.db, exported)).toEqual([]);
  });

  test('prepare, on a database without tables', async () => {
    demo.demoFolder = join(pottery.root, 'shop');
    const empty = await postgres.makeEmptyDatabase();
    const between = await openSwitchingPooler(empty.url);
    vi.stubEnv('DATABASE_URL', between.url);
    expect(await owner('prepare')).toContain('The demo shop with 1 product is in postgres');
    const db = await openDatabase(empty.url);
    expect(await leftIn(db)).toEqual(NOTHING_LEFT);
    expect(await differences(db, demo.demoFolder)).toEqual([]);
    await db.destroy();
    between.close();
    await empty.drop();
  });

  test('two applies at once: each is done and right, or refused', async () => {
    const names = ['shop', 'other'];
    cpSync(join(pottery.root, 'shop'), join(pottery.root, 'other'), { recursive: true });
    for (let round = 0; round < (process.env.TEST_ALL ? 10 : 4); round += 1) {
      const wanted = [2000 + round, 3000 + round];
      for (const [index, name] of names.entries())
        pottery.write('products.csv', `${HEADER}\n${shirts(wanted[index] ?? 0)}\n`, name);
      const results = await Promise.allSettled(names.map((name) => owner('apply', join(pottery.root, name))));
      const now = await prices();
      expect(wanted).toContain(now['LS-M']);
      expect(now['LS-L']).toBe(now['LS-M']);
      const done = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [wanted[index]] : []));
      if (done.length === 1) expect(done).toEqual([now['LS-M']]);
      for (const result of results)
        if (result.status === 'rejected')
          expect((result.reason as Error).message).toMatch(
            /^Nothing was changed: the shop has|^It was written, but|^The shop is not as the file says/,
          );
    }
    expect(await leftIn(pottery.shop.db)).toEqual(NOTHING_LEFT);
  });
});

/** What a session keeps when its transaction is over, and another client would find. */
async function leftIn(db: Db): Promise<object> {
  const { rows } = await sql<object>`select
      (select count(*) from pg_class where relpersistence = 't') as "temporary tables",
      (select count(*) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())) as "advisory locks",
      (select count(*) from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%') as "open transactions"`.execute(db);
  return rows[0] ?? {};
}
const NOTHING_LEFT = { 'temporary tables': 0, 'advisory locks': 0, 'open transactions': 0 };

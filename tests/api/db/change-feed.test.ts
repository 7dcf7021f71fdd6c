import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readsOf } from '#store-api/base/db/postgres/catalogue-reads.ts';
import { openChangeFeed } from '#store-api/base/db/change-feed.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';
import { moveOrder } from '#store-api/shop/orders/set-order-status.ts';
import { prune } from '#store-api/shop/retention/prune.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { CANCELLED } from '#contract/order-status.ts';

const HEADER = 'Handle,Title,Variant Price';
const last = { productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' };

describeEveryEngine('the change feed', (engine) => {
  let shop: TestShop;
  let told: string[];
  beforeEach(async () => {
    shop = await openShop(engine);
    told = [];
    shop.api.watch((tags) => told.push(...tags));
  });
  afterEach(() => shop.close());

  const bring = async (rows: string[]) => {
    const file = join(shop.dataFolder, 'catalogue.csv');
    writeFileSync(file, [HEADER, ...rows].join('\n'));
    return importCatalogue(shop.db, { storeId: 'main', file, media: join(shop.dataFolder, 'media') });
  };
  const info = (storeName: string) =>
    createStore(shop.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info: { storeName } });

  test('an import tells of the catalogue and of each product at once; the same file again tells nothing', async () => {
    await bring(['tee,Tee,500', 'cap,Cap,300']);
    expect(told).toEqual([
      'main:catalogue',
      expect.stringMatching(/^main:product:\w{8}-tee$/),
      expect.stringMatching(/^main:product:\w{8}-cap$/),
    ]);
    told.length = 0;
    await bring(['tee,Tee,500', 'cap,Cap,300']);
    expect(told).toEqual([]);
    await bring(['tee,Tee,450', 'cap,Cap,300']);
    expect(told).toEqual(['main:catalogue', expect.stringMatching(/-tee$/)]);
  });

  test('more than a hundred products at once are one tag', async () => {
    await bring(Array.from({ length: 101 }, (_, index) => `tee-${index},Tee ${index},500`));
    expect(told).toEqual(['main:catalogue', 'main:products']);
  });

  test('store info is told, and the next answer is the new one', async () => {
    expect((await shop.get('/storeInfo')).body.storeName).toBe('Selvedge & Sons');
    await info('Selvedge & Daughters');
    expect(told).toEqual(['main:info']);
    expect((await shop.get('/storeInfo')).body.storeName).toBe('Selvedge & Daughters');
  });

  test('an order that takes the last piece tells, one that leaves some does not; a cancelled one brings it back', async () => {
    const token = await shop.signUp('asha@example.com');
    const some = { ...last, size: 'M' };
    expect((await shop.post('/orders', orderOf([some]), { token })).status).toBe(201);
    expect(told).toEqual([]);
    const { id } = (await shop.post('/orders', orderOf([last]), { token })).body;
    expect(told).toEqual([`main:product:${JEANS}`]);
    const cancel = (orderId: string) =>
      transact(shop.db, (trx) =>
        moveOrder(trx, { storeId: 'main', orderId, to: CANCELLED, cause: 'asked for', at: '2026-11-21T10:00:00.000Z' }),
      );
    expect(await cancel(id)).toBe(true);
    expect(told).toEqual([`main:product:${JEANS}`, `main:product:${JEANS}`]);
  });

  test('what is refused or rolled back tells nothing', async () => {
    const token = await shop.signUp('asha@example.com');
    expect(
      (
        await shop.post('/orders', orderOf([last, { productId: BELT, quantity: 1 }, { ...last, quantity: 2 }]), {
          token,
        })
      ).status,
    ).toBe(409);
    await expect(
      createStore(shop.db, { id: 'other', isDefault: false, hosts: ['shop.example'], info: {} }),
    ).rejects.toThrow();
    const undone = transact(shop.db, async (trx) => {
      await recordChanges(trx, 'main', ['catalogue'], '2026-11-21T10:00:00.000Z');
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await info('Selvedge');
    expect(told).toEqual(['main:info']);
  });

  test('another process is heard within a second', async () => {
    const heard = new Promise<number>(
      (resolve) => void shop.api.watch((tags) => tags.includes('main:info') && resolve(Date.now())),
    );
    const spoken = await inAnotherProcess(shop.url);
    expect((await heard) - spoken).toBeLessThan(1000);
    expect((await shop.get('/storeInfo')).body.storeName).toBe('Elsewhere');
  });

  test('a change that is committed after later ones is not lost', async () => {
    // As PostgreSQL may do it: a number is given before the commit. Of today, so that nothing prunes it meanwhile.
    const at = new Date().toISOString();
    await info('First');
    await sql`insert into changes (seq, store_id, tag, at) values (1000, 'main', 'catalogue', ${at})`.execute(shop.db);
    await info('Second');
    await sql`insert into changes (seq, store_id, tag, at) values (900, 'main', 'product:late', ${at})`.execute(
      shop.db,
    );
    await info('Third');
    expect(told.toSorted()).toEqual(['main:catalogue', 'main:info', 'main:info', 'main:info', 'main:product:late']);
  });

  test('changes are forgotten after a day, all but the newest', async () => {
    await transact(shop.db, (trx) => recordChanges(trx, 'main', ['catalogue', 'products'], '2026-11-20T09:00:00.000Z'));
    await transact(shop.db, (trx) => recordChanges(trx, 'main', ['info'], '2026-11-20T09:30:00.000Z'));
    await prune(shop.db, new Date('2026-11-21T10:00:00Z'), 'none');
    expect(
      (await shop.db.selectFrom('changes').select('tag').where('at', '<', '2026-11-21').execute()).map(
        ({ tag }) => tag,
      ),
    ).not.toContain('products');
    expect(await shop.db.selectFrom('changes').selectAll().execute()).not.toEqual([]);
  });

  test('a feed that has lost its place tells everything', async () => {
    await info('First');
    const feed = await openChangeFeed(readsOf(shop.db));
    const all: string[] = [];
    const end = feed.watch((tags) => all.push(...tags));
    await shop.db.deleteFrom('changes').execute();
    await info('Second');
    expect(all).toEqual(['*']);
    end();
    await info('Third');
    expect(all).toEqual(['*']);
    await feed.close();
  });

  test('a feed whose reads go to another server tells everything, once', async () => {
    let switches = 0;
    const feed = await openChangeFeed({ db: shop.db, switches: () => switches });
    const all: string[] = [];
    feed.watch((tags) => all.push(...tags));
    switches = 1;
    await info('Fourth');
    await info('Fifth');
    expect(all).toEqual(['*', 'main:info']);
    await feed.close();
  });

  test('the scope of a host is its store', async () => {
    await createStore(shop.db, { id: 'other', isDefault: false, hosts: ['other.example'], info: {} });
    const scopes = await Promise.all(
      ['localhost:8044', 'shop.example', 'api.other.example', 'evil.example'].map((host) => shop.api.scopeOf(host)),
    );
    expect(scopes).toEqual(['main', 'main', 'other', undefined]);
    await createStore(shop.db, { id: 'other', isDefault: false, hosts: ['evil.example'], info: {} });
    expect(await shop.api.scopeOf('evil.example')).toBe('other');
    expect(await shop.api.scopeOf('other.example')).toBe(undefined);
  });
});

/** Changes the store's name; gives when that was committed. */
async function inAnotherProcess(url: string): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ELSEWHERE, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return Number(said);
}

const ELSEWHERE = `
  const { openDatabase } = await import('#store-api/base/db/open-database.ts');
  const { createStore } = await import('#owner/stores/create-store.ts');
  const db = await openDatabase(process.argv[1]);
  await createStore(db, { id: 'main', isDefault: true, hosts: ['shop.example'], info: { storeName: 'Elsewhere' } });
  console.log(Date.now());
  await db.destroy();
`;

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { mountSmallDisk } from '../../api/small-disk.ts';
import { answering } from './answering.ts';
import { fill, ownPostgres, stopPostgres } from './engines.ts';
import { fillFolder } from './fill-folder.ts';
import { expect, test } from './program.ts';
import { ask, linesWritten, signUp, startProcess, type Answer } from './shop-process.ts';
import { expectPages, expectTryLater, order } from './while-it-fails.ts';

/** The database fails under a shop that is open: seen from outside, over HTTP. */
test.describe.configure({ timeout: 120_000 });
test.afterAll(stopPostgres);

test('F3 the disk is full: orders are refused clearly, reading goes on, and it recovers by itself', async () => {
  const disk = mountSmallDisk(6);
  test.skip(!disk, 'no small disk can be mounted here');
  const { url } = await fillFolder({ folder: disk!.folder });
  const shop = await startProcess({ DATA_DIR: disk!.folder });
  const token = await signUp(shop.origin);
  const acknowledged: string[] = [];
  const filler = join(disk!.folder, 'filler');
  for (const round of [1, 2]) {
    acknowledged.push((await order(shop, token)).body.id as string);
    expect(() => writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024))).toThrow(/ENOSPC/);
    const answers: Answer[] = [];
    // What is left of the log's last page takes a few yet.
    while (answers.at(-1)?.status !== 503 && answers.length < 500) answers.push(await order(shop, token));
    acknowledged.push(...answers.filter(({ status }) => status === 201).map(({ body }) => body.id as string));
    for (let turn = 0; turn < 3; turn += 1) expectTryLater(await order(shop, token));
    await expectPages(shop);
    expect((await ask(shop.origin, `/api/v1/orders`, { token })).status, `round ${round}`).toBe(200);
    expect((await ask(shop.origin, '/product/none')).status).toBe(404);
    expect((await ask(shop.origin, '/readyz')).status).toBe(200);
    rmSync(filler);
    await expect
      .poll(
        async () => {
          const { status, body } = await order(shop, token);
          if (status === 201) acknowledged.push(body.id as string);
          return status;
        },
        { timeout: 5_000 },
      )
      .toBe(201);
  }
  await shop.close();
  const db = await openDatabase(url);
  expect((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id).sort()).toEqual(
    acknowledged.sort(),
  );
  await db.destroy();
  disk!.remove();
});

test('F5 the database is taken away under an open shop: it is not made anew; its workers go when their primary is killed, and leave the port free', async () => {
  const { folder, remove } = await fillFolder();
  const shop = await startProcess({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'debug' });
  await expectPages(shop);
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `store.db${end}`), { force: true });
  await linesWritten();
  const workers = new Set(shop.lines().flatMap(({ worker }) => (worker === undefined ? [] : [worker as number])));
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  await expect.poll(() => shop.lines().filter(({ msg }) => msg === 'worker died').length).toBe(workers.size);
  await expect
    .poll(
      () =>
        ask(shop.origin, '/readyz').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(503);
  const page = await ask(shop.origin, '/');
  expect([page.status, page.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(() => new DatabaseSync(join(folder, 'store.db'), { readOnly: true })).toThrow();

  let successors: number[] = [];
  await expect
    .poll(async () => (successors = [...(await answering(shop, 503))] as number[]).length, { timeout: 20_000 })
    .toBe(2);
  shop.signal('SIGKILL');
  await shop.ended;
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => successors.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  await expect(ask(shop.origin, '/')).rejects.toThrow(/ECONNREFUSED/);
  remove();
});

test('F6 PostgreSQL is stopped, cut off and started again: pages from memory, orders refused, all back within 5 s', async () => {
  const server = await ownPostgres();
  test.skip(!server, 'PostgreSQL is not installed');
  const { folder, url, remove } = (await fill('PostgreSQL'))!;
  const shop = await startProcess({ DATA_DIR: folder, DATABASE_URL: url });
  const token = await signUp(shop.origin);
  await expectPages(shop);
  expect((await order(shop, token)).status).toBe(201);

  await server!.halt();
  await expectPages(shop);
  for (const answer of await Promise.all([order(shop, token), order(shop, token), order(shop, token)]))
    expectTryLater(answer);
  const unready = await ask(shop.origin, '/readyz');
  expect([unready.status, unready.body.why]).toEqual([503, 'database']);
  expect((await ask(shop.origin, '/healthz')).status).toBe(200);
  const unseen = await ask(shop.origin, '/products?category=jeans&parentCategory=denim');
  expect(unseen.status).toBe(503);
  expect(unseen.text).toContain('Failed to load products. Please try again.');

  await server!.resume();
  const back = Date.now();
  await expect.poll(async () => (await order(shop, token)).status, { intervals: [100], timeout: 5_000 }).toBe(201);
  await expect
    .poll(async () => (await ask(shop.origin, '/readyz')).status, { intervals: [100], timeout: 5_000 })
    .toBe(200);
  expect((await ask(shop.origin, '/products?category=jeans')).status).toBe(200);
  expect(Date.now() - back).toBeLessThan(5_000);

  const admin = new pg.Client(`${server!.url}/postgres`);
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
  await admin.end();
  await expect.poll(async () => (await order(shop, token)).status, { intervals: [100], timeout: 5_000 }).toBe(201);
  await expectPages(shop);
  await shop.close();
  await remove();
});

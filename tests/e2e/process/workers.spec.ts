import { spawn } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { fillFolder } from './fill-folder.ts';
import { ask, linesWritten, startProcess, type ShopProcess } from './shop-process.ts';

/** The life of workers: `WEB_CONCURRENCY` processes behind one port. */
test.describe.configure({ timeout: 120_000 });

let folder: string;
let remove: () => void;
test.beforeAll(async () => void ({ folder, remove } = await fillFolder()));
test.afterAll(() => remove());

/** Who answered pages lately, by their debug lines. */
async function answering(shop: ShopProcess): Promise<Set<unknown>> {
  await linesWritten();
  const before = shop.lines().length;
  for (let asked = 0; asked < 8; asked += 1) expect((await ask(shop.origin, '/')).status).toBe(200);
  await linesWritten();
  return new Set(
    shop
      .lines()
      .slice(before)
      .flatMap(({ worker }) => (worker === undefined ? [] : [worker])),
  );
}

test('a worker that is killed is replaced, and the others serve meanwhile', async () => {
  const shop = await startProcess({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'debug' });
  const [victim, survivor] = [...(await answering(shop))] as number[];
  process.kill(victim!, 'SIGKILL');
  await expect.poll(() => shop.lines().some(({ msg, pid }) => msg === 'worker died' && pid === victim)).toBe(true);
  expect((await ask(shop.origin, '/')).status).toBe(200);
  await expect
    .poll(async () => [...(await answering(shop))].filter((pid) => pid !== survivor).length, { timeout: 20_000 })
    .toBe(1);
  expect((await answering(shop)).has(victim)).toBe(false);
  await shop.close();
  expect(await shop.ended).toBe(0);
});

test('F9 SIGHUP puts fresh workers in the place of all, and no request fails', async () => {
  const shop = await startProcess({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'debug' });
  const old = await answering(shop);
  const failed: unknown[] = [];
  let over = false;
  const client = async () => {
    while (!over)
      await ask(shop.origin, '/products').then(
        ({ status }) => status !== 200 && failed.push(status),
        (error: unknown) => failed.push(error),
      );
  };
  const load = Promise.all([client(), client(), client(), client()]);
  shop.signal('SIGHUP');
  await expect.poll(() => shop.lines().some(({ msg }) => msg === 'workers renewed'), { timeout: 60_000 }).toBe(true);
  over = true;
  await load;
  expect(failed).toEqual([]);
  const fresh = await answering(shop);
  expect(fresh.size).toBe(2);
  expect([...fresh].filter((pid) => old.has(pid))).toEqual([]);
  await shop.close();
});

test('workers go when their primary is killed, and leave the port free', async () => {
  const shop = await startProcess({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'debug' });
  const workers = [...(await answering(shop))] as number[];
  shop.signal('SIGKILL');
  await shop.ended;
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => workers.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  await expect(ask(shop.origin, '/')).rejects.toThrow(/ECONNREFUSED/);
});

test('workers that cannot start are given up with one line', async () => {
  const crash = 'data:text/javascript,import cluster from "node:cluster"; if (cluster.isWorker) process.exit(3);';
  const shop = spawn(process.execPath, ['src/start.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      API_URL: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import=${encodeURI(crash)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  shop.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await new Promise((resolve) => void shop.once('exit', resolve))).toBe(1);
  expect(said.trim()).toBe('Selvedge cannot start: a worker ended before it was open; the log says why');
});

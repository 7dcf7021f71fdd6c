import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fillFolder } from './fill-folder.ts';
import { expect, test } from './program.ts';
import { startProcess } from './shop-process.ts';

/** One line says why a shop does not open. */
test.describe.configure({ timeout: 120_000 });

let folder: string;
let remove: () => void;
test.beforeAll(async () => void ({ folder, remove } = await fillFolder()));
test.afterAll(() => remove());

test('a METRICS_PORT that is taken is said in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(startProcess({ DATA_DIR: folder, METRICS_PORT: String(port) })).rejects.toThrow(
    `Selvedge cannot start: port ${port} on 127.0.0.1 is in use; set METRICS_PORT to another`,
  );
  taken.close();
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

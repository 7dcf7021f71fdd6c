import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { BELT, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { openShop } from '../fixture.ts';

/** Beside this process, whose servers answer meanwhile. */
async function doctor(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['src/owner/cli/cli.ts', 'doctor', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}

test('one line a finding with a line of advice; 0 without an error, 1 with one; a silent mail server ends in time', async () => {
  const shop = await openShop(sqlite);
  await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Selvedge' } });
  for (const id of [JEANS, BELT, SHIRT, KURTA]) writeFileSync(join(shop.dataFolder, 'media', `${id}.jpg`), '');
  const env = { DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url };
  const healthy = await doctor(env);
  expect(healthy.said).toMatch(
    /^warning {2}mail {6}SMTP_URL is not set: .*\n {19}Set SMTP_URL, then: npm run store -- test-mail ADDRESS$/m,
  );
  expect(healthy.said).toMatch(/^ok {7}products {2}main: 4 products/m);
  expect(healthy.status).toBe(0);

  const silent = createServer((socket) => socket.on('error', () => undefined));
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  rmSync(join(shop.dataFolder, 'media'), { recursive: true });
  const began = performance.now();
  const { status, said } = await doctor({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }, '--json');
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(status).toBe(1);
  const errors = JSON.parse(said).filter(({ level }: { level: string }) => level === 'error');
  expect(errors.map(({ area, what }: { area: string; what: string }) => `${area}: ${what}`)).toEqual([
    'pictures: main: 4 of 4 products lack files of their pictures: Cotton Kurta, Woven Belt, Slim Raw Jeans, Khaki Shirt',
    `mail: 127.0.0.1:${port} does not answer in time.`,
  ]);
  await new Promise((resolve) => {
    silent.close(resolve);
  });
  await shop.close();
}, 30_000);

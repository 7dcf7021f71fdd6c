import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

/** The built shop, started as a stranger would start it, on a port and in a folder of its own. */
export const PORT = 8144;
const DATA_DIR = 'data/test';
const READY_MS = 600_000;

/** Pictures of an earlier run are kept, since they are named by their content; the database is always new. */
export default async function startShop(): Promise<() => Promise<void>> {
  for (const name of ['store.db', 'store.db-wal', 'store.db-shm']) rmSync(`${DATA_DIR}/${name}`, { force: true });
  const shop = spawn(process.execPath, ['src/start.ts'], {
    env: { ...process.env, PORT: String(PORT), HOST: 'localhost', DATA_DIR, API_URL: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(shop);
  return () => closed(shop);
}

function opened(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The shop did not open in time.')), READY_MS);
    shop.stdout!.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (!chunk.toString().includes('is open at')) return;
      clearTimeout(timer);
      resolve();
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}.`)));
  });
}

function closed(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    shop.removeAllListeners('exit');
    shop.once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCatalogue } from './shop/make-catalogue.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/** `node tests/bench/import.ts [products]`: seconds and peak memory of importing into a fresh database, then again. */
const products = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
const given = process.env.DATABASE_URL ?? '';
const DATABASE_URL = given === '' ? `sqlite:${folder}/store.db` : given;
const env = { ...process.env, DATA_DIR: folder, DATABASE_URL };

try {
  const file = join(folder, 'catalogue.csv');
  await makeCatalogue(file, products);
  const db = await openDatabase(env.DATABASE_URL);
  await createStore(db, {
    id: 'bench',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Bench', categories: ['Jeans', 'Shirts', 'Shorts'] },
  });
  await db.destroy();
  for (const run of ['first', 'second']) {
    const { seconds, megabytes, said } = await measure(file);
    console.log(
      `${run} run of ${products} products, ${products * 5} variants: ${seconds.toFixed(2)} s, peak RSS ${megabytes} MB, ${said}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(file: string): Promise<{ seconds: number; megabytes: number; said: string }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['src/owner/cli/cli.ts', 'import', file, '--store', 'bench'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let kilobytes = 0;
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const watch = setInterval(() => (kilobytes = Math.max(kilobytes, peakOf(child.pid!))), 20);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { seconds: (performance.now() - start) / 1000, megabytes: Math.round(kilobytes / 1024), said: said.trim() };
}

/** Peak resident memory so far, as Linux tells it; 0 once the process is gone. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

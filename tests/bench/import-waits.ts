import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCatalogue } from './shop/make-catalogue.ts';
import { percentile } from './table/percentile.ts';
import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/**
 * `node tests/bench/import-waits.ts [products]`: how long an order waits while an import runs in a process of its own:
 * the first one, one that changes every product, and one that changes nothing. DATABASE_URL names an empty database.
 */
const products = Number(process.argv[2] ?? 5000);
const folder = mkdtempSync(join(tmpdir(), 'selvedge-waits-'));
const given = process.env.DATABASE_URL ?? '';
const DATABASE_URL = given === '' ? `sqlite:${folder}/store.db` : given;
const settings = {
  DATABASE_URL,
  DATA_DIR: folder,
  ORDERS_PER_HOUR: '0',
  UNPAID_ORDERS: '0',
  ORDER_MAILS_PER_HOUR: '0',
};

try {
  const db = await openDatabase(DATABASE_URL);
  await createStore(db, {
    id: 'bench',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Bench', categories: ['Jeans', 'Shirts', 'Shorts'] },
  });
  const sold = join(folder, 'sold.csv');
  await makeCatalogue(sold, 1);
  await ended(importing(sold));
  const variant = await db
    .selectFrom('variants')
    .select(['product_id', 'size', 'color'])
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('variants').set({ stock: null }).execute();
  const api = await openStoreApi(readEnvironment(settings));
  const post = (path: string, body: unknown, token = '') =>
    api.fetch(
      new Request(`http://localhost/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      }),
    );
  const account = { email: 'bench@example.com', password: 'correct horse' };
  await post('/users/register', { ...account, firstName: 'Asha', lastName: 'Rao' });
  const { token } = (await (await post('/users/authorize', account)).json()) as { token: string };
  const order = {
    products: { [variant.product_id]: 1 },
    items: [{ productId: variant.product_id, quantity: 1, size: variant.size, color: variant.color }],
    shippingAddress: {
      fullName: 'Asha Rao',
      address: '12 Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
      phone: '+91 98765 43210',
    },
  };
  const catalogue = join(folder, 'catalogue.csv');
  const dearer = join(folder, 'dearer.csv');
  await makeCatalogue(catalogue, products);
  await makeCatalogue(dearer, products, { dearer: 10 });
  for (const [name, file] of [
    ['first import', catalogue],
    ['every product changed', dearer],
    ['nothing changed', dearer],
  ] as const) {
    const child = importing(file);
    const waits: number[] = [];
    let [running, refused] = [true, 0];
    const begun = performance.now();
    const end = ended(child).then(() => (running = false));
    while (running) {
      const from = performance.now();
      const { status } = await post('/orders', order, token);
      waits.push(performance.now() - from);
      if (status === 503) refused += 1;
      await sleep(5);
    }
    await end;
    console.log(
      `${name}: ${products} products, ${products * 5} variants in ${((performance.now() - begun) / 1000).toFixed(1)} s; ${waits.length} orders meanwhile, ${refused} answered 503, median ${percentile(waits, 0.5).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
    );
  }
  await api.close();
  await db.destroy();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function importing(file: string): ChildProcess {
  return spawn(process.execPath, ['src/owner/cli/cli.ts', 'import', file, '--store', 'bench'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise(
    (resolve, reject) =>
      void child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the import ended with ${code}`)))),
  );
}

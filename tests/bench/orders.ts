import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { fillStore } from './shop/make-catalogue.ts';
import { perSecond, times, type Row } from './table/row.ts';
import { startShop } from './shop/shop.ts';
import { median } from './table/statistics.ts';
import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/**
 * `node tests/bench/orders.ts [rounds] [processes]`: orders through the shop's own API on SQLite, beside the engine's
 * bare commits on the same disk.
 */
const CLIENTS = 32;
const SECONDS = 5;
const MIN_RATIO = 0.25;
const MAX_P99 = 100;
const PRODUCTS = 200;
const ADDRESS = {
  fullName: 'Asha Rao',
  address: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919876543210',
};

export interface OrderLoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  slowest: number;
  /** Answers without an order, by status. */
  refused: Record<string, number>;
  orders: number;
  distinct: number;
}

export async function measureOrders(
  rounds = 3,
  processes = 1,
): Promise<{ rows: Row[]; figures: { raw: number[]; orders: OrderLoadResult[] } }> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-orders-'));
  const figures = { raw: [] as number[], orders: [] as OrderLoadResult[] };
  try {
    const { tokens, bodies } = await fill(folder);
    const shop = await startShop({
      checkout: '.',
      dataDir: folder,
      env: { ORDERS_PER_HOUR: '0', UNPAID_ORDERS: '0', ORDER_MAILS_PER_HOUR: '0', WEB_CONCURRENCY: String(processes) },
    });
    const order = async (seconds: number): Promise<OrderLoadResult> => {
      const file = join(folder, 'load.json');
      writeFileSync(file, JSON.stringify({ origin: shop.origin, seconds, tokens, bodies }));
      const { stdout } = await promisify(execFile)(process.execPath, [
        join(import.meta.dirname, 'load/order-client.ts'),
        file,
      ]);
      return JSON.parse(stdout) as OrderLoadResult;
    };
    await order(2);
    for (let round = 0; round < rounds; round += 1) {
      figures.raw.push(rawCommits(folder, SECONDS / 2));
      figures.orders.push(await order(SECONDS));
    }
    await shop.close();
    return { rows: toRows(figures), figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shop of 200 products in 5 choices each, every other one with plenty of stock; 32 people signed in. */
async function fill(folder: string): Promise<{ tokens: string[]; bodies: string[] }> {
  const url = `sqlite:${folder}/store.db`;
  mkdirSync(join(folder, 'media'), { recursive: true });
  const db = await openDatabase(url);
  await createStore(db, {
    id: 'bench',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Bench', categories: ['Jeans', 'Shirts', 'Shorts', 'Accessories'] },
  });
  await fillStore(db, 'bench', PRODUCTS, folder);
  await db.updateTable('variants').set({ stock: 10_000_000 }).where('stock', 'is not', null).execute();
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('visible', '=', 1)
    .select(['product_id', 'size', 'color'])
    .execute();
  await db.destroy();
  const api = await openStoreApi(readEnvironment({ DATABASE_URL: url, DATA_DIR: folder }));
  const post = async (path: string, body: object) =>
    (
      await api.fetch(
        new Request(`http://localhost/api/v1${path}`, {
          method: 'POST',
          headers: { host: 'localhost', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
    ).json() as Promise<{ token: string }>;
  const tokens: string[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const person = {
      email: `bench${index}@example.com`,
      password: 'correct horse',
      firstName: 'Asha',
      lastName: 'Rao',
    };
    await post('/users/register', person);
    tokens.push((await post('/users/authorize', person)).token);
  }
  await api.close();
  return {
    tokens,
    bodies: variants.map((_, index) => bodyOf([variants[index]!, variants[(index * 7 + 1) % variants.length]!])),
  };
}

function bodyOf(chosen: { product_id: string; size: string | null; color: string | null }[]): string {
  const items = [...new Map(chosen.map((one) => [one.product_id, one])).values()].map(
    ({ product_id, size, color }, index) => ({
      productId: product_id,
      quantity: index + 1,
      ...(size && { size }),
      ...(color && { color }),
    }),
  );
  return JSON.stringify({
    products: Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity])),
    items,
    shippingAddress: ADDRESS,
  });
}

/** The least a durable write costs: one row, one commit, `synchronous=FULL`, in a file beside the shop's. */
function rawCommits(folder: string, seconds: number): number {
  const path = join(folder, 'raw.db');
  const db = new DatabaseSync(path);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table if not exists row (id integer primary key, text text)',
  );
  const insert = db.prepare('insert into row (text) values (?)');
  const ends = performance.now() + seconds * 1000;
  let commits = 0;
  for (; performance.now() < ends; commits += 1) {
    db.exec('begin immediate');
    insert.run('x'.repeat(200));
    db.exec('commit');
  }
  db.close();
  return commits / seconds;
}

function toRows({ raw, orders }: { raw: number[]; orders: OrderLoadResult[] }): Row[] {
  const middle = (figures: number[]) => median(figures) ?? 0;
  const [rate, floor] = [middle(orders.map((one) => one.perSecond)), middle(raw)];
  const p99 = middle(orders.map((one) => one.p99));
  const refused = orders.flatMap((one) => Object.entries(one.refused)).map(([status, count]) => `${count} x ${status}`);
  const doubled = orders.reduce((sum, one) => sum + one.orders - one.distinct, 0);
  const faults = [refused.length > 0 && `refused: ${refused.join(', ')}`, doubled > 0 && `${doubled} ids twice`];
  const note = faults.filter(Boolean).join('; ');
  return [
    {
      what: `Orders at ${CLIENTS} clients, SQLite, synchronous=FULL`,
      target: `at least ${MIN_RATIO} of bare commits`,
      measured: perSecond(rate),
      floor: perSecond(floor),
      ratio: rate / floor,
      pass: rate >= floor * MIN_RATIO && note === '',
      ...(note && { note }),
    },
    {
      what: 'Order, slowest of 100',
      target: `under ${MAX_P99} ms`,
      measured: `${p99.toFixed(0)} ms`,
      pass: p99 < MAX_P99,
      note: `median ${middle(orders.map((one) => one.p50)).toFixed(0)} ms, slowest ${Math.max(...orders.map((one) => one.slowest)).toFixed(0)} ms`,
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows } = await measureOrders(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 1));
  for (const { what, measured, target, pass, floor = '', ratio, note = '' } of rows)
    console.log(
      [what.padEnd(50), measured.padEnd(10), target.padEnd(28), floor.padEnd(10), times(ratio)].join(' '),
      pass ? 'pass' : 'short',
      note,
    );
}

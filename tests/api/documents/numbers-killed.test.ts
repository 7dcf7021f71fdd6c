import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { type DocumentShop, openDocumentShop } from './document-shop.ts';
import { runsOf } from '../../fixtures/runs.ts';

const { numRuns: KILLS } = runsOf('CRASH', { few: 2, all: 20 });
const INVOICES = process.env.TEST_ALL ? 1_000 : 40;
/** Of each of two processes. */
const AT_ONCE = process.env.TEST_ALL ? 50 : 10;
/** A process is killed at a random moment of so many milliseconds after its first invoice. */
const LATEST_MS = 250;

describeEveryEngine('10.documents F1 kill -9 while invoices are given out', (engine) => {
  test(`10.documents F1 ${INVOICES} invoices by two processes at once, kill -9 between: no number missing or given twice`, async () => {
    const shop = await openDocumentShop(engine);
    onTestFinished(shop.close);
    await paidOrders(shop, INVOICES);
    const found: number[] = [];
    for (let round = 0; round < KILLS && (await numbersOf(shop)).length < INVOICES; round += 1) {
      await Promise.all([shipUntil(shop, 0, 'killed'), shipUntil(shop, 0.5, 'killed')]);
      found.push((await numbersOf(shop)).length);
    }
    await Promise.all([shipUntil(shop, 0, 'done'), shipUntil(shop, 0.5, 'done')]);

    const year = /^IN(\d+)-/.exec((await numbersOf(shop))[0]!)![1]!;
    expect(await numbersOf(shop)).toEqual(
      Array.from({ length: INVOICES }, (_, n) => `IN${year}-${String(n + 1).padStart(5, '0')}`),
    );
    const invoices = await shop.db.selectFrom('documents').select(['order_id', 'parcel']).execute();
    expect(new Set(invoices.map(({ order_id }) => order_id)).size).toBe(INVOICES);
    for (const table of ['parcels', 'outbox'] as const)
      expect((await shop.db.selectFrom(table).select('store_id').execute()).length, table).toBe(INVOICES);
    const orders = await shop.db.selectFrom('orders').select('status').execute();
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: INVOICES }, () => 2));
    console.log(
      `${engine.name}: ${INVOICES} invoices, after each kill -9 ${found.join(', ')}; none missing, none twice`,
    );
  }, 900_000);
});

/** Copies of one order, paid. */
async function paidOrders(shop: DocumentShop, count: number): Promise<void> {
  const id = await shop.order();
  const [order] = await shop.db.selectFrom('orders').selectAll().execute();
  const items = await shop.db.selectFrom('order_items').selectAll().execute();
  await shop.db.updateTable('orders').set({ status: 1 }).where('id', '=', id).execute();
  await shop.db.deleteFrom('outbox').execute();
  const ids = Array.from({ length: count - 1 }, (_, n) => `ord_${String(n).padStart(20, '0')}`);
  for (const some of Array.from({ length: Math.ceil(ids.length / 50) }, (_, n) => ids.slice(n * 50, n * 50 + 50))) {
    const orders = some.map((copy) => ({ ...order!, id: copy, number: null, status: 1 }));
    await shop.db.insertInto('orders').values(orders).execute();
    const lines = some.flatMap((copy) => items.map((item) => ({ ...item, order_id: copy })));
    await shop.db.insertInto('order_items').values(lines).execute();
  }
}

async function numbersOf({ db }: DocumentShop): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('number').where('kind', '=', 'invoice').execute();
  return rows.map(({ number }) => number).sort();
}

function shipUntil(shop: DocumentShop, start: number, end: 'killed' | 'done'): Promise<void> {
  const args = ['tests/api/documents/shipping-load.ts', shop.url, String(start), String(AT_ONCE)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let isTimed = false;
  child.stdout.on('data', () => {
    if (isTimed || end === 'done') return;
    isTimed = true;
    setTimeout(() => child.kill('SIGKILL'), Math.random() * LATEST_MS);
  });
  return new Promise((resolve, reject) =>
    child.once('close', (code, signal) =>
      code === 0 || signal === 'SIGKILL' ? resolve() : reject(new Error(`The process ended with ${code}.`)),
    ),
  );
}

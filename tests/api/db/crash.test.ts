import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop, stockOf } from '../fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';

/** The long run is `CRASH_RUNS=200`. PostgreSQL gets a tenth. */
const { numRuns } = runsOf('CRASH', { few: 2, all: 20 });
const BUYERS = 8;
const STOCK = 1_000_000;
/** A process is killed at a random moment of so many milliseconds after its first order. */
const LATEST_MS = 250;

describeEveryEngine('F1 kill -9 at random moments under order load', (engine) => {
  const rounds = engine.name === 'SQLite' ? numRuns : Math.ceil(numRuns / 10);

  test(`F1 ${engine.name}: every acknowledged order is there once and whole, and the stock agrees`, async () => {
    const shop = await openShop(engine);
    const token = await shop.signUp('asha@example.com');
    await shop.db.updateTable('variants').set({ stock: STOCK }).where('id', '=', 'jeans-m-indigo').execute();
    const body = orderOf([
      { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
      { productId: BELT, quantity: 1 },
    ]);
    const made = new Map<string, string>();
    const sent: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const said = await orderUntilKilled([
        shop.url,
        shop.dataFolder,
        token,
        JSON.stringify(body),
        String(round),
        String(BUYERS),
      ]);
      for (const [word, key, id] of said.map((line) => line.split(' ')))
        if (word === 'sent') sent.push(key!);
        else made.set(key!, id!);
    }
    const before = await count(shop);
    await expectWhole(shop, made);

    // Who got no answer asks again with the same key: it is found, or made now, once.
    const open = sent.filter((key) => !made.has(key));
    for (const key of open) {
      const again = await shop.post(
        '/orders',
        { ...body, shippingAddress: { ...body.shippingAddress, fullName: key } },
        { token, key },
      );
      expect(again.status).toBe(201);
      made.set(key, again.body.id);
    }
    const after = await expectWhole(shop, made);
    expect(after).toBe(sent.length);
    if (engine.name === 'SQLite')
      expect((await sql`pragma integrity_check`.execute(shop.db)).rows).toEqual([{ integrity_check: 'ok' }]);
    console.log(
      `${engine.name}: ${rounds} times kill -9, ${sent.length - open.length} orders acknowledged and 0 lost; ${open.length} without an answer, of which ${before - (sent.length - open.length)} had been made and are found again; 0 halves, 0 twice; stock agrees`,
    );
    await shop.close();
  }, 900_000);
});

/**
 * The orders there are: each of those that were acknowledged, with all its parts, none for the same key twice. Gives
 * how many.
 */
async function expectWhole(shop: TestShop, made: Map<string, string>): Promise<number> {
  const orders = await shop.db.selectFrom('orders').select(['id', 'total_paise', 'shipping']).execute();
  const ids = new Set(orders.map(({ id }) => id));
  expect([...made.values()].filter((id) => !ids.has(id))).toEqual([]);
  const keys = orders.map(({ shipping }) => (JSON.parse(shipping) as { fullName: string }).fullName);
  expect(new Set(keys).size).toBe(orders.length);
  const items = Map.groupBy(
    await shop.db.selectFrom('order_items').select(['order_id', 'price_paise', 'quantity']).execute(),
    ({ order_id }) => order_id,
  );
  const totals = new Map(
    [...items].map(([id, lines]) => [
      id,
      [lines.length, lines.reduce((sum, line) => sum + line.price_paise * line.quantity, 0)],
    ]),
  );
  expect(orders.filter(({ id, total_paise }) => totals.get(id)?.join() !== `2,${total_paise}`)).toEqual([]);
  expect(totals.size).toBe(orders.length);
  for (const table of ['order_events', 'idempotency', 'outbox'] as const)
    expect(
      (
        await shop.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
      table,
    ).toBe(orders.length);
  expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(STOCK - 2 * orders.length);
  return orders.length;
}

async function count({ db }: TestShop): Promise<number> {
  return (
    await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
}

/** Lines that the process said whole before it was killed. */
function orderUntilKilled(args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['tests/api/orders/order-load.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [text, isTimed] = ['', false];
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (isTimed || !text.includes('made ')) return;
    isTimed = true;
    setTimeout(() => child.kill('SIGKILL'), Math.random() * LATEST_MS);
  });
  return new Promise((resolve) => child.once('close', () => resolve(text.split('\n').slice(0, -1))));
}

import { openDatabase } from '#store-api/base/db/open-database.ts';
import { withSharedCommit } from '#store-api/base/db/sqlite/shared-commit.ts';
import { isUnavailable } from '#store-api/base/db/unavailable.ts';
import { StartError } from '#environment.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';

/**
 * Run as a process of its own by numbers-killed.test.ts: ships all orders that are paid, many at once, beginning at a
 * place of its own. Says `tried` after each.
 */
const [url, start, atOnce] = process.argv.slice(2) as [string, string, string];
const db = await openDatabase(url);
const paid = await db.selectFrom('orders').select('id').where('status', '=', 1).orderBy('id').execute();
const first = Math.floor(paid.length * Number(start));
const waiting = [...paid.slice(first), ...paid.slice(0, first)];

async function ship(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const input = { storeId: 'main', orderId: next.id, now: () => new Date(), mailFrom: undefined };
    try {
      await withSharedCommit(() => shipOrder(db, input));
    } catch (error) {
      // The database was too busy, as its owner would be told; or another process has shipped it.
      if (isUnavailable(error)) waiting.push(next);
      else if (!(error instanceof StartError) || !error.message.includes('already')) throw error;
    }
    process.stdout.write('tried\n');
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, ship));
await db.destroy();

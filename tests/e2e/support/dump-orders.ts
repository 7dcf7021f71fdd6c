import type { FolderShop } from './folder-shop.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

const TABLES = ['orders', 'order_pieces', 'order_events', 'order_links', 'payments', 'returns', 'messages'] as const;

/** All that a link of a mail might change, as one text. */
export async function dumpOrders({ data }: Pick<FolderShop, 'data'>): Promise<string> {
  const db = await openDatabase(`sqlite:${data}/store.db`);
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  await db.destroy();
  return JSON.stringify(rows);
}

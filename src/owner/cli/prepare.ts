import { join } from 'node:path';
import { FILLING, FLAG } from './fill-flag.ts';
import { progressLine } from './progress-line.ts';
import { databaseName } from './say-where.ts';
import { counted } from '#lib/text/counted.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Environment } from '#environment.ts';

/**
 * Fills a database that has no store with the demo shop, unless EMPTY is set; quick and silent when there is one. The
 * shop is applied in one transaction, so that a fill that was cut off is done again.
 */
export async function prepare(
  db: Db,
  { DATA_DIR, DATABASE_URL, EMPTY }: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'EMPTY'>,
  say: (line: string) => void,
): Promise<void> {
  if (EMPTY || (await isFilled(db))) return;
  // Loaded only now: a shop that is filled starts without what reads a folder.
  const { demoFolder } = await import('#demo/demo.ts');
  const { readShopFolder } = await import('../shop-folder/read-shop-folder.ts');
  const { applyFolder } = await import('../shop-folder/apply-folder.ts');
  const folder = await readShopFolder(demoFolder);
  const onProgress = progressLine('Filling the shop', say);
  await applyFolder(db, folder, { media: join(DATA_DIR, 'media'), failOnDelete: false, onProgress });
  await db.updateTable('meta').set({ value: 'filled' }).where('key', '=', FLAG).execute();
  say(`The demo shop with ${counted(folder.products.length, 'product')} is in ${databaseName(DATABASE_URL)}.`);
}

async function isFilled(db: Db): Promise<boolean> {
  const flag = await db.selectFrom('meta').select('value').where('key', '=', FLAG).executeTakeFirst();
  if (flag?.value === FILLING) return false;
  return (await db.selectFrom('stores').select('id').limit(1).executeTakeFirst()) !== undefined;
}

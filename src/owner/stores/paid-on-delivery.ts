import { existsSync } from 'node:fs';
import { connectDatabase } from '#store-api/base/db/open-database.ts';
import { fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import { readSettings } from '#store-api/shop/stores/store-settings.ts';

/**
 * Whether a store of the database is paid on delivery, so that it sells without a gateway (docs/decisions D481). False
 * where that cannot be read: what is wrong with the database, the start says.
 */
export async function isPaidOnDelivery(url: string): Promise<boolean> {
  const path = fileOf(url);
  if (path !== undefined && !existsSync(path)) return false;
  const db = connectDatabase(url);
  try {
    const rows = await db.selectFrom('stores').select('settings').execute();
    return rows.some(({ settings }) => readSettings(settings).payOnDelivery !== undefined);
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}

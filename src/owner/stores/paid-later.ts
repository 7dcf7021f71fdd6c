import { existsSync } from 'node:fs';
import { connectDatabase } from '#store-api/base/db/open-database.ts';
import { fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import { readSettings, type StoreSettings } from '#store-api/shop/stores/store-settings.ts';

/** A store that sells without a gateway: it is paid on delivery, or by bank transfer. */
export function isPaidLater({ payOnDelivery, bankTransfer }: StoreSettings): boolean {
  return payOnDelivery !== undefined || bankTransfer !== undefined;
}

/**
 * Whether a store of the database sells without a gateway (docs/decisions D481). False where that cannot be read: what
 * is wrong with the database, the start says.
 */
export async function hasPaidLater(url: string): Promise<boolean> {
  const path = fileOf(url);
  if (path !== undefined && !existsSync(path)) return false;
  const db = connectDatabase(url);
  try {
    const rows = await db.selectFrom('stores').select('settings').execute();
    return rows.some(({ settings }) => isPaidLater(readSettings(settings)));
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}

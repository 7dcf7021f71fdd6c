import { findStoreById } from './store-of-host.ts';
import type { Db } from '../db/open-database.ts';
import { DEFAULT_TIME_ZONE } from '#config.ts';

/** The store's time zone; the default one of a store that there is not. */
export async function timeZoneOf(db: Db, storeId: string): Promise<string> {
  return (await findStoreById(db, storeId))?.timeZone ?? DEFAULT_TIME_ZONE;
}

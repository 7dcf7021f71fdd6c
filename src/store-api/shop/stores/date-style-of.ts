import { findStoreById } from './store-of-host.ts';
import type { Db } from '../../base/db/open-database.ts';
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from '#config.ts';
import type { DateStyle } from '#lib/dates.ts';

/** How a store writes dates and amounts, and where its days begin; the default of a store that there is not. */
export async function dateStyleOf(db: Db, storeId: string): Promise<DateStyle> {
  const { locale = DEFAULT_LOCALE, timeZone = DEFAULT_TIME_ZONE } = (await findStoreById(db, storeId)) ?? {};
  return { locale, timeZone };
}

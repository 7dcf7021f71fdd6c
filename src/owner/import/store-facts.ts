import type { Kysely } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import { DEFAULT_CURRENCY } from '#config.ts';
import { StartError } from '#environment.ts';

/** What of the store's record decides how a catalogue file is read. @throws StartError when there is no such store */
export async function storeFacts(
  db: Kysely<Database>,
  storeId: string,
): Promise<{ categories: string[]; currency: string }> {
  const store = await db.selectFrom('stores').select('info').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new StartError(`there is no store '${storeId}'`);
  const { categories, currency } = JSON.parse(store.info) as { categories?: unknown; currency?: unknown };
  return {
    categories: Array.isArray(categories) ? categories.filter((name) => typeof name === 'string') : [],
    currency: typeof currency === 'string' && currency ? currency : DEFAULT_CURRENCY,
  };
}

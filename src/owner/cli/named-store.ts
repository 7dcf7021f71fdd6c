import type { Db } from '#store-api/base/db/open-database.ts';
import { StartError } from '#environment.ts';

/** The id of the store that is named, or of the default one. @throws StartError when there is none */
export async function namedStore(db: Db, id: string | undefined): Promise<string> {
  const storeId = id ?? (await defaultStore(db));
  const known = await db.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!known) throw new StartError(`there is no store '${storeId}'`);
  return storeId;
}

async function defaultStore(db: Db): Promise<string> {
  const store = await db
    .selectFrom('stores')
    .select('id')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!store) throw new StartError('There is no store yet: run `npm run store -- prepare` first.');
  return store.id;
}
